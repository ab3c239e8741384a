import ScreenDocument

/// A value that a view owns: it lives as long as the view's place on the screen.
///
/// Setting it evaluates the views that read it again. A value that is `Codable` outlives the process: it
/// is part of the session's snapshot. So is a Codable object, encoded again when a `@Published` or
/// `@Observable` property changes that its encoding reads; its other properties are saved along with the
/// next such change, and when the session parks. An object whose encoding reads none of these, as the one
/// that the compiler writes for an `@Observable` class, is encoded after every turn. A value that is not Codable is made anew when the session
/// wakes; its type says that this is meant by being ``Transient``, else a warning names the property.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with the value it has the first time.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with an object.
  ///
  /// What is made when there is no session yet, as the state of an ``App`` is, is there for all of them. So each
  /// session has the object made anew, and this one is only what is seen of it before.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) where Value: AnyObject {
    initial = wrappedValue()
    location = Renderer.reading == nil ? UnplacedObject(initial, make: wrappedValue) : nil
  }

  /// Creates a state with the value it has the first time.
  public init(initialValue: Value) { initial = initialValue }

  /// The value now.
  ///
  /// Before the view is on the screen this is the initial value, and setting does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { if let location, location.isPlaced { location.value = newValue } }
  }

  /// A binding to the value, for a child that changes it.
  public var projectedValue: Binding<Value> {
    guard let location, location.isPlaced else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Finds or makes the storage that belongs to the view's place.
  mutating func connect(to slot: DynamicSlot) {
    if let location, location.isPlaced { return }
    let unplaced = location.map { $0 as? UnplacedObject<Value> } ?? nil
    location = slot.storage {
      StateLocation(
        slot.element.graph.restored(Value.self, at: slot) ?? unplaced?.made() ?? initial)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ObjectState {
  var isOneObject: Bool {
    guard StateKind.of(Value.self).isObject else { return false }
    if let optional = initial as? any OptionalValue, optional.some == nil { return false }
    guard let unplaced = location as? UnplacedObject<Value> else { return true }
    return unplaced.made() as AnyObject === initial as AnyObject
  }
}

/// The storage of a `@State`.
class StateLocation<Value>: StateSlot {
  nonisolated deinit {}

  @exclusivity(unchecked) private final var stored: Value

  init(_ value: Value) { stored = value }

  final var value: Value {
    get {
      noteRead()
      return stored
    }
    set {
      let isSame = haveEqualBytes(stored, newValue)
      stored = newValue
      guard !isSame else { return }
      changed()
      if entry != nil { Uncounted(entry.unsafelyUnwrapped) { $0.becameStale() } }
    }
  }

  /// Has a look at the value where it lies.
  final func look<Result>(_ look: @MainActor (UnsafeMutablePointer<Value>) -> Result) -> Result {
    noteRead()
    return look(&stored)
  }

  override var restorability: Restorability {
    if Value.self == NavigationPath.self, let path = stored as? NavigationPath, path.codable == nil
    {
      return .lost
    }
    return super.restorability
  }
  override var kind: StateKind { .of(Value.self) }
  override var isPlain: Bool { _isPOD(Value.self) || Value.self == String.self }
  override var valueType: String { String(describing: Value.self) }

  override func write(
    as kind: StateKind, into text: inout JSONBytes, _ encoder: JSONTextEncoder
  ) -> Bool {
    if Value.self == Int.self, let number = stored as? Int, number.magnitude < 1 << 53 {
      text.appendInteger(number)
      return true
    }
    if Value.self == String.self, let string = stored as? String {
      text.appendString(string)
      return true
    }
    if kind.isObject { noteObject(kind) }
    guard let type = kind.encodable else { return false }
    return write(as: type, into: &text, encoder)
  }

  private func write<Encoded: Encodable>(
    as type: Encoded.Type, into text: inout JSONBytes, _ encoder: JSONTextEncoder
  ) -> Bool {
    (try? encoder.encode(copy(as: type), into: &text)) != nil
  }

  /// Will have the object encoded again when it says that it changes.
  private func noteObject(_ kind: StateKind) {
    if let type = kind.observable {
      noteObject(as: type)
    } else if let object = stored as? any ObservableObject {
      object.objectWillChange.source.noteRead()
    }
  }

  private func noteObject<Object: ObservableObject>(as type: Object.Type) {
    copy(as: type).objectWillChange.source.noteRead()
  }

  /// The value as what its type is known to be, without a cast.
  private func copy<Known>(as type: Known.Type) -> Known {
    precondition(type == Value.self, "the kind is that of another type")
    return UnsafeRawPointer(rawAddress(&stored))
      .assumingMemoryBound(to: type).pointee
  }
}

/// What a `@State` has in place of storage when it was made without a place: how to make its object.
private final class UnplacedObject<Value>: StateLocation<Value> {
  nonisolated deinit {}

  private let make: @MainActor () -> Value

  init(_ first: Value, make: @escaping @MainActor () -> Value) {
    self.make = make
    super.init(first)
  }

  func made() -> Value { make() }
}

/// Tells whether two values are the same bit by bit: then nothing changed.
nonisolated func haveEqualBytes<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in first.elementsEqualBytes(second) }
  }
}
