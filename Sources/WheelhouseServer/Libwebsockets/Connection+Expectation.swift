import CLibwebsockets

// What the sender of a request expects before it sends the body (RFC 9110 §10.1.1).
extension Connection {
  /// What a request is answered that expects what nobody here does.
  var refusalForExpectation: Response? {
    guard expectations.contains(where: { $0 != "100-continue" }) else { return nil }
    return .problem(417, "Expect nothing but 100-continue (RFC 9110 §10.1.1).")
  }

  /// Asks for the body of a request that was accepted, where its sender waits to be asked; the
  /// result is what libwebsockets wants returned.
  func askForBody() -> Int32 {
    guard bodyLength ?? 0 > 0, !expectations.isEmpty, let socket = unsafe socket else { return 0 }
    var bytes = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    return unsafe lws_write(socket, &bytes, bytes.count, LWS_WRITE_HTTP) < 0 ? -1 : 0
  }

  /// In lower case; nothing in HTTP/1.0, whose senders wait for no such answer.
  private var expectations: [String] {
    guard !isOfOldProtocol, let value = header(WSI_TOKEN_HTTP_EXPECT) else { return [] }
    return HeaderList(value).map { $0.lowercased() }
  }
}
