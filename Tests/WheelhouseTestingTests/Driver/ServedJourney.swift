import Foundation
import Glibc
import WheelhouseTesting

/// The fixture's server in a process of its own, on a free port; it ends with this object.
final class ServedJourney {
  let endpoint: SocketEndpoint
  private let process = Process()

  init() throws {
    let output = Pipe()
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    process.executableURL = folder?.appendingPathComponent("journey-fixture")
    process.arguments = ["--port", "0", "--host", "127.0.0.1", "--web", "web"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let greeting = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let digits = greeting.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
    endpoint = SocketEndpoint(port: Int(digits) ?? 0)
  }

  /// A child of a dispatch thread inherits its signal mask, so that SIGTERM would wait for ever.
  deinit { kill(process.processIdentifier, SIGKILL) }
}
