import Glibc

/// Writes what sessions in this process send to the file that `WHEELHOUSE_MESSAGES` names, one message a line.
///
/// Whatever a test has shown can so be held against the schema of the messages, once the tests are over.
final class MessageRecord {
  static let asked = getenv("WHEELHOUSE_MESSAGES").flatMap {
    MessageRecord(at: String(cString: $0))
  }

  private let file: Int32

  private init?(at path: String) {
    file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      print("WHEELHOUSE_MESSAGES: \(path) cannot be written; name a file in a folder that is there")
      return nil
    }
  }

  /// Adds one message.
  ///
  /// Its line goes out in one call: tests in other processes add to the same file.
  func add(_ message: UnsafeRawBufferPointer) {
    let line = [UInt8](message) + [UInt8(ascii: "\n")]
    line.withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
  }
}
