import FoundationEssentials
import WheelhouseTesting

/// The showcase's own server in a process of its own, on a free port and a folder of its own.
///
/// It ends with this object, and its folder with it.
final class ServedShowcase {
  private let server: ServerProcess
  private let folder: String

  var endpoint: SocketEndpoint { server.endpoint }

  init(arguments: [String] = [], environment: [String: String] = [:]) async throws {
    folder = FileManager.default.temporaryDirectory.path + "/showcase-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    server = try await ServerProcess(
      "showcase-server", arguments: ["--web", "web", "--data", folder] + arguments,
      environment: environment,
      log: folder + "/log")
  }

  /// What the server has written to its log.
  var log: String {
    FileManager.default.contents(atPath: folder + "/log").map {
      String(decoding: $0, as: UTF8.self)
    }
      ?? ""
  }

  isolated deinit {
    // Not before it has ended: it would make its files anew.
    server.killFamily()
    try? FileManager.default.removeItem(atPath: folder)
  }
}
