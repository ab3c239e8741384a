/// What a request wants done with what its path names (RFC 9110 §9).
public nonisolated enum HTTPMethod: String, Hashable, Sendable, CaseIterable {
  /// Shows it; changes nothing.
  case get = "GET"
  /// Like ``get``, without the body of the answer; an endpoint for ``get`` answers it too.
  case head = "HEAD"
  /// Hands something in.
  case post = "POST"
}
