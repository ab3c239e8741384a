public import FoundationEssentials
import ScreenDocument

/// A value that the person's browser keeps for the app under a name: every session that begins in that browser
/// later has it, and every view of a session that asks for that name.
///
/// Follows [Apple's `AppStorage`](https://developer.apple.com/documentation/swiftui/appstorage), with what the client
/// keeps in place of the user defaults of a device: texts, numbers and truth values, raw values of these, and
/// optionals of them, of 4 KiB together. A client says them when it comes, and keeps what the document says of them. They are the person's to
/// change, so an app asks its own store, and not them, what somebody may do. Two sessions that are open at once
/// do not hear of each other: each sees what the other has set when its page is loaded again.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
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
  public init(wrappedValue: Value, _ key: String) where Value: AppStorable {
    self.init(wrappedValue) { LocationBinding($0.location(of: key, or: wrappedValue)) }
  }

  /// Creates a property that is nil as long as nothing was set for the name.
  public init<Wrapped: AppStorable>(_ key: String) where Value == Wrapped? {
    self.init(nil) { LocationBinding($0.location(of: key, or: nil)) }
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: AppStorable {
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
  where Value == Wrapped?, Wrapped.RawValue: AppStorable {
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

  /// Finds the value among those of the client.
  mutating func connect(to slot: DynamicSlot) {
    if storage == nil { storage = place(slot.element.graph.appValues) }
  }
}

/// A value that a client can keep: a text, a number or a truth value.
public nonisolated protocol AppStorable: Codable {}

extension Bool: AppStorable {}
extension Int: AppStorable {}
extension Double: AppStorable {}
extension String: AppStorable {}
extension URL: AppStorable {}
