import FoundationEssentials

/// Where links may lead: to `https:`, `http:`, `mailto:`, `tel:` and `sms:`, and to paths of the app.
///
/// No script is ever run by a link, and an address with two slashes in front is no path but a host.
nonisolated enum LinkAddress {
  /// Whether a client may be told to follow a URL with that scheme, or with none.
  private static func isSafe(scheme: String?) -> Bool {
    scheme.map { ["https", "http", "mailto", "tel", "sms"].contains($0.lowercased()) } ?? true
  }

  /// An address as it is written into a document; nil if a client must not follow it.
  static func followable(_ address: String) -> String? {
    guard let url = URL(string: address), isSafe(scheme: url.scheme) else { return nil }
    let written = url.absoluteString
    if let scheme = url.scheme { return scheme.lowercased() + written.dropFirst(scheme.count) }
    return written.hasPrefix("/") && !written.hasPrefix("//") ? written : nil
  }

  /// Whether a client may be asked to open an address outside the app: with any scheme, such as another app's, but one
  /// that runs something or reads what is there already.
  static func isOpenable(_ address: String) -> Bool {
    guard let scheme = URL(string: address)?.scheme else { return false }
    return !["javascript", "vbscript", "data", "blob", "file"].contains(scheme.lowercased())
  }
}
