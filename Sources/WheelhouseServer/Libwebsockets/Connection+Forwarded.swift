import CLibwebsockets
import Wheelhouse

// What trusted proxies say about the request at hand, and what follows from it.
extension Connection {
  /// Takes over who the client is; nil where the proxies contradict themselves.
  ///
  /// The headers of a peer that is no trusted proxy say nothing.
  func readForwarded() -> ForwardedRequest? {
    guard isFromProxy else { return ForwardedRequest() }
    guard let forwarded = ForwardedRequest.read(forwardedFields, past: host.options.trustedProxies)
    else { return nil }
    if !isCounted { address = forwarded.client.map { PeerAddress($0) } ?? peer }
    isSecure = host.options.tls != nil || forwarded.scheme == "https"
    return forwarded
  }

  /// Whether the client is one that the metrics are told.
  ///
  /// A request that some proxy has handed on is from who knows where, unless the proxy is believed and says it.
  var mayReadMetrics: Bool {
    let fields = forwardedFields
    let told = isFromProxy ? ForwardedRequest.read(fields, past: host.options.trustedProxies) : nil
    let isDoubtful = !fields.areEmpty && told?.client == nil
    return host.options.metrics.allows(
      peer: peer, client: address, isDoubtful: isDoubtful, host: header(WSI_TOKEN_HOST))
  }

  /// What else trusted proxies say that the app is to see, by names in lower case.
  var proxyHeaders: [String: String] {
    guard isFromProxy else { return [:] }
    var headers: [String: String] = [:]
    for name in host.options.proxyHeaders { headers[name] = header(named: name + ":") }
    return headers
  }

  private var forwardedFields: ForwardedRequest.Fields {
    ForwardedRequest.Fields(
      forwarded: header(named: "forwarded:"), forwardedFor: header(WSI_TOKEN_X_FORWARDED_FOR),
      proto: header(named: "x-forwarded-proto:"), host: header(named: "x-forwarded-host:"))
  }

  /// A header by its name in lower case with the colon, without the space around it (RFC 9110 §5.5); of several of
  /// that name the first.
  func header(named name: String) -> String? {
    let value = Self.tokens[name].map { header($0) } ?? customHeader(named: name)
    return value?.withoutSpaceAround
  }

  /// Whether there is a header that libwebsockets has no token for, by its name in lower case with the colon.
  func has(_ name: String) -> Bool { customLength(of: name) >= 0 }

  /// One that libwebsockets has no token for.
  private func customHeader(named name: String) -> String? {
    let length = customLength(of: name)
    guard let socket = unsafe socket, length > 0 else { return nil }
    return unsafe Self.text(of: length) {
      unsafe lws_hdr_custom_copy(socket, $0, $1, name, Int32(name.utf8.count))
    }
  }

  private func customLength(of name: String) -> Int32 {
    guard let socket = unsafe socket else { return -1 }
    return unsafe lws_hdr_custom_length(socket, name, Int32(name.utf8.count))
  }

  /// The headers that libwebsockets has a token for, and does not find by their names.
  private static let tokens: [String: lws_token_indexes] = {
    var tokens: [String: lws_token_indexes] = [:]
    for number in 0...WSI_TOKEN_X_AUTH_TOKEN.rawValue {
      let token = lws_token_indexes(number)
      guard let name = unsafe lws_token_to_string(token) else { continue }
      unsafe tokens[String(cString: name)] = token
    }
    return tokens
  }()
}
