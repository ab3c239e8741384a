/// One request to an endpoint of an app, or one with which a client connects.
public nonisolated struct HTTPRequest: Equatable, Sendable {
  /// What is wanted; a ``HTTPMethod/head`` reaches the endpoint for ``HTTPMethod/get``.
  public var method: HTTPMethod
  /// Percent-decoded, without the query; a plus is a space, and one that is meant as such is written `%2B`.
  public var path: String
  /// What the segments of the endpoint's path that begin with a colon are, by their names; what one of them is comes from
  /// whoever asks.
  public var parameters: [String: String] = [:]
  /// The fields of the query, which a semicolon parts as `&` does.
  public var query: FormFields
  /// Header fields by their names in lower case: those in ``headerNames``, and of a request that a trusted proxy
  /// hands on those that `--proxy-header` names.
  public var headers: [String: String]
  /// What was handed in, at most ``longestBody`` bytes.
  public var body: [UInt8]
  /// The peer's numeric address, which may be a proxy's.
  public var remoteAddress: String

  /// The header fields that an app gets to see of everybody.
  ///
  /// By `sec-fetch-site` a browser says whose page has caused a request: of one that a page of this server has, it is
  /// `same-origin` (Fetch Metadata). Over plain HTTP browsers say it to the same machine only.
  public static let headerNames: Set<String> = [
    "accept", "authorization", "content-type", "cookie", "host", "origin", "sec-fetch-site",
  ]

  /// The longest body that is taken; a longer one is answered with 413.
  public static let longestBody = 64 << 10

  /// Creates a request, for tests and hosts.
  public init(
    _ method: HTTPMethod, _ path: String, query: FormFields = FormFields(),
    headers: [String: String] = [:], body: [UInt8] = [], remoteAddress: String = ""
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
  }

  /// Creates a request that hands in a form.
  public init(_ path: String, form: FormFields, headers: [String: String] = [:]) {
    self.init(.post, path, headers: headers, body: Array(form.encoded.utf8))
    self.headers["content-type"] = Self.formType
  }

  /// The cookies that the browser has sent, by their names (RFC 6265 §5.4); of two of one name, the first.
  public var cookies: [String: String] {
    let pairs = (headers["cookie"] ?? "").parts(at: ";").map(\.nameAndValue)
    let fields = pairs.compactMap { name, value in
      value.map { (name.withoutSpaceAround, $0.withoutSpaceAround) }
    }
    return Dictionary(fields, uniquingKeysWith: { first, _ in first })
  }

  /// The fields of a form; nil where the body is none, or none that can be read.
  public var form: FormFields? {
    let type = headers["content-type"]?.split(separator: ";").first?.lowercased()
    guard type?.filter({ $0 != " " }) == Self.formType,
      let text = String(validating: body, as: UTF8.self)
    else { return nil }
    return FormFields(encoded: text)
  }

  /// The same request, with what a path makes of its own.
  func read(by pattern: EndpointPath) -> HTTPRequest {
    guard pattern.isPattern else { return self }
    var request = self
    request.parameters =
      pattern.parameters(of: path) ?? pattern.parameters(of: String(path.dropLast())) ?? [:]
    return request
  }

  private static let formType = "application/x-www-form-urlencoded"
}
