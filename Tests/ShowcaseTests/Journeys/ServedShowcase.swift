import Foundation
import Glibc
import WheelhouseTesting

/// The showcase's own server in a process of its own, on a free port and a folder of its own.
///
/// It ends with this object, and its folder with it.
final class ServedShowcase {
  let endpoint: SocketEndpoint
  private let process = Process()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-\(UUID().uuidString)")
    let output = Pipe()
    let built = Bundle.main.executableURL?.deletingLastPathComponent()
    process.executableURL = built?.appendingPathComponent("showcase-server")
    process.arguments = [
      "--port", "0", "--host", "127.0.0.1", "--web", "web", "--data", folder.path,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let greeting = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let digits = greeting.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
    endpoint = SocketEndpoint(port: Int(digits) ?? 0)
  }

  /// A child of a dispatch thread inherits its signal mask, so that SIGTERM would wait for ever.
  isolated deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
