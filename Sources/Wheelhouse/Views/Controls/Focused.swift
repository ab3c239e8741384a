import ScreenDocument

extension View {
  /// Binds whether the person is in the fields inside to a flag.
  ///
  /// Where the app sets it, the person is taken to the first of them. Other controls have no part in it.
  public consuming func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, KeepingModifier> { focused(condition, equals: true) }

  /// Binds whether the person is in the fields inside to a value being the one they stand for.
  public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, KeepingModifier> {
    ModifiedContent(content: self, modifier: .focused(binding, value, \.focusTarget))
  }

  /// Binds whether the person is in the search field inside to a flag.
  public consuming func searchFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, KeepingModifier> { searchFocused(condition, equals: true) }

  /// Binds whether the person is in the search field inside to a value being the one it stands for.
  public consuming func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, KeepingModifier> {
    ModifiedContent(content: self, modifier: .focused(binding, value, \.searchFocusTarget))
  }

  /// Takes the person to the field that stands for a value, when the view comes onto the screen.
  public consuming func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> ModifiedContent<Self, PlacingModifier> {
    onAppear { binding.wrappedValue = value }
  }
}

/// What the fields inside ask whether the focus is theirs, and tell that it is.
///
/// One inside another one asks and tells that one, too.
class FocusTarget: Source {
  nonisolated deinit {}

  fileprivate final var outer: FocusTarget?

  var isFocused: Bool { outer?.isFocused ?? false }

  /// The properties that say that the person is in a field in here.
  var slots: [FocusSlot] { outer?.slots ?? [] }

  /// The person has come to a field in here, as all of these say then.
  ///
  /// The innermost hears of it last: where two are of one `@FocusState`, what the inner one stands for is the field's.
  func come(among slots: [FocusSlot]) { outer?.come(among: slots) }

  /// The person has left the fields in here.
  func go() { outer?.go() }

  /// What a field does when the person comes or goes.
  final var action: NamedAction {
    NamedAction(name: .focus) { value in
      guard case .bool(let isFocused) = value else { return false }
      if isFocused { self.come(among: self.slots) } else { self.go() }
      return true
    }
  }
}

/// The fields inside, which stand for one of the values of a `@FocusState`.
private final class ValueTarget<Value: Hashable>: FocusTarget {
  nonisolated deinit {}

  private(set) var location: FocusLocation<Value>?
  private(set) var value: Value?

  /// Views further in that are not rendered again are told when they come to stand for something else.
  func stand(for value: Value, in location: FocusLocation<Value>, inside outer: FocusTarget?) {
    guard self.value != value || self.location !== location || self.outer !== outer else { return }
    (self.location, self.value, self.outer) = (location, value, outer)
    changed()
  }

  override var isFocused: Bool {
    noteRead()
    let isAround = super.isFocused
    guard let location, let value else { return isAround }
    return location.isFocused(value, among: slots) || isAround
  }

  override var slots: [FocusSlot] { (location.map { [$0] } ?? []) + super.slots }

  override func come(among slots: [FocusSlot]) {
    super.come(among: slots)
    if let location, let value { location.come(to: value, among: slots) }
  }

  // Those around hear that the focus is nowhere.
  override func go() {
    if let location, let value { location.go(from: value) } else { super.go() }
  }
}

extension KeepingModifier {
  fileprivate static func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    _ target: WritableKeyPath<EnvironmentValues, FocusTarget?>
  ) -> KeepingModifier {
    KeepingModifier { context in
      var values = context.environment.values
      guard let location = binding.location else { return values }
      let kept = context.kept(0x0F) { ValueTarget<Value>() }
      let outer = values[keyPath: target]
      kept?.stand(for: value, in: location, inside: outer)
      context.lifecycle(FocusEntry(context.identity, value, in: location, inside: outer))
      values[keyPath: target] = kept
      return values
    }
  }
}

/// Tells a `@FocusState` what the fields on the screen stand for.
private final class FocusEntry<Value: Hashable>: LifecycleEntry {
  nonisolated deinit {}

  private let value: Value
  private let location: FocusLocation<Value>
  private let outer: FocusTarget?

  init(
    _ identity: UInt64, _ value: Value, in location: FocusLocation<Value>,
    inside outer: FocusTarget?
  ) {
    (self.value, self.location, self.outer) = (value, location, outer)
    super.init(identity)
  }

  override func started(_ graph: ViewGraph) {
    location.setField(at: identity, to: value, inside: outer)
  }

  override func carried(from former: LifecycleEntry, _ graph: ViewGraph) {
    guard let former = former as? FocusEntry<Value> else { return started(graph) }
    if former.location === location, former.value == value, former.outer === outer { return }
    former.ended(graph)
    started(graph)
  }

  override func ended(_ graph: ViewGraph) {
    location.removeField(at: identity)
    graph.afterRender.append { [location] in location.forgetMissing() }
  }
}

private nonisolated struct FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

private nonisolated struct SearchFocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  /// What the fields of a form tell that the person is in them.
  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }

  /// What a search field tells that the person is in it.
  var searchFocusTarget: FocusTarget? {
    get { self[SearchFocusTargetKey.self] }
    set { self[SearchFocusTargetKey.self] = newValue }
  }
}
