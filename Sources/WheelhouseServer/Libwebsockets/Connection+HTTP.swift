import CLibwebsockets
import Glibc
import Wheelhouse

extension Connection {
  /// Answers a plain request; the result is what libwebsockets wants returned.
  func answer(_ path: UnsafeRawBufferPointer) -> Int32 {
    let path = unsafe String(decoding: path, as: UTF8.self)
    // Another request comes only when the answer before it has been taken.
    delivery = nil
    isAskedForHead = method == "HEAD"
    guard let forwarded = readForwarded() else { return end(with: .contradictoryProxies) }
    if let refusal = refusalForHead ?? refusalForRoom(at: path) { return end(with: refusal) }
    if path.hasPrefix(ImportPlace.prefix) { return beginImport(at: path) }
    if let endpoints = endpoints(at: path) { return begin(at: path, endpoints) }
    let response = page(for: forwarded)
    let closes = response.status == 405 || host.isDraining || isSpare || bringsBody
    return closes ? end(with: response) : goOn(after: response)
  }

  private func page(for forwarded: ForwardedRequest) -> Response {
    host.website.answer(
      WebRequest(
        method: method, path: path,
        host: forwarded.host ?? header(WSI_TOKEN_HOST),
        acceptEncoding: header(WSI_TOKEN_HTTP_ACCEPT_ENCODING),
        ifNoneMatch: header(WSI_TOKEN_HTTP_IF_NONE_MATCH)))
  }

  /// What a request is answered whose head is not one.
  private var refusalForHead: Response? {
    refusalForLine ?? refusalForLines ?? refusalForNames ?? refusalForHost ?? refusalForLength
      ?? refusalForExpectation
  }

  /// What a request is answered of whose head libwebsockets has taken lines for others.
  private var refusalForLines: Response? {
    guard let socket = unsafe socket, let path = unsafe keptTarget?.path.baseAddress else {
      return nil
    }
    let isWhole = unsafe KeptHead(path: path).isWhole { name in
      unsafe lws_hdr_custom_length(socket, name.baseAddress, Int32(name.count)) >= 0
    }
    return isWhole ? nil : .problem(400, Self.adviceForLines)
  }

  private static let adviceForLines =
    "Send each header in a line of its own (RFC 9112 §5), under a name that does not begin another's, as Co does."

  /// What a request is answered whose first line does not end with a version.
  ///
  /// libwebsockets decodes an address before it looks for the line's end, which it takes `%0A` and `%0D` for. The rest
  /// would be read as a header, though a proxy hands on the addresses that others write.
  private var refusalForLine: Response? {
    if let version = header(WSI_TOKEN_HTTP), Self.isVersion(version) { return nil }
    return .problem(400, "Send HTTP/1.1 (RFC 9112 §3), and no %0A or %0D in the address.")
  }

  private static func isVersion(_ text: String) -> Bool {
    text.utf8.count == 8 && text.hasPrefix("HTTP/1.")
      && text.utf8.last.map(Self.isDigit) == true
  }

  /// What a request is answered that says how long its body is with a space before the colon (RFC 9112 §5.1).
  ///
  /// To some proxy that may count, and the body would be the next request here. Only whole names can be looked for in
  /// what libwebsockets 4.1 keeps of a head, so one that is spelled otherwise counts as any other.
  private var refusalForNames: Response? {
    guard Self.spacedNames.contains(where: has) else { return nil }
    return .problem(400, "Send the colon right behind the name of a header (RFC 9112 §5.1).")
  }

  private static let spacedNames = ["content-length", "transfer-encoding"].flatMap {
    [$0 + " :", $0 + "\t:"]
  }

  /// What a request is answered that does not say for which host it is, or says so twice (RFC 9112 §3.2).
  private var refusalForHost: Response? {
    guard let socket = unsafe socket else { return nil }
    guard let authority = header(WSI_TOKEN_HOST)?.withoutSpaceAround else {
      return isOfOldProtocol ? nil : .problem(400, Self.adviceForHost)
    }
    let isRepeated = unsafe lws_hdr_fragment_length(socket, WSI_TOKEN_HOST, 1) > 0
    return isRepeated || !Origin.isAuthority(authority) ? .problem(400, Self.adviceForHost) : nil
  }

  private static let adviceForHost = "Send one Host, a name or an address (RFC 9112 §3.2)."

  var isOfOldProtocol: Bool { header(WSI_TOKEN_HTTP) == "HTTP/1.0" }

  /// What a connection for which there is no room is answered, unless it asks how the server is.
  private func refusalForRoom(at path: String) -> Response? {
    guard isSpare, !Website.isForProbes(path) else { return nil }
    return host.refusal(of: self, because: ConnectionCount.overfull)
  }

  /// What a request is answered whose length is no number (RFC 9110 §8.6).
  private var refusalForLength: Response? {
    guard let text = lengthText, text.isEmpty || !text.utf8.allSatisfy(Self.isDigit) else {
      return nil
    }
    return .problem(400, "Send one Content-Length, in digits alone (RFC 9110 §8.6).")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte ^ 0x30 < 10 }

  private var lengthText: String? {
    fragment(0, of: WSI_TOKEN_HTTP_CONTENT_LENGTH).map { first in
      (header(WSI_TOKEN_HTTP_CONTENT_LENGTH) ?? first).withoutSpaceAround
    }
  }

  /// How long the body is said to be; nil where nothing is said.
  var bodyLength: Int? { lengthText.map { Int($0) ?? .max } }

