import Wheelhouse

/// The parts of an HTTP request that an answer depends on.
struct WebRequest {
  var method = "GET"
  /// Percent-decoded, without the query.
  var path = "/"
  var host: String?
  var acceptEncoding: String?
  var ifNoneMatch: String?

  /// Whether the client takes gzip; `*` is about what it does not name (RFC 9110 §12.5.3).
  var acceptsGzip: Bool { accepts("gzip") ?? accepts("*") ?? false }

  /// Whether the client takes a coding; nil where it does not name it.
  private func accepts(_ coding: String) -> Bool? {
    let members = HeaderList(acceptEncoding ?? "").lazy.map {
      $0.lowercased().split(separator: ";").map(\.withoutSpaceAround)
    }
    guard let named = members.first(where: { $0.first == coding }) else { return nil }
    return !named.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains(where: Self.isOne) }
  }

  private static func isOne(_ character: Character) -> Bool { ("1"..."9").contains(character) }

  /// Whether the client already has this representation; the comparison is weak, as it must be.
  func has(_ tag: String) -> Bool {
    HeaderList(ifNoneMatch ?? "").contains { member in
      member == "*" || (member.hasPrefix("W/") ? String(member.dropFirst(2)) : member) == tag
    }
  }
}
