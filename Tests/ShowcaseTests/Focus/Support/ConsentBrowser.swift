import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Why the browser could not go on.
struct ConsentFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A browser tab at the authorization server: reads pages, presses Allow or Deny, follows redirects.
struct ConsentBrowser {
  let fetch: (HTTPRequest) async throws -> HTTPResponse

  /// Opens an address.
  func get(_ url: String) async throws -> HTTPResponse {
    try await fetch(Self.request(url))
  }

  /// Opens the page of a request, decides, and gives the address that the browser is sent to.
  func decide(
    _ decision: String, at url: String, scopes: [String] = ["playlist-read-private", "streaming"]
  ) async throws -> String {
    let page = try await get(url)
    guard page.status == 200 else { throw ConsentFailure("the page has status \(page.status)") }
    var form = FormFields(["ticket": try ticket(page), "decision": decision])
    for scope in scopes { form.add("scope", scope) }
    let answer = try await fetch(HTTPRequest("/oauth/authorize", form: form))
    guard answer.status == 303, let location = answer.header("Location") else {
      throw ConsentFailure("the decision was answered with \(answer.status)")
    }
    return location
  }

  /// Decides, and brings the answer to the callback.
  @discardableResult
  func finish(
    _ decision: String, at url: String, scopes: [String] = ["playlist-read-private", "streaming"]
  ) async throws -> HTTPResponse {
    try await get(try await decide(decision, at: url, scopes: scopes))
  }

  func ticket(_ page: HTTPResponse) throws -> String {
    let html = String(decoding: page.body, as: UTF8.self)
    guard let rest = html.components(after: "name=\"ticket\" value=\"") else {
      throw ConsentFailure("the page has no ticket: \(html)")
    }
    return String(rest.prefix { $0 != "\"" })
  }

  private static func request(_ url: String) -> HTTPRequest {
    let path = "/" + url.split(separator: "/").dropFirst(2).joined(separator: "/")
    let parts = path.split(separator: "?", maxSplits: 1)
    let query = parts.count == 2 ? FormFields(encoded: parts[1]) : FormFields()
    return HTTPRequest(.get, String(parts[0]), query: query ?? FormFields())
  }
}

extension String {
  /// What comes after the first occurrence of a text.
  fileprivate func components(after text: String) -> Substring? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.dropFirst(text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension ConsentBrowser {
  /// A browser that reaches a server over TCP.
  init(_ endpoint: SocketEndpoint) {
    self.init { request in
      let socket = try RawSocket(to: endpoint)
      let query = request.query.fields.isEmpty ? "" : "?" + request.query.encoded
      var head = ["\(request.method.rawValue) \(request.path)\(query) HTTP/1.1", "Host: focus"]
      head += request.headers.map { "\($0.key): \($0.value)" }
      if request.method == .post { head.append("Content-Length: \(request.body.count)") }
      try socket.send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + request.body)
      return try Self.response(try await socket.receiveToEnd())
    }
  }

  private static func response(_ bytes: [UInt8]) throws -> HTTPResponse {
    let text = String(decoding: bytes, as: UTF8.self)
    guard
      let end = bytes.indices.first(where: { bytes[$0...].starts(with: [13, 10, 13, 10]) }),
      let status = Int(text.dropFirst(9).prefix(3))
    else { throw ConsentFailure("no answer but \(bytes.count) bytes") }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    var response = HTTPResponse(status: status, type: "", body: Array(bytes[(end + 4)...]))
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      response.set(String(parts[0]), String(parts[1].drop { $0 == " " }))
    }
    return response
  }
}
