import Glibc

/// Folders for tests in a folder of this process, which goes with it.
enum Scratch {
  private static let root: String = {
    let root = made(from: "/tmp/wheelhouse-tests-XXXXXX")
    atexit { _ = ServerProcess.shell("rm -rf \(Scratch.root)") }
    return root
  }()

  /// Makes a folder that nobody else has.
  static func folder() -> String { made(from: root + "/XXXXXX") }

  /// A path at which there is nothing.
  static func path() -> String { folder() + "/new" }

  private static func made(from template: String) -> String {
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else { preconditionFailure("\(template): \(errno)") }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
