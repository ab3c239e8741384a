import Wheelhouse

/// What of a session outlives the process: where it is, what it asks and says, what is worked on.
final class RoutingSession: ObservableObject, Codable {
  /// Where the session is; every way out of a screen is a proposal to this door.
  @Published var door = NavigationDoor(RoutingNavigation()) { didSet { tidy() } }
  @Published var banner = BannerState()
  /// What the settings ask.
  @Published var dialog: DialogState<SettingsAnswer>?
  let workspace: Workspace

  init() { workspace = Workspace() }

  /// Who is signed in, as far as the gate is open.
  var account: String? { door.gate.isOpen ? workspace.account : nil }

  /// The question about unsaved work, where the tabs are in front.
  var tabsQuestion: DialogState<DoorAnswer>? {
    get { door.modal.isEmpty ? door.question : nil }
    set { door.question = newValue }
  }

  /// The question about unsaved work, where the modal is in front.
  var modalQuestion: DialogState<DoorAnswer>? {
    get { door.modal.isEmpty ? nil : door.question }
    set { door.question = newValue }
  }

  /// Drops drafts that were given up, and a dialog whose screen is not seen any more.
  private func tidy() {
    workspace.keepDrafts { door.hasWork(at: .edit($0)) }
    if dialog != nil, door.screen != .settings { dialog = nil }
  }
}
