/// The place for an app's dialog: one at most, and only over the place that raised it.
///
///     @Published var dialogs = DialogSlot<MatchesPlace, MatchesDialog>()
///
///     func saveFailed(_ reason: String) {
///       dialogs.raise(DialogState("Oops!", message: reason), by: .edit, in: navigation, otherwise: &banner)
///     }
///
/// What cannot be a dialog any more, since its place was left while it was on its way or another one is
/// up, is said as a banner, so that nothing is lost and nothing is asked about what is not seen.
public nonisolated struct DialogSlot<Place: Hashable, Action: Hashable>: Hashable {
  /// The place that raised the dialog; nil when there is none.
  public private(set) var owner: Place?
  private var shown: DialogState<Action>?

  /// Creates the slot without a dialog.
  public init() {}

  /// The dialog that is up.
  ///
  /// Setting nil closes it; setting another value is typing into its field, and does nothing without one.
  public var dialog: DialogState<Action>? {
    get { shown }
    set {
      if newValue == nil { owner = nil }
      if owner != nil { shown = newValue } else { shown = nil }
    }
  }

  /// Raises a dialog where its place is shown and none is up; says it as a banner otherwise.
  ///
  /// - Returns: whether it is up.
  @discardableResult
  public mutating func raise<State: GuardedState>(
    _ dialog: DialogState<Action>, by place: Place, in state: State,
    otherwise banners: inout BannerState
  ) -> Bool where State.Place == Place {
    guard shown == nil, state.shows(place) else {
      banners.show(dialog.sentence, style: .warning)
      return false
    }
    owner = place
    shown = dialog
    return true
  }

  /// Closes the dialog when its place is not shown any more; to be called with every new state.
  public mutating func moved<State: GuardedState>(to state: State) where State.Place == Place {
    if let owner, !state.shows(owner) { dialog = nil }
  }
}

nonisolated extension DialogState {
  /// What it says, without its buttons.
  public var sentence: String { DialogWords.line(title, message) }
}

nonisolated extension DialogSlot: Sendable where Place: Sendable, Action: Sendable {}
nonisolated extension DialogSlot: Encodable where Place: Encodable, Action: Encodable {}
nonisolated extension DialogSlot: Decodable where Place: Decodable, Action: Decodable {}
