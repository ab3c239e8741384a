/// A value that a session keeps under a name: every view that asks for that name has the same one, and it
/// stays when none of them is on the screen.
///
/// Follows [Apple's `SceneStorage`](https://developer.apple.com/documentation/swiftui/scenestorage), a scene being
/// what a session shows. Values are Codable, or raw values of what is. One name is for one type of value: a
/// view that asks for another has a value of its own, which is not kept. What only one view needs is a ``State``,
/// which outlives sleep and restarts as well.
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
  private var stored: StoredProperty<Value>

  /// Creates a property whose value is this one as long as nothing else was set for the name.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    stored = StoredProperty(wrappedValue, key)
  }

  /// Creates a property that is nil as long as nothing was set for the name.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    stored = StoredProperty(optional: key)
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    stored = StoredProperty(raw: wrappedValue, key)
  }

  /// Creates a property whose raw value is kept, nil as long as nothing was set for the name.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    stored = StoredProperty(rawKey: key)
  }

  /// The value now.
  ///
  /// Before the view is on the screen this is the initial value, and setting does nothing.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }

  /// A view that is handed another name keeps what is under that.
  static var isInput: Bool { true }

  /// Finds the value among those of the session.
  mutating func connect(to slot: DynamicSlot) {
    stored.connect(to: slot.element.graph.sceneValues)
  }
}

extension SceneStorage: InputComparable {
  nonisolated func isSameInput(as other: SceneStorage) -> Bool { stored.key == other.stored.key }
}
