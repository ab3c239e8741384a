/// Why a JSON pointer leads nowhere.
public enum JSONPointerError: Error, Hashable, Sendable {
  /// The pointer is not empty and does not start with a slash.
  case missingSlash(String)

  /// The pointer has a `~` that is followed by neither `0` nor `1`.
  case invalidEscape(String)

  /// An object on the way has no member of this name.
  case noMember(String)

  /// An array on the way has no element here, or the token is no index.
  case noElement(String)

  /// The way goes on from a value that is neither array nor object.
  case notAContainer(String)

  /// The whole value cannot be removed.
  case wholeValue
}

extension JSONPointerError {
  /// What is wrong and what to do instead.
  public var message: String {
    switch self {
    case .missingSlash(let text):
      "the pointer \"\(text)\" does not start with \"/\"; write \"/\(text)\" (RFC 6901 §3)"
    case .invalidEscape(let text):
      "the pointer \"\(text)\" has a lone \"~\"; write \"~0\" for it (RFC 6901 §3)"
    case .noMember(let token): "no member is called \"\(token)\"; point to one that exists"
    case .noElement(let token):
      "\"\(token)\" is no index of the array; use 0 up to its count without leading zeros"
    case .notAContainer(let token):
      "\"\(token)\" is looked for in a value that is neither array nor object; end the pointer before"
    case .wholeValue: "the whole value cannot be removed; replace it"
    }
  }
}
