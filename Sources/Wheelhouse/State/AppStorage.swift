public import FoundationEssentials

/// A value that the person's browser keeps for the app under a name: every session that begins in that browser
/// later has it, and every view of a session that asks for that name.
///
/// Follows [Apple's `AppStorage`](https://developer.apple.com/documentation/swiftui/appstorage), with what the client
/// keeps in place of the user defaults of a device: texts, numbers and truth values, raw values of these, and
/// optionals of them, of 4 KiB together. A client says them when it comes, and keeps what the document says of them.
/// They are the person's to change, so an app asks its own store, and not them, what somebody may do. What one tab of
/// the browser sets, the others show when they are looked at.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
  private var stored: StoredProperty<Value>

  /// Creates a property whose value is this one as long as nothing else was set for the name.
  public init(wrappedValue: Value, _ key: String) where Value: AppStorable {
    stored = StoredProperty(wrappedValue, key)
  }

  /// Creates a property that is nil as long as nothing was set for the name.
  public init<Wrapped: AppStorable>(_ key: String) where Value == Wrapped? {
    stored = StoredProperty(optional: key)
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: AppStorable {
    stored = StoredProperty(raw: wrappedValue, key)
  }

  /// Creates a property whose raw value is kept, nil as long as nothing was set for the name.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: AppStorable {
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

  /// Finds the value among those of the client.
  mutating func connect(to slot: DynamicSlot) {
    stored.connect(to: slot.element.graph.appValues)
  }
}

extension AppStorage: InputComparable {
  nonisolated func isSameInput(as other: AppStorage) -> Bool { stored.key == other.stored.key }
}

/// A value that a client can keep: a text, a number or a truth value.
public nonisolated protocol AppStorable: Codable {}

extension Bool: AppStorable {}
extension Int: AppStorable {}
extension Double: AppStorable {}
extension String: AppStorable {}
extension URL: AppStorable {}
