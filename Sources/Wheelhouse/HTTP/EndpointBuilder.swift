/// Builds the endpoints of an app.
@resultBuilder
public enum EndpointBuilder {
  /// One endpoint.
  public static func buildExpression(_ endpoint: Endpoint) -> [Endpoint] { [endpoint] }

  /// Several that were made elsewhere.
  public static func buildExpression(_ endpoints: [Endpoint]) -> [Endpoint] { endpoints }

  /// Puts them together.
  public static func buildBlock(_ endpoints: [Endpoint]...) -> [Endpoint] {
    endpoints.flatMap(\.self)
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ endpoints: [Endpoint]?) -> [Endpoint] { endpoints ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first endpoints: [Endpoint]) -> [Endpoint] { endpoints }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second endpoints: [Endpoint]) -> [Endpoint] { endpoints }

  /// A `for` loop.
  public static func buildArray(_ endpoints: [[Endpoint]]) -> [Endpoint] {
    endpoints.flatMap(\.self)
  }
}
