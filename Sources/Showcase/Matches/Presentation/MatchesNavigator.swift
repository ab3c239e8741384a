/// Who decides what becomes of what a view model is asked for: the coordinator.
///
/// View models hand over the next view model, and never say how it is to be shown.
protocol MatchesNavigator: AnyObject {
  /// Somebody wants to edit a match, or to add one.
  func edit(_ viewModel: EditMatchViewModel)

  /// Somebody wants to choose the players of a side.
  func choosePlayers(_ viewModel: PlayersViewModel, for side: Side)

  /// Editing is over: saved, or given up.
  func endEditing(_ viewModel: EditMatchViewModel)
}
