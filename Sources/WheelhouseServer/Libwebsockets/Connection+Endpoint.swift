import CLibwebsockets
import Wheelhouse

// Requests that the app answers: the head comes first, then the body in pieces, then the app takes its time.
//
// Every such answer ends its connection. What a client sends ahead meanwhile would have to wait in a place
// that libwebsockets does not have while a request is open, and these requests are rare.
extension Connection {
  /// What is answered in its own time: the app's endpoints at a path, if they are the app's to answer, and
  /// the server's metrics.
  func endpoints(at path: String) -> [HTTPMethod: Endpoint]? {
    if path == MetricsAccess.path { return mayReadMetrics ? host.metricsEndpoint : nil }
    guard !host.endpoints.isEmpty, !Website.isReserved(path) else { return nil }
    return host.endpoints.endpoints(at: path)
  }

  /// Takes the head of a request; the result is what libwebsockets wants returned.
  ///
  /// libwebsockets takes a path apart at `&` and `;`, as it does a query, and puts it together again with a NUL and
  /// whatever is behind that in its memory.
  func begin(at path: String, _ endpoints: [HTTPMethod: Endpoint]) -> Int32 {
    guard !path.utf8.contains(0) else {
      return end(with: .problem(400, "Write & and ; in a path as %26 and %3B, and no %00."))
    }
    guard let method = HTTPMethod(rawValue: method), let endpoint = endpoints[method] else {
      let allowed = HTTPMethod.allCases.filter { endpoints[$0] != nil }.map(\.rawValue)
      return end(with: .wrongMethod(allowed: allowed))
    }
    guard header(WSI_TOKEN_HTTP_TRANSFER_ENCODING) == nil else {
      return end(with: .unknownLength)
    }
    guard let query else { return end(with: .problem(400, "The request cannot be read.")) }
    let length = bodyLength ?? 0
    guard length <= HTTPRequest.longestBody else {
      return end(with: .problem(413, "A body has at most \(HTTPRequest.longestBody) bytes."))
    }
    let headers = appHeaders
    if let refusal = Self.refusal(of: headers) { return end(with: refusal) }
    let request = HTTPRequest(
      method, path, query: query, headers: headers, remoteAddress: address.text)
    exchange = EndpointExchange(request, with: endpoint, bodyLength: length, at: host.now)
    startWhenComplete()
    return askForBody()
  }

  /// Takes one piece of the body.
  func receivedBody(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    if let incoming { unsafe received(bytes, of: incoming) }
    guard let exchange else { return 0 }
    unsafe exchange.take(bytes)
    startWhenComplete()
    return 0
  }

  private func startWhenComplete() {
    guard let exchange, exchange.isComplete else { return }
    exchange.start(at: host.now) { [weak self, weak exchange] response in
      if let exchange { self?.finish(exchange, with: response) }
    }
  }

  private func finish(_ finished: EndpointExchange, with response: HTTPResponse) {
    guard let exchange, exchange === finished else { return }
    if let reason = response.reason {
      host.log.write(
        .warning, "request_refused",
        [
          ("address", address.text), ("path", exchange.request.path),
          ("status", String(response.status)), ("reason", reason),
        ])
    }
    settle(Response(response))
  }

  /// Writes the answer as soon as the socket takes it.
  private func settle(_ response: Response) {
    guard let socket = unsafe socket, let exchange, exchange.answer == nil else { return }
    exchange.answer = response
    unsafe lws_callback_on_writable(socket)
  }

  /// Writes the answer if there is one, and ends the connection when it has been taken.
  func writeAnswer() -> Int32 {
    if let delivery { return endDelivery(delivery) }
    if let incoming { return writeAnswer(of: incoming) }
    guard let exchange, let answer = exchange.answer else { return 0 }
    exchange.cancel()
    self.exchange = nil
    return end(with: answer)
  }

  /// Judges, once a second, whether a body, an answer or its reader has been waited for long enough.
  func judgeExchange() {
    if let delivery { return judge(delivery) }
    if let incoming { return judge(incoming) }
    guard let exchange, exchange.answer == nil else { return }
    stayOpen()
    switch exchange.verdict(at: host.now) {
    case .nothing: return
    case .bodyIsLate: settle(.problem(408, "The body did not come in time."))
    case .answerIsLate:
      exchange.cancel()
      host.log.write(.warning, "answer_timeout", [("path", exchange.request.path)])
      settle(.problem(503, "No answer was found in time. Try again later."))
    }
  }
}

// The head, as libwebsockets has taken it apart.
extension Connection {
  /// The header fields that an app gets to see.
  var appHeaders: [String: String] {
    let tokens: [(String, lws_token_indexes)] = [
      ("accept", WSI_TOKEN_HTTP_ACCEPT), ("authorization", WSI_TOKEN_HTTP_AUTHORIZATION),
      ("content-type", WSI_TOKEN_HTTP_CONTENT_TYPE), ("host", WSI_TOKEN_HOST),
      ("origin", WSI_TOKEN_ORIGIN),
    ]
    var headers = proxyHeaders
    for (name, token) in tokens { headers[name] = header(token) }
    headers["cookie"] = cookies
    headers["sec-fetch-site"] = header(named: "sec-fetch-site:")
    headers["host"] = readForwarded()?.host ?? headers["host"]
    return headers
  }

  /// What a request is answered for whose headers the app is not asked.
  ///
  /// Behind a NUL (RFC 9110 §5.5) libwebsockets copies nothing but further ones.
  static func refusal(of headers: [String: String]) -> Response? {
    guard headers.values.contains(where: { $0.utf8.contains(0) }) else { return nil }
    return .problem(400, "Send no NUL in a header (RFC 9110 §5.5).")
  }

  /// All cookies, which may come in several lines where a proxy speaks HTTP/2 with the browser (RFC 9113 §8.2.3).
  private var cookies: String? {
    let lines = fragments(of: WSI_TOKEN_HTTP_COOKIE).map(\.withoutSpaceAround)
      .filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "; ")
  }

  /// The fields of the query; nil where there are more than are read.
  ///
  /// libwebsockets gives them one by one, and decoded; nothing between two signs is no field (URL Standard §5.1). Where
  /// nothing is behind the last sign, it puts a slash there.
  private var query: FormFields? {
    var fields = FormFields()
    var parts = fragments(of: WSI_TOKEN_HTTP_URI_ARGS)
    if parts.last == "/" { parts.removeLast() }
    for part in parts where !part.isEmpty {
      guard fields.fields.count < FormFields.most else { return nil }
      let (name, value) = part.nameAndValue
      fields.add(String(name), String(value ?? ""))
    }
    return fields
  }
}
