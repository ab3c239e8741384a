import FoundationEssentials
import WheelhouseTesting

/// The showcase with its supervisor and workers, on a folder and port that outlive them.
///
/// It ends with this object, and its folder with it.
final class DurableShowcase {
  /// Where everything is kept.
  let folder: String
  private let workers: Int
  private let more: [String]
  private(set) var server: ServerProcess

  var endpoint: SocketEndpoint { server.endpoint }

  init(workers: Int, _ more: [String] = []) async throws {
    folder = FileManager.default.temporaryDirectory.path + "/durable-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.workers = workers
    self.more = more
    server = try await Self.start(folder, workers, more)
  }

  private static func start(
    _ folder: String, _ workers: Int, _ more: [String]
  ) async throws -> ServerProcess {
    try await ServerProcess(
      "showcase-server",
      arguments: [
        "--web", "web", "--data", folder, "--workers", "\(workers)", "--commands-per-second", "0",
        "--log-format", "json",
      ] + more, log: folder + "/log")
  }

  /// Kills all processes at once, and starts the server again on the same folder and port.
  func killAllAndStartAgain() async throws {
    let port = endpoint.port
    server.killFamily()
    server = try await Self.start(folder, workers, more + ["--port", "\(port)"])
  }

  /// What the servers have written to their log.
  var log: [String] {
    let bytes = FileManager.default.contents(atPath: folder + "/log") ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  isolated deinit {
    // Not before it has ended: it would make its files anew.
    server.killFamily()
    try? FileManager.default.removeItem(atPath: folder)
  }
}
