import Wheelhouse

/// How a match that is edited is shown: the coordinator's choice, which no view knows.
nonisolated enum EditPresentation: Sendable {
  /// Over the matches, in a stack of its own.
  case modal
  /// On the stack of the matches.
  case pushed
}

// What the containers are bound to: nothing else depends on the choice.
extension MatchesFlow {
  /// The screens above the matches.
  var pushedPath: Binding<[EditRoute]> {
    presentation == .pushed ? door.pushedPath : .constant([])
  }

  /// What is presented over the tabs.
  var modal: Binding<EditPlace?> { presentation == .modal ? door.modal : .constant(nil) }

  /// The question about unsaved work, which stands over the screens that have it.
  func question(for asker: EditPresentation) -> Binding<DialogState<DoorAnswer>?> {
    presentation == asker ? door.question : .constant(nil)
  }

  private var door: Binding<NavigationDoor<MatchesNavigation>> {
    ObservedObject(wrappedValue: session).projectedValue.door
  }
}
