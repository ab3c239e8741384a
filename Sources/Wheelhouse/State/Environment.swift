/// A key of the environment with the value it has where nobody set one.
public nonisolated protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Values handed down from a view to everything inside it.
///
/// Extend it with computed properties over `self[Key.self]`, as in SwiftUI.
public nonisolated struct EnvironmentValues {
  fileprivate var node: EnvironmentNode?
  /// Whether controls here answer.
  public var isEnabled = true
  /// For which controls styles of the app's own are in force.
  var styled: StyledControls = []
  /// Where buttons here are among swipe actions.
  var swipe: SwipePlace = []

  init() {}

  /// Points to the values without keeping them.
  var link: EnvironmentLink {
    EnvironmentLink(
      node: node == nil ? nil : .passUnretained(node.unsafelyUnwrapped), isEnabled: isEnabled,
      styled: styled, swipe: swipe)
  }

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { node(under: ObjectIdentifier(key))?.value(as: Key.Value.self) ?? Key.defaultValue }
    set { set(newValue, under: ObjectIdentifier(key)) }
  }

  /// Whether a value was set that these, which they began as, do not have.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type, beyond outer: EnvironmentValues) -> Bool {
    var candidate = node
    while let found = candidate, found !== outer.node {
      if found.key == ObjectIdentifier(key) { return true }
      candidate = found.next
    }
    return false
  }

  /// The observable object of a type, if one was handed down.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    node(under: ObjectIdentifier(type))?.value(as: type)
  }

  /// Hands an object down, or nothing in place of one that was handed down further out.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    if let object {
      set(object, under: ObjectIdentifier(Object.self))
    } else {
      set(Nothing(), under: ObjectIdentifier(Object.self))
    }
  }

  private nonisolated struct Nothing: Equatable {}

  /// The way to the element on whose behalf values are read, for values that are about its place.
  ///
  /// One value among the others, and only where a view reads the environment: an element keeps none.
  var reader: ObservationToken? {
    node(under: ObjectIdentifier(ObservationToken.self))?.value(as: ObservationToken.self)
  }

  @MainActor mutating func setReader(_ element: Element) {
    set(element.token, under: ObjectIdentifier(ObservationToken.self))
  }

  /// Tells whether every value is the same as in `other`.
  func isSame(as other: EnvironmentValues) -> Bool {
    guard isEnabled == other.isEnabled, styled == other.styled, swipe == other.swipe else {
      return false
    }
    var mine = node
    var theirs = other.node
    while mine !== theirs {
      guard let first = mine, let second = theirs, first.isSame(as: second) else { return false }
      mine = first.next
      theirs = second.next
    }
    return true
  }

  private func node(under key: ObjectIdentifier) -> EnvironmentNode? {
    var candidate = node
    while let found = candidate {
      if found.key == key { return found }
      candidate = found.next
    }
    return nil
  }

  private mutating func set(_ value: Any, under key: ObjectIdentifier) {
    node = EnvironmentNode(key: key, value: value, next: node)
  }
}

/// Points to the values of an environment while somebody else keeps them.
nonisolated struct EnvironmentLink {
  fileprivate let node: Unmanaged<EnvironmentNode>?
  var isEnabled: Bool
  var styled: StyledControls
  var swipe: SwipePlace

  /// The values, kept.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.node = node?.takeUnretainedValue()
    values.isEnabled = isEnabled
    values.styled = styled
    values.swipe = swipe
    return values
  }

  /// Tells whether these are the very values, or equal ones.
  func isSame(as other: EnvironmentValues) -> Bool {
    let link = other.link
    let isIdentical =
      isEnabled == link.isEnabled && styled == link.styled && swipe == link.swipe
      && node?.toOpaque() == link.node?.toOpaque()
    return isIdentical || values.isSame(as: other)
  }
}

/// One value of an environment and those around it.
nonisolated final class EnvironmentNode {
  nonisolated deinit {}

  fileprivate let key: ObjectIdentifier
  fileprivate let value: Any
  fileprivate let next: EnvironmentNode?

  fileprivate init(key: ObjectIdentifier, value: Any, next: EnvironmentNode?) {
    self.key = key
    self.value = value
    self.next = next
  }

  /// The value, which nearly always is of the very type: a cast would look at the runtime's tables.
  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    func same<Stored>(_ stored: Stored) -> Value? {
      Stored.self == Value.self ? _identityCast(stored, to: Value.self) : stored as? Value
    }
    return _openExistential(value, do: same)
  }

  fileprivate func isSame(as other: EnvironmentNode) -> Bool {
    guard key == other.key else { return false }
    if let first = value as? any Equatable { return isEqual(first, other.value) }
    guard let first = object(value), let second = object(other.value) else { return false }
    return first === second
  }

  private func object(_ value: Any) -> AnyObject? {
    if let optional = value as? any OptionalValue { return optional.some.flatMap(object) }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }

  private func isEqual<T: Equatable>(_ first: T, _ second: Any) -> Bool { first == second as? T }
}

/// An optional of any type, to be looked into.
nonisolated protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var some: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var some: Any? { self }
}

/// A value of the environment, or an observable object handed down by type.
@propertyWrapper
public struct Environment<Value>: EnvironmentReader {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Reads the value at a key path, for example `\.dismiss`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// Reads an observable object set with `.environment(_:)`; without one the program stops, as in SwiftUI.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { requireObject(type, in: $0, setter: ".environment(_:)") }
  }

  /// Reads an observable object set with `.environment(_:)`, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(type) }
  }

  /// The value now.
  public var wrappedValue: Value { read(values) }

  /// Takes the values of the view's place.
  mutating func connect(to slot: DynamicSlot) {
    values = slot.element.environment
    values.setReader(slot.element)
  }

  mutating func take(_ values: EnvironmentValues) { self.values = values }
}

/// An object set with `.environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: EnvironmentReader {
  private var values = EnvironmentValues()

  /// Reads the object by its type.
  public init() {}

  /// The object; without one the program stops, as in SwiftUI.
  public var wrappedValue: ObjectType {
    let object = requireObject(ObjectType.self, in: values, setter: ".environmentObject(_:)")
    ObservedLink.noteRead(object)
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedBindings<ObjectType> { ObservedBindings(wrappedValue) }

  /// Takes the values of the view's place.
  mutating func connect(to slot: DynamicSlot) { values = slot.element.environment }

  mutating func take(_ values: EnvironmentValues) { self.values = values }
}

private func requireObject<Object: AnyObject>(
  _ type: Object.Type, in values: EnvironmentValues, setter: String
) -> Object {
  guard let object = values.object(type) else {
    preconditionFailure(
      "No \(type) in the environment: set one with \(setter) on a view further out")
  }
  return object
}
