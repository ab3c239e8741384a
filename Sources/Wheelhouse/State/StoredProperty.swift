/// What a property has that is kept under a name: the value that it has as long as nothing is kept, and how it is found.
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
    let first = initial is any AppStorable ? nil : initial
    self.init(initial, key) {
      KeptBinding(
        $0.location(of: key, beginningWith: first), or: initial, value: { $0 ?? initial },
        kept: { $0 })
    }
  }

  /// A value of which the raw value is kept.
  init(raw initial: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(initial, key) {
      KeptBinding(
        $0.location(of: key), or: initial,
        value: { $0.flatMap { Value(rawValue: $0) } ?? initial }, kept: \.rawValue)
    }
  }

  /// A value that may be missing.
  init<Wrapped: Codable>(optional key: String) where Value == Wrapped? {
    self.init(nil, key) {
      KeptBinding($0.location(of: key), or: nil, value: { $0 }, kept: { $0 })
    }
  }

  /// A value that may be missing, of which the raw value is kept.
  init<Wrapped: RawRepresentable>(rawKey key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    self.init(nil, key) {
      KeptBinding(
        $0.location(of: key), or: nil, value: { $0.flatMap { Wrapped(rawValue: $0) } },
        kept: { $0?.rawValue })
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

/// A binding to what is kept under a name, if anything is.
private final class KeptBinding<Value, Kept>: BindingStorage<Value> {
  nonisolated deinit {}

  private let location: StateLocation<Kept?>
  /// What it is as long as nothing is.
  private nonisolated(unsafe) let initial: Value
  private let value: @MainActor (Kept?) -> Value
  private let kept: @MainActor (Value) -> Kept?

  init(
    _ location: StateLocation<Kept?>, or initial: Value,
    value: @escaping @MainActor (Kept?) -> Value, kept: @escaping @MainActor (Value) -> Kept?
  ) {
    self.location = location
    self.initial = initial
    self.value = value
    self.kept = kept
  }

  override func get() -> Value { value(location.value) }
  override func set(_ value: Value) { location.value = kept(value) }
  override nonisolated func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? KeptBinding, other.location === location else { return false }
    guard let mine = initial as? any Equatable, let others = other.initial as? any Equatable else {
      return true
    }
    return isEqual(mine, others)
  }
}
