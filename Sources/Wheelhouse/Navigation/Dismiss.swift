public import FoundationEssentials
import ScreenDocument

/// Leaves the screen or the sheet that the view stands on.
public struct DismissAction {
  let place: ObservationToken?

  /// Closes the nearest sheet, pops the nearest screen, or goes back from a column by clearing what led
  /// there; on a root, and once the view has gone, it does nothing.
  public func callAsFunction() {
    var candidate = place?.element
    while let found = candidate, !found.isDestroyed {
      if let screen = found as? ScreenElement, screen.stack.leave(screen) == .left { return }
      if let column = found as? ColumnElement, column.split.goBack(from: column) { return }
      if let presentation = found as? PresentationElement { return presentation.anchor.close() }
      candidate = found.owner
    }
  }
}

/// Opens an address: one of the app's own by its links, any other by the client.
///
/// A script, a file or data is not opened, and neither is an address without a scheme that is no path of the app.
public struct OpenURLAction {
  let place: ObservationToken?

  /// Opens an address.
  public func callAsFunction(_ url: String) {
    guard let graph = place?.element?.graph else { return }
    if graph.isEndpoint?(url) == true || LinkAddress.isOpenable(url) {
      graph.effects.append(.openURL(url))
      graph.needsTurn?()
    } else if url.hasPrefix("/"), !url.hasPrefix("//") {
      if !graph.open(url) { graph.leave(for: url) }
    }
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url.absoluteString) }
}

/// Asks the app who is looking, as when a page connects.
public struct IdentifyAction {
  let place: ObservationToken?

  /// Has every page of the session connect again, so that ``App/identity(of:)`` is asked about each.
  ///
  /// Whoever is the same person goes on, where they were; anybody else gets a fresh session.
  public func callAsFunction() {
    guard let graph = place?.element?.graph else { return }
    graph.asksWhoIsThere = true
    graph.needsTurn?()
  }
}

extension EnvironmentValues {
  /// Leaves the screen or the sheet that the view stands on.
  public var dismiss: DismissAction { DismissAction(place: reader) }

  /// Whether the view stands in a presentation or on a screen that was pushed.
  public var isPresented: Bool {
    var candidate = reader?.element
    while let found = candidate {
      if found is PresentationElement { return true }
      if let screen = found as? ScreenElement, screen.serial > 0 { return true }
      candidate = found.owner
    }
    return false
  }

  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction(place: reader) }

  /// Asks the app who is looking, after somebody was signed out elsewhere (<doc:SigningIn>).
  public var identify: IdentifyAction { IdentifyAction(place: reader) }
}

/// How much room the client has across.
public nonisolated enum UserInterfaceSizeClass: String, Sendable, Hashable, Codable {
  /// A narrow window.
  case compact
  /// A wide window.
  case regular
}

/// Light or dark.
public nonisolated enum ColorScheme: String, Sendable, Hashable, Codable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

private nonisolated struct SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private nonisolated struct RoomKey: EnvironmentKey {
  static var defaultValue: Room? { nil }
}

extension EnvironmentValues {
  /// How much room the client has across; a property of the client, never of navigation state.
  ///
  /// A view that reads it is evaluated again when it changes, and no other is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] ?? room?.sizeClass }
    set { self[SizeClassKey.self] = newValue }
  }

  /// The room that the client has, where no view has said otherwise.
  var room: Room? {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}
