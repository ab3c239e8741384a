/// A command line that cannot be followed; its text says what to write instead.
package enum OptionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No flag has this name.
  case unknown(String)
  /// A flag's value is missing or out of range: the flag, and the rest of the sentence.
  case malformed(String, String)

  package var description: String {
    switch self {
    case .malformed(let name, let complaint): "\(name) \(complaint)."
    case .unknown(let word):
      "'\(word)' is not an option.\(Self.nearest(word)) See --help for the list."
    }
  }

  /// The exit status for a wrong command line, `EX_USAGE` of sysexits.h.
  package static let exitStatus: Int32 = 64

  private static func nearest(_ word: String) -> String {
    let near = Flag.allCases.first { flag in
      flag.rawValue.hasPrefix(word) && word.count > 3
        || flag.rawValue.dropFirst(2) == word.drop { $0 == "-" }
    }
    return near.map { " Did you mean \($0.rawValue)?" } ?? ""
  }
}
