import ScreenDocument

/// Which of the fields that say ``View/focused(_:equals:)`` the person is in: read, to show it, and set, to take the
/// person there.
///
/// Follows [Apple's `FocusState`](https://developer.apple.com/documentation/swiftui/focusstate): a flag for one
/// field, or an optional value that says which of several, nil while it is none of them. There is one focus in a
/// session. It is where it was when the session wakes, and who sets it while it does is not heard.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
  private let none: Value
  private let spelling: @MainActor (Value) -> String?
  private var location: FocusLocation<Value>?

  /// Creates a flag, which is true while the person is in the field.
  public init() where Value == Bool {
    none = false
    spelling = { $0 ? "true" : nil }
  }

  /// Creates a value that says in which field the person is, nil at first.
  public init<Field: Hashable>() where Value == Field? {
    none = nil
    spelling = { $0.map { String(describing: $0) } }
  }

  /// Where the person is now; false or nil where that is in none of the fields.
  ///
  /// Before the view is on the screen this is so, too, and setting does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.value = newValue }
  }

  /// What a field, or a child with fields, is handed.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  mutating func connect(to slot: DynamicSlot) {
    guard location == nil else { return }
    location = slot.storage {
      FocusLocation(
        none: none, spelling: spelling, awaited: slot.restoredFocus, slot.element.graph)
    }
  }

  /// Read and write access to where the person is.
  @propertyWrapper
  public struct Binding: ConnectedProperty {
    let location: FocusLocation<Value>?
    fileprivate let none: Value

    /// Where the person is now.
    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set { location?.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    static var isInput: Bool { true }

    /// Does nothing: a binding is connected where it was made.
    mutating func connect(to slot: DynamicSlot) {}
  }
}

extension FocusState.Binding: InputComparable {
  nonisolated func isSameInput(as other: FocusState.Binding) -> Bool { location === other.location }
}

extension DynamicSlot {
  /// The name of the field that a snapshot says the person is in.
  fileprivate var restoredFocus: String? { element.graph.restored(String.self, at: self) }
}

/// The storage of a `@FocusState`, whatever its values are.
class FocusSlot: StateSlot {
  nonisolated deinit {}

  /// The person is somewhere else.
  func leave() {}
}

/// The storage of a `@FocusState`.
///
/// Its values need not be Codable, as those of SwiftUI's examples are not: a snapshot keeps the description of one,
/// and the field that comes with the same description has the focus again.
final class FocusLocation<Value: Hashable>: FocusSlot {
  nonisolated deinit {}

  private let none: Value
  private let spelling: @MainActor (Value) -> String?
  private var stored: Value
  /// What a snapshot kept, until a field comes that it is the name of.
  private var awaited: String?
  /// What the fields on the screen stand for, by their places.
  private var fields: [UInt64: Value] = [:]
  private weak var graph: ViewGraph?

  init(
    none: Value, spelling: @escaping @MainActor (Value) -> String?, awaited: String?,
    _ graph: ViewGraph
  ) {
    (self.none, self.spelling, self.awaited, self.graph) = (none, spelling, awaited, graph)
    stored = none
  }

  var value: Value {
    get {
      noteRead()
      return stored
    }
    set { if graph?.isWaking != true { move(to: newValue) } }
  }

  override func leave() { move(to: none) }

  /// Whether the field that stands for a value has the focus.
  func isFocused(_ value: Value) -> Bool {
    noteRead()
    if let awaited, spelling(value) == awaited { move(to: value) }
    return stored == value
  }

  /// The person has gone to the field that stands for a value, or has left it.
  func take(_ isFocused: Bool, _ value: Value) {
    if isFocused { move(to: value) } else if stored == value { move(to: none) }
  }

  private func move(to new: Value) {
    awaited = nil
    guard stored != new else { return }
    stored = new
    graph?.focusMoved(in: self, isHere: new != none)
    changed()
    entry?.becameStale()
  }

  /// A field stands for a value now; nil when it is gone.
  func setField(at place: UInt64, to value: Value?) { fields[place] = value }

  /// Without its field the focus is nowhere, and does not come back with it.
  func forgetMissing() { if !fields.values.contains(stored) { move(to: none) } }

  override var kind: StateKind { .of(String.self) }
  override var isPlain: Bool { true }
  override var valueType: String { String(describing: Value.self) }

  override func write(
    as kind: StateKind, into text: inout JSONBytes, _ encoder: JSONTextEncoder
  ) -> Bool {
    guard let field = awaited ?? spelling(stored) else { return false }
    text.appendString(field)
    return true
  }
}

extension ViewGraph {
  /// The focus has come to one of the values of a property, or has left them: the person is in one place only.
  fileprivate func focusMoved(in slot: FocusSlot, isHere: Bool) {
    let former = focus
    if isHere { focus = slot } else if former === slot { focus = nil }
    if isHere, former !== slot { former?.leave() }
  }
}
