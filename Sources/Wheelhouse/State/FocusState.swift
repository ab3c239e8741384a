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

/// A property that says where the person is, as long as it is there.
struct FocusPlace {
  fileprivate private(set) weak var slot: FocusSlot?
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
  private var fields: [UInt64: Field] = [:]
  private weak var graph: ViewGraph?

  /// What a field stands for, and what hears of the person, too, who is in it.
  private struct Field {
    let value: Value
    let around: FocusTarget?
  }

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
    set { if graph?.isWaking != true { go(to: newValue) } }
  }

  override func leave() { move(to: none, among: []) }

  /// Whether the field that stands for a value has the focus; `slots` are those that say so then.
  func isFocused(_ value: Value, among slots: @autoclosure () -> [FocusSlot]) -> Bool {
    noteRead()
    if let awaited, spelling(value) == awaited { move(to: value, among: slots()) }
    return stored == value
  }

  /// The person has come to the field that stands for a value; `slots` are those that say so.
  func come(to value: Value, among slots: [FocusSlot]) { move(to: value, among: slots) }

  /// The person has left the field that stands for a value.
  func go(from value: Value) { if stored == value { leave() } }

  /// The app takes the person to the field that stands for a value, and so into what is around that field.
  private func go(to new: Value) {
    if new == none { return leave() }
    let around = fields.values.first { $0.value == new }?.around
    let slots = [self] + (around?.slots ?? [])
    if stored != new { around?.come(among: slots) }
    move(to: new, among: slots)
  }

  private func move(to new: Value, among slots: [FocusSlot]) {
    awaited = nil
    guard stored != new else { return }
    stored = new
    graph?.focusMoved(in: self, to: new == none ? nil : slots)
    changed()
    entry?.becameStale()
  }

  /// A field stands for a value now, inside of what hears of the person in it, too.
  func setField(at place: UInt64, to value: Value, inside around: FocusTarget?) {
    fields[place] = Field(value: value, around: around)
  }

  /// A field is gone.
  func removeField(at place: UInt64) { fields[place] = nil }

  /// Without its field the focus is nowhere, and does not come back with it.
  func forgetMissing() { if !fields.values.contains(where: { $0.value == stored }) { leave() } }

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
  /// The focus has come to a value of a property and of those around, or has left it where there are none: the person is
  /// in one place only.
  fileprivate func focusMoved(in slot: FocusSlot, to slots: [FocusSlot]?) {
    let former = focus.compactMap(\.slot)
    guard slots != nil || former.contains(where: { $0 === slot }) else { return }
    focus = (slots ?? []).map(FocusPlace.init)
    for other in former where other !== slot {
      if !(slots ?? []).contains(where: { $0 === other }) { other.leave() }
    }
  }
}
