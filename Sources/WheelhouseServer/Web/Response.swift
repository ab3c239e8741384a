/// One HTTP answer, ready to be written.
struct Response {
  var status: Int
  var headers: [(String, String)] = []
  var body: [UInt8] = []
  /// A HEAD says how long the body would be and leaves it out.
  var leavesBodyOut = false

  /// A short plain answer that says what is wrong and what to do.
  static func problem(_ status: Int, _ message: String) -> Response {
    plain(status, message + "\n")
  }

  /// A body is read where its length is known beforehand.
  static var unknownLength: Response {
    problem(411, "Send a Content-Length instead of chunks (RFC 9110 §15.5.12).")
  }

  /// What a page may do that is not one of the client's: nothing.
  static let strictestPolicy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  static var tooManyConnections: Response {
    problem(503, "Too many connections. Try again later.")
  }

  /// For a request about whose client two headers differ.
  static var contradictoryProxies: Response {
    problem(400, "Forwarded and X-Forwarded-For differ: a proxy has to remove one.")
  }

  static func plain(_ status: Int, _ text: String) -> Response {
    let headers = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")]
    return Response(status: status, headers: headers, body: Array(text.utf8))
  }

  /// Refuses a method, saying which there are.
  static func wrongMethod(allowed: [String]) -> Response {
    var response = problem(405, "Use \(allowed.joined(separator: " or ")).")
    response.headers.append(("Allow", allowed.joined(separator: ", ")))
    return response
  }

  /// Adds a header field if there is none of that name, in any case.
  mutating func add(_ name: String, unlessThere value: String) {
    if !has(name) { headers.append((name, value)) }
  }

  private func has(_ name: String) -> Bool {
    headers.contains { $0.0.lowercased() == name.lowercased() }
  }

  /// The whole HTTP/1.1 message (RFC 9112), with the headers every answer carries.
  ///
  /// An upgrade that is offered is named in `Connection`, too (RFC 9110 §7.8).
  func bytes(date: String, closes: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Unknown")\r\n"
    var all = self
    all.add("Date", unlessThere: date)
    all.add("X-Content-Type-Options", unlessThere: "nosniff")
    all.add("Referrer-Policy", unlessThere: "same-origin")
    if hasContent { all.headers.append(("Content-Length", String(body.count))) }
    let options = (has("Upgrade") ? ["Upgrade"] : []) + (closes ? ["close"] : [])
    if !options.isEmpty { all.headers.append(("Connection", options.joined(separator: ", "))) }
    for (name, value) in all.headers { head += name + ": " + value + "\r\n" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.utf8.count + body.count + 2)
    bytes.append(contentsOf: head.utf8)
    bytes.append(contentsOf: "\r\n".utf8)
    if hasContent && !leavesBodyOut { bytes.append(contentsOf: body) }
    return bytes
  }

  /// Whether the status lets there be any, and a length said (RFC 9110 §8.6).
  private var hasContent: Bool { status != 204 && status != 304 }

  private static let reasons = [
    200: "OK", 201: "Created", 204: "No Content", 302: "Found", 303: "See Other",
    304: "Not Modified", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
    411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type",
    417: "Expectation Failed", 426: "Upgrade Required", 429: "Too Many Requests",
    500: "Internal Server Error", 503: "Service Unavailable", 507: "Insufficient Storage",
  ]
}
