import Glibc

/// One event, and its two written forms.
struct LogLine {
  let level: LogLevel
  let event: String
  let fields: [(String, String)]
  /// RFC 3339, UTC, milliseconds.
  let time: String

  /// A pipe takes this much whole or not at all (PIPE_BUF).
  static let maximumLength = 4096

  func bytes(in format: LogFormat) -> [UInt8] {
    var line = format == .json ? json(fields) : text
    // One that was cut in the middle would be no JSON any more.
    var kept = fields[...]
    while format == .json, line.utf8.count >= Self.maximumLength, !kept.isEmpty {
      kept.removeLast()
      line = json(kept + [("cut", "true")])
    }
    return Array(line.utf8.prefix(Self.maximumLength - 1)) + [UInt8(ascii: "\n")]
  }

  private var text: String {
    fields.reduce("\(time) \(level.rawValue.uppercased()) \(event)") { line, field in
      line + " " + field.0 + "=" + Self.plain(field.1)
    }
  }

  private func json(_ fields: some Collection<(String, String)>) -> String {
    let first = [("time", time), ("level", level.rawValue), ("event", event)]
    let members = (first + fields).map { "\"\($0.0)\":\(Self.quoted($0.1))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func plain(_ value: String) -> String {
    let isWord = value.unicodeScalars.allSatisfy {
      !isControl($0) && $0 != " " && $0 != "\"" && $0 != "="
    }
    return isWord && !value.isEmpty ? value : quoted(value)
  }

  /// Whether a terminal may take it for a command, or a reader for the end of a line: C0, C1, and the separators of
  /// lines and paragraphs.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  static func quoted(_ value: String) -> String {
    var quoted = "\""
    for scalar in value.unicodeScalars.prefix(1024) {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func now() -> String {
    var clock = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &clock)
    let milliseconds = String(clock.tv_nsec / 1_000_000 + 1000).dropFirst()
    return UTC.log(clock.tv_sec) + "." + milliseconds + "Z"
  }
}