  /// Whether a body may follow, which nobody reads here: it must not be taken for the next request
  /// (RFC 9112 §11.2).
  private var bringsBody: Bool {
    header(WSI_TOKEN_HTTP_TRANSFER_ENCODING) != nil || bodyLength ?? 0 != 0
  }

  /// Lets a WebSocket handshake go on with 0, or answers it and gives 1.
  func judgeUpgrade() -> Int32 {
    isAskedForHead = method == "HEAD"
    guard let forwarded = readForwarded() else { return turnDown(.contradictoryProxies) }
    if let refusal = refusalForHead { return turnDown(refusal) }
    guard header(WSI_TOKEN_UPGRADE)?.lowercased() == "websocket" else {
      return refuseUpgrade(forwarded)
    }
    let request = UpgradeRequest(
      path: path, isGet: method == "GET" && !isOfOldProtocol, bringsBody: bringsBody,
      host: forwarded.host ?? header(WSI_TOKEN_HOST),
      scheme: forwarded.scheme ?? (host.options.tls == nil ? nil : "https"),
      origin: header(WSI_TOKEN_ORIGIN), connection: header(WSI_TOKEN_CONNECTION),
      version: header(WSI_TOKEN_VERSION), key: header(WSI_TOKEN_KEY),
      subprotocols: header(WSI_TOKEN_PROTOCOL))
    let headers = appHeaders
    if let refusal = host.upgrades.refusal(of: request) ?? Self.refusal(of: headers)
      ?? host.count(self)
    {
      return turnDown(refusal)
    }
    identify(by: HTTPRequest(.get, path, headers: headers, remoteAddress: address.text))
    return 0
  }

  private func turnDown(_ refusal: Response) -> Int32 {
    let reason = String(decoding: refusal.body.dropLast(), as: UTF8.self)
    host.log.write(.info, "upgrade_refused", [("address", address.text), ("reason", reason)])
    return write(refusal, closes: true) ? 1 : -1
  }

  /// An upgrade to anything else is not offered, and a request may be answered as if it had not
  /// asked (RFC 9110 §7.8).
  private func refuseUpgrade(_ forwarded: ForwardedRequest) -> Int32 {
    if let refusal = refusalForRoom(at: path) { return write(refusal, closes: true) ? 1 : -1 }
    if endpoints(at: path) != nil {
      return write(.problem(400, "Ask again without Upgrade."), closes: true) ? 1 : -1
    }
    return write(page(for: forwarded), closes: true) ? 1 : -1
  }

  func write(_ response: Response, closes: Bool) -> Bool {
    guard let socket = unsafe socket else { return false }
    var response = response
    response.leavesBodyOut = isAskedForHead
    if isSecure, let (name, value) = host.transportPolicy { response.add(name, unlessThere: value) }
    hasAnswered = true
    var bytes = response.bytes(date: UTC.http(time(nil)), closes: closes)
    return unsafe lws_write(socket, &bytes, bytes.count, LWS_WRITE_HTTP_FINAL) >= 0
  }

  /// The number of the method, less than 0 where there is none, and the path where libwebsockets keeps it.
  private var keptTarget: (method: Int32, path: UnsafeRawBufferPointer)? {
    var start: UnsafeMutablePointer<CChar>?
    var length: Int32 = 0
    guard let socket = unsafe socket else { return nil }
    let method = unsafe lws_http_get_uri_and_method(socket, &start, &length)
    return unsafe (method, UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  private var target: (method: String, path: String)? {
    guard let (method, bytes) = unsafe keptTarget else { return nil }
    let path = unsafe String(decoding: bytes, as: UTF8.self)
    switch method {
    case Int32(LWSHUMETH_GET): return ("GET", path)
    case Int32(LWSHUMETH_HEAD): return ("HEAD", path)
    case Int32(LWSHUMETH_POST): return ("POST", path)
    default: return ("OTHER", path)
    }
  }

  var method: String { target?.method ?? "" }

  private var path: String { target?.path ?? "" }

  /// The lines in which a header has come, or the parts of a query.
  func fragments(of token: lws_token_indexes) -> [String] {
    var all: [String] = []
    while let next = fragment(all.count, of: token) { all.append(next) }
    return all
  }

  private func fragment(_ index: Int, of token: lws_token_indexes) -> String? {
    guard let socket = unsafe socket else { return nil }
    let length = unsafe lws_hdr_fragment_length(socket, token, Int32(index))
    return unsafe Self.text(of: length) {
      unsafe lws_hdr_copy_fragment(socket, $0, $1, token, Int32(index))
    }
  }

  func header(_ token: lws_token_indexes) -> String? {
    guard let socket = unsafe socket else { return nil }
    let length = unsafe lws_hdr_total_length(socket, token)
    guard length > 0 else { return nil }
    return unsafe Self.text(of: length) { unsafe lws_hdr_copy(socket, $0, $1, token) }
  }

  /// A text of so many bytes that libwebsockets copies with a NUL behind it; nil where it copies nothing.
  static func text(
    of length: Int32, _ copy: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    var count: Int32 = -1
    let text = unsafe String(unsafeUninitializedCapacity: Int(length) + 1) { room in
      let start = UnsafeMutableRawPointer(room.baseAddress!)
      count = unsafe copy(start.assumingMemoryBound(to: CChar.self), length + 1)
      return Int(max(0, count))
    }
    return count >= 0 ? text : nil
  }
}
