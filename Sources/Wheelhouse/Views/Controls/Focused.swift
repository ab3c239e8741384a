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
class FocusTarget: Source {
  nonisolated deinit {}

  var isFocused: Bool { false }

  func take(_ isFocused: Bool) {}

  /// What a field does when the person comes or goes.
  final var action: NamedAction {
    NamedAction(name: .focus) { value in
      guard case .bool(let isFocused) = value else { return false }
      self.take(isFocused)
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
  func stand(for value: Value, in location: FocusLocation<Value>) {
    guard self.value != value || self.location !== location else { return }
    (self.location, self.value) = (location, value)
    changed()
  }

  override var isFocused: Bool {
    noteRead()
    guard let location, let value else { return false }
    return location.isFocused(value)
  }

  override func take(_ isFocused: Bool) {
    if let location, let value { location.take(isFocused, value) }
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
      kept?.stand(for: value, in: location)
      context.lifecycle(FocusEntry(context.identity, value, in: location))
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

  init(_ identity: UInt64, _ value: Value, in location: FocusLocation<Value>) {
    (self.value, self.location) = (value, location)
    super.init(identity)
  }

  override func started(_ graph: ViewGraph) { location.setField(at: identity, to: value) }

  override func carried(from former: LifecycleEntry, _ graph: ViewGraph) {
    guard let former = former as? FocusEntry<Value> else { return started(graph) }
    if former.location === location, former.value == value { return }
    former.ended(graph)
    started(graph)
  }

  override func ended(_ graph: ViewGraph) {
    location.setField(at: identity, to: nil)
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
