/// What a property has that is kept under a name: the value it begins with, and how it is found.
struct StoredProperty<Value> {
  let key: String
  private let initial: Value
  private let place: @MainActor (StoredValues) -> BindingStorage<Value>
  private var storage: BindingStorage<Value>?

  private init(
    _ initial: Value, _ key: String,
    _ place: @escaping @MainActor (StoredValues) -> BindingStorage<Value>
  ) {
    self.key = key
    self.initial = initial
    self.place = place
  }

  /// A value that is kept as it is.
  init(_ initial: Value, _ key: String) where Value: Codable {
    self.init(initial, key) { LocationBinding($0.location(of: key, or: initial)) }
  }

  /// A value of which the raw value is kept.
  init(raw initial: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(initial, key) {
      RawBinding(
        $0.location(of: key, or: initial.rawValue), value: { Value(rawValue: $0) ?? initial },
        raw: \.rawValue)
    }
  }

  /// A value that may be missing, of which the raw value is kept.
  init<Wrapped: RawRepresentable>(rawKey key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    self.init(nil, key) {
      RawBinding(
        $0.location(of: key, or: Wrapped.RawValue?.none),
        value: { $0.flatMap { Wrapped(rawValue: $0) } }, raw: { $0?.rawValue })
    }
  }

  /// Before the view is on the screen this is the initial value, and setting does nothing.
  var value: Value {
    get { storage?.get() ?? initial }
    nonmutating set { storage?.set(newValue) }
  }

  var binding: Binding<Value> { storage.map { Binding(storage: $0) } ?? .constant(initial) }

  mutating func connect(to values: @autoclosure () -> StoredValues) {
    if storage == nil { storage = place(values()) }
  }
}

/// A binding to what is kept as raw values.
private final class RawBinding<Value, Raw>: BindingStorage<Value> {
  nonisolated deinit {}

  private let location: StateLocation<Raw>
  private let value: @MainActor (Raw) -> Value
  private let raw: @MainActor (Value) -> Raw

  init(
    _ location: StateLocation<Raw>, value: @escaping @MainActor (Raw) -> Value,
    raw: @escaping @MainActor (Value) -> Raw
  ) {
    self.location = location
    self.value = value
    self.raw = raw
  }

  override func get() -> Value { value(location.value) }
  override func set(_ value: Value) { location.value = raw(value) }
  override nonisolated func isSame(as other: BindingStorage<Value>) -> Bool {
    (other as? RawBinding)?.location === location
  }
}
