import FoundationEssentials
import WheelhouseTesting

/// The showcase's own server in a process of its own, on a free port and a folder of its own.
///
/// It ends with this object, and its folder with it.
final class ServedShowcase {
  private let server: ServerProcess
  private let folder: String

  var endpoint: SocketEndpoint { server.endpoint }

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/showcase-\(UUID().uuidString)"
    server = try ServerProcess("showcase-server", arguments: ["--web", "web", "--data", folder])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
