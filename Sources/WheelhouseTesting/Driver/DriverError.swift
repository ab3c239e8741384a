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

  /// The message and the outline, one below the other.
  public var description: String { outline.isEmpty ? message : message + "\n" + outline }

  static func closed(_ code: UInt16?, _ reason: String) -> DriverError {
    DriverError("The connection was closed with \(code.map(String.init) ?? "no code"): \(reason)")
  }

  static func refused(_ refusal: Refusal, _ document: Document) -> DriverError {
    DriverError(
      "The command was refused, \(refusal.code.rawValue): \(refusal.message)",
      outline: document.outline, refusal: refusal)
  }

  static func notTaken(_ path: String, _ reason: String) -> DriverError {
    DriverError("The file was not taken at \(path): \(reason)")
  }
}
