import ScreenDocument

/// A value that a session keeps under a name: every view that asks for that name has the same one, and it
/// stays when none of them is on the screen.
///
/// Follows [Apple's `SceneStorage`](https://developer.apple.com/documentation/swiftui/scenestorage), a scene being
/// what a session shows. Values are Codable, or raw values of what is. One name is for one type of value: a
/// view that asks for another has a value of its own, which is not kept. What only one view needs is a ``State``,
/// which outlives sleep and restarts as well.
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
  private let place: @MainActor (StoredValues) -> BindingStorage<Value>
  private let initial: Value
  private var storage: BindingStorage<Value>?

  private init(
    _ initial: Value, _ place: @escaping @MainActor (StoredValues) -> BindingStorage<Value>
  ) {
    self.initial = initial
    self.place = place
  }

  /// Creates a property whose value is this one as long as nothing else was set for the name.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    self.init(wrappedValue) { LocationBinding($0.location(of: key, or: wrappedValue)) }
  }

  /// Creates a property that is nil as long as nothing was set for the name.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(wrappedValue) {
      RawBinding($0.location(of: key, or: wrappedValue.rawValue)) {
        Value(rawValue: $0) ?? wrappedValue
      } raw: {
        $0.rawValue
      }
    }
  }

  /// Creates a property whose raw value is kept, nil as long as nothing was set for the name.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    self.init(nil) {
      RawBinding($0.location(of: key, or: Wrapped.RawValue?.none)) {
        $0.flatMap { Wrapped(rawValue: $0) }
      } raw: {
        $0?.rawValue
      }
    }
  }

  /// The value now.
  ///
  /// Before the view is on the screen this is the initial value, and setting does nothing.
  public var wrappedValue: Value {
    get { storage?.get() ?? initial }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    storage.map { Binding(storage: $0) } ?? .constant(initial)
  }

  /// Finds the value among those of the session.
  mutating func connect(to slot: DynamicSlot) {
    if storage == nil { storage = place(slot.element.graph.sceneValues) }
  }
}
