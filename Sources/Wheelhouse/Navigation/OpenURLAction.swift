public import FoundationEssentials
import ScreenDocument

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

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction(place: reader) }
}
