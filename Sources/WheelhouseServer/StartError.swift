/// Why a server could not start, in words for whoever started it.
package struct StartError: Error {
  let message: String
  /// Of sysexits.h.
  let exitStatus: Int32

  /// The command line cannot be followed (EX_USAGE).
  static func usage(_ message: String) -> StartError {
    StartError(message: message, exitStatus: 64)
  }

  /// A file that was named cannot be used (EX_NOINPUT).
  static func input(_ message: String) -> StartError {
    StartError(message: message, exitStatus: 66)
  }

  /// The system does not give what is needed (EX_UNAVAILABLE).
  static func unavailable(_ message: String) -> StartError {
    StartError(message: message, exitStatus: 69)
  }
}
