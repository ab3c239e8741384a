/// What an endpoint of an app answers.
///
/// The server adds what every answer has: date, length, and headers that forbid sniffing, framing, caching
/// and whatever else the page does not ask for. A header field of the same name here wins.
public nonisolated struct HTTPResponse: Equatable, Sendable {
  /// A header field.
  public struct Header: Equatable, Sendable {
    /// Its name, in any case.
    public let name: String
    /// Its value; one with a control character in it is left out.
    public let value: String

    /// Creates a header field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The status code (RFC 9110 §15).
  public var status: Int
  /// Header fields in their order.
  public var headers: [Header] = []
  /// The content.
  public var body: [UInt8]
  /// Why the request was refused, for the server's log; never a secret, never what a person typed.
  public var reason: String?

  /// Creates an answer.
  public init(status: Int, type: String, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [Header(name: "Content-Type", value: type)]
  }

  /// A few words.
  public static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// A page.
  public static func html(_ html: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  /// A JSON text.
  public static func json(_ bytes: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "application/json", body: bytes)
  }

  /// Sends the browser to another address, with a GET (303).
  public static func redirect(to url: String) -> HTTPResponse {
    var response = text("", status: 303)
    response.set("Location", url)
    return response
  }

  /// Sets a header field in place of those of the same name.
  public mutating func set(_ name: String, _ value: String) {
    headers.removeAll { $0.name.lowercased() == name.lowercased() }
    add(name, value)
  }

  /// Adds a header field beside those of the same name, such as a second `Set-Cookie`.
  public mutating func add(_ name: String, _ value: String) {
    headers.append(Header(name: name, value: value))
  }

  /// The value of the header field of a name, in any case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The same answer, with a reason for the server's log.
  public func refused(because reason: String) -> HTTPResponse {
    var response = self
    response.reason = reason
    return response
  }
}
