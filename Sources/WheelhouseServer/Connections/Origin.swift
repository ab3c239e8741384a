/// A web origin, RFC 6454: scheme, host and port, with the scheme's own port left out.
struct Origin: Equatable {
  let scheme: String
  let authority: String

  var text: String { scheme + "://" + authority }

  /// Reads `scheme://host[:port]`; nil for `null`, other schemes, and anything with a path.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "http" || parts[0] == "https" else { return nil }
    guard parts[1].hasPrefix("//") else { return nil }
    scheme = String(parts[0])
    authority = Self.normal(String(parts[1].dropFirst(2)), scheme: scheme)
    guard !authority.isEmpty, Self.isAuthority(authority) else { return nil }
  }

  /// Whether a page of this origin came from the host a request names.
  ///
  /// The scheme is not compared: a proxy in front may have ended TLS.
  func isSameHost(as host: String) -> Bool {
    Self.normal(host.lowercased(), scheme: scheme) == authority
  }

  /// Whether the text is a host with an optional port, safe to repeat in a header.
  static func isAuthority(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 256
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: ".-_:[]".utf8.contains(byte)
        }
      }
  }

  /// Whether an authority names the machine itself, or is the number of one: no name that somebody else's server of
  /// names leads here.
  static func isLocal(_ authority: String) -> Bool {
    if IPAddress(node: authority) != nil { return true }
    let name = authority.prefix { $0 != ":" }.lowercased()
    return name == "localhost" || name.hasSuffix(".localhost")
  }

  private static func normal(_ authority: String, scheme: String) -> String {
    let port = scheme == "https" ? ":443" : ":80"
    return authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
  }
}
