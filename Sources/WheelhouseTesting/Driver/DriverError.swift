public import ScreenDocument

/// Why a step of a journey could not be taken, with the screen as it was.
public struct DriverError: Error, CustomStringConvertible {
  /// What went wrong and what there was instead.
  public let message: String
  /// The document as an indented outline; empty where none was there yet.
  public let outline: String
  /// The session's reason, where it refused the command.
  public let refusal: Refusal?

  package init(_ message: String, outline: String = "", refusal: Refusal? = nil) {
    self.message = message
    self.outline = outline
    self.refusal = refusal
  }

  /// The message and the outline, one below the other; of a long outline the beginning.
  public var description: String {
    guard !outline.isEmpty else { return message }
    let lines = outline.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > Self.mostLines else { return message + "\n" + outline }
    let rest = "… and \(lines.count - Self.mostLines) more lines: `outline` has them all"
    return ([message[...]] + lines.prefix(Self.mostLines) + [rest[...]]).joined(separator: "\n")
  }

  private static var mostLines: Int { 120 }

  static func closed(_ code: UInt16?, _ reason: String) -> DriverError {
    DriverError("The connection was closed with \(code.map(String.init) ?? "no code"): \(reason)")
  }

  static func refused(_ refusal: Refusal, _ document: Document) -> DriverError {
    DriverError(
      "The command was refused, \(refusal.code.rawValue): \(refusal.message)",
      outline: document.outline, refusal: refusal)
  }

  static func restless(_ patience: Duration, _ document: Document) -> DriverError {
    DriverError(
      "The session does not come to rest within \(patience): something changes again and again; "
        + "wait for a text with waitFor instead", outline: document.outline)
  }

  static func notTaken(_ path: String, _ reason: String) -> DriverError {
    DriverError("The file was not taken at \(path): \(reason)")
  }
}
