import Wheelhouse

/// One request to an endpoint of the app, from its head to its answer.
final class EndpointExchange {
  private(set) var request: HTTPRequest
  /// Set once; nothing happens after it but writing.
  var answer: Response?
  private let endpoint: Endpoint
  private let bodyLength: Int
  private var since: UInt32
  private var task: Task<Void, Never>?

  /// Seconds a client has for the body.
  static let bodyWithin: UInt32 = 8
  /// Seconds the app has for the answer.
  static let answerWithin: UInt32 = 30

  enum Verdict: Equatable {
    case nothing, bodyIsLate, answerIsLate
  }

  init(_ request: HTTPRequest, with endpoint: Endpoint, bodyLength: Int, at now: UInt32) {
    self.request = request
    self.endpoint = endpoint
    self.bodyLength = bodyLength
    since = now
  }

  /// Whether all of the body is there, and the app was not asked yet and still may be.
  ///
  /// A body can come too late and still before the answer that says so is written.
  var isComplete: Bool { task == nil && answer == nil && request.body.count >= bodyLength }

  /// Takes what still belongs to the body.
  func take(_ bytes: UnsafeRawBufferPointer) {
    guard answer == nil else { return }
    unsafe request.body.append(contentsOf: bytes.prefix(bodyLength - request.body.count))
  }

  /// Asks the app; the answer comes on the main actor, unless the exchange was cancelled.
  func start(at now: UInt32, then finish: @escaping @MainActor (HTTPResponse) -> Void) {
    since = now
    task = Task { [request, endpoint] in
      let response = await endpoint.respond(request)
      if !Task.isCancelled { finish(response) }
    }
  }

  /// Stops waiting for the app.
  func cancel() { task?.cancel() }

  func verdict(at now: UInt32) -> Verdict {
    let waited = now &- since
    if task == nil { return waited >= Self.bodyWithin ? .bodyIsLate : .nothing }
    return waited >= Self.answerWithin ? .answerIsLate : .nothing
  }
}

extension Response {
  /// An answer of the app, with the headers that a page of the server's own has.
  ///
  /// A field whose name or value could end the field early is left out, and so is what the connection is about.
  init(_ response: HTTPResponse) {
    self.init(status: response.status, body: response.body)
    headers = response.headers.filter { Self.isSafe($0) && !Self.isOfConnection($0) }
      .map { ($0.name, $0.value) }
    for (name, value) in Self.defaults { add(name, unlessThere: value) }
  }

  /// Whether a field says where a message ends, or what comes behind it: the server does (RFC 9112 §6, §9).
  private static func isOfConnection(_ header: HTTPResponse.Header) -> Bool {
    let names = ["content-length", "transfer-encoding", "connection", "keep-alive", "upgrade"]
    return names.contains(header.name.lowercased())
  }

  private static let defaults = [
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", Response.strictestPolicy),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
  ]

  private static func isSafe(_ header: HTTPResponse.Header) -> Bool {
    HeaderName(header.name) != nil && header.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
