import Wheelhouse

/// The router that holds where the session is; small ones translate for their screens and share it.
struct MainRouter: Router {
  let session: RoutingSession

  /// Goes to a screen from where the person is; how it is shown is the plan's affair.
  func navigate(to screen: RoutingScreen) { session.door.propose { $0.go(to: screen) } }

  /// Goes where a link leads, from wherever the person is.
  func follow(_ link: RoutingScreen) {
    session.dialog = nil
    session.door.propose { $0.follow(link) }
  }

  /// Says that nothing is shown at a URL; the person stays where they are.
  func failToFind(_ url: String) {
    session.banner.show("Nothing is shown at \(url.prefix(80))", style: .error)
  }

  /// Leaves a screen, wherever it is shown.
  func leave(_ screen: RoutingScreen) { session.door.propose { $0.leave(screen) } }

  /// Closes the modal.
  func closeModal() { session.door.propose { $0.closeModal() } }

  /// Whether the session may go to another window; with unsaved work the person is asked first.
  func mayLeaveWindow(for url: String) -> Bool {
    session.door.propose { $0.exit = url } == .taken
  }
}
