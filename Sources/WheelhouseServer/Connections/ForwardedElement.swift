import Wheelhouse

/// The elements of a Forwarded header: parameters by their names in lower case (RFC 7239 §4).
struct ForwardedElement {
  private var parameters: [String: String] = [:]

  subscript(name: String) -> String? { parameters[name] }

  /// Reads the whole list; an element in which something is malformed is there without it.
  static func list(_ text: String) -> [ForwardedElement] {
    pieces(text, at: ",").map { element in
      var read = ForwardedElement()
      for pair in pieces(element, at: ";") {
        let (name, value) = pair.nameAndValue
        guard let value else { continue }
        read.parameters[name.withoutSpaceAround.lowercased()] = unquoted(value.withoutSpaceAround)
      }
      return read
    }
  }

  /// Splits outside of quotes.
  private static func pieces(_ text: String, at separator: Character) -> [String] {
    var pieces = [""]
    var (isQuoted, isEscaped) = (false, false)
    for character in text {
      if character == separator, !isQuoted {
        pieces.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && isQuoted && !isEscaped
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  /// A quoted string without its quotes and escapes (RFC 9110 §5.6.4); anything else as it is.
  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
    var plain = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { plain.append(character) }
    }
    return plain
  }
}
