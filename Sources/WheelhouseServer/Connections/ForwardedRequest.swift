/// What proxies in front say about a request: Forwarded (RFC 7239), or the older X-Forwarded-For, -Proto
/// and -Host.
///
/// Each proxy adds the address that it was called from, so the list is read from its end: past the proxies
/// that are trusted, to the first address that is not. What stands before that anybody may have written.
struct ForwardedRequest: Equatable {
  /// The client's address; nil where the nearest proxy does not tell it.
  var client: IPAddress?
  /// What the client spoke to the first proxy: `http` or `https`.
  var scheme: String?
  /// The host that the client asked for.
  var host: String?

  /// The header fields as they arrived; several of one name are joined by commas (RFC 9110 §5.3).
  struct Fields {
    var forwarded: String?
    var forwardedFor: String?
    var proto: String?
    var host: String?

    var areEmpty: Bool {
      forwarded == nil && forwardedFor == nil && proto == nil && host == nil
    }
  }

  init(client: IPAddress? = nil, scheme: String? = nil, host: String? = nil) {
    self.client = client
    self.scheme = scheme.flatMap { Self.scheme($0) }
    self.host = host.flatMap { Origin.isAuthority($0) ? $0 : nil }
  }

  /// Reads the fields.
  ///
  /// A proxy sets one kind and hands on what a client wrote into the other. Nothing tells which is which,
  /// so both must name the same client.
  ///
  /// - Returns: nil when the two kinds disagree: the request is then to be refused.
  static func read(_ fields: Fields, past proxies: [AddressRange]) -> ForwardedRequest? {
    let standard = fields.forwarded.map { Self.standard($0, proxies) }
    let older = fields.forwardedFor.map { _ in Self.older(fields, proxies) }
    if let standard, let older, standard.client != older.client { return nil }
    return standard ?? older ?? Self.older(fields, proxies)
  }

  private static func older(_ fields: Fields, _ proxies: [AddressRange]) -> ForwardedRequest {
    let hops = HeaderList(fields.forwardedFor ?? "").map { IPAddress(node: $0) }
    return ForwardedRequest(
      client: client(in: hops, past: proxies).flatMap { hops[$0] },
      scheme: HeaderList(fields.proto ?? "").last, host: HeaderList(fields.host ?? "").last)
  }

  private static func standard(_ text: String, _ proxies: [AddressRange]) -> ForwardedRequest {
    let elements = ForwardedElement.list(text)
    let hops = elements.map { $0["for"].flatMap { IPAddress(node: $0) } }
    guard let index = client(in: hops, past: proxies) else {
      return ForwardedRequest(scheme: elements.last?["proto"], host: elements.last?["host"])
    }
    let element = elements[index]
    return ForwardedRequest(client: hops[index], scheme: element["proto"], host: element["host"])
  }

  /// The last hop that is no trusted proxy; the first one where all are.
  ///
  /// A hop that cannot be read ends the search: what comes before it is unknown.
  private static func client(in hops: [IPAddress?], past proxies: [AddressRange]) -> Int? {
    var found: Int?
    for index in hops.indices.reversed() {
      guard let hop = hops[index] else { return found }
      found = index
      if !proxies.contains(where: { $0.contains(hop) }) { return found }
    }
    return found
  }

  private static func scheme(_ text: String) -> String? {
    let scheme = text.lowercased()
    return scheme == "http" || scheme == "https" ? scheme : nil
  }
}

extension IPAddress {
  /// Reads the node of a header: an address, with a port behind it or in brackets (RFC 7239 §6).
  init?(node text: String) {
    var text = text[...]
    if text.first == "[" {
      text = text.dropFirst().prefix { $0 != "]" }
    } else if text.filter({ $0 == ":" }).count == 1 {
      text = text.prefix { $0 != ":" }
    }
    self.init(String(text))
  }
}

extension HeaderList {
  var last: String? { reduce(nil) { $1 } }
}
