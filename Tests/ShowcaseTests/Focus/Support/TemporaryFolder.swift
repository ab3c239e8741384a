import FoundationEssentials

/// A folder that goes with this object.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.path + "/focus-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
