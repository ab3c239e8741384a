package import FoundationEssentials

/// Where files are that people hand in, each in a folder of its own, for an hour.
///
/// A file comes over plain HTTP, to whichever worker the connection reaches: what lets it in is that its folder is
/// there. The name of the folder is a secret that only the client was told which asked to hand the file in, and how
/// many bytes it has announced; nothing else has to be remembered or shared.
package struct ImportFolder: Sendable {
  /// The most bytes that one file may have; 0 lets none in.
  package let longest: Int
  private let path: String

  /// Seconds for which a file is kept, from when the last of it came or it was handed on.
  package nonisolated static let lifetime: TimeInterval = 3600

  /// - Parameters:
  ///   - path: of a folder, which is made when it is needed.
  ///   - longest: the most bytes that one file may have.
  package init(path: String, longest: Int = 64 << 20) {
    self.path = path
    self.longest = longest
  }

  /// Lets a file of so many bytes come.
  ///
  /// - Parameter token: a secret that was never used before.
  /// - Returns: the path under which it is to be handed in; nil where there is no room for it, or no folder.
  package func letIn(_ size: Int, by token: ResumeToken) -> String? {
    let place = ImportPlace(token: token.text, size: size, in: path)
    guard size <= longest, Self.make(path), hasRoom(for: size), Self.make(place.folder) else {
      return nil
    }
    return place.address
  }

  /// Where a file goes that is handed in under a path; nil where none is expected, or no longer.
  package func place(at address: String) -> ImportPlace? {
    guard let place = known(address), place.isOpen else { return nil }
    return place
  }

  private func known(_ address: String) -> ImportPlace? {
    guard let place = ImportPlace(address, in: path), Self.exists(place.folder) else { return nil }
    return place
  }

  /// A file that has come, under the name that it had with the person; nil where it has not, or was taken away.
  package func file(at address: String, named name: String) -> URL? {
    guard let place = known(address) else { return nil }
    let named = place.named(name)
    if place.isOpen, Self.exists(place.whole) {
      try? FileManager.default.removeItem(atPath: named)
      try? FileManager.default.moveItem(atPath: place.whole, toPath: named)
    }
    return Self.exists(named) ? URL(filePath: named) : nil
  }

  /// Lets no other file come in place of one that was handed on.
  package func close(_ address: String) {
    guard let place = known(address) else { return }
    _ = FileManager.default.createFile(atPath: place.end, contents: nil)
  }

  /// Takes back that files may come.
  ///
  /// What has come of them is removed beside the main actor: a large file takes its time to go.
  package func forget(_ addresses: [String]) {
    let folders = addresses.compactMap { moveAway($0) }
    if !folders.isEmpty { Task { await Self.remove(folders) } }
  }

  /// Gives the folder of a file a name under which nothing is handed in.
  private func moveAway(_ address: String) -> String? {
    guard let place = known(address) else { return nil }
    let gone = "\(path)/.gone-\(place.name)"
    let moved: Void? = try? FileManager.default.moveItem(atPath: place.folder, toPath: gone)
    return moved == nil ? nil : gone
  }

  @concurrent
  private nonisolated static func remove(_ folders: [String]) async {
    for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Removes what is older than an hour.
  @concurrent
  package nonisolated func removeOld(now: Date = .now) async {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
      let folder = path + "/" + name
      let changed = (try? files.attributesOfItem(atPath: folder))?[.modificationDate] as? Date
      guard let changed, now.timeIntervalSince(changed) > Self.lifetime else { continue }
      try? files.removeItem(atPath: folder)
    }
  }

  /// Whether a twentieth of the disk stays free when so many bytes more have come.
  package nonisolated func hasRoom(for size: Int) -> Bool {
    let disk = try? FileManager.default.attributesOfFileSystem(forPath: path)
    guard let free = disk?[.systemFreeSize] as? UInt64, let all = disk?[.systemSize] as? UInt64
    else { return false }
    return free > UInt64(size) + all / 20
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Only the server itself may look inside.
  private static func make(_ folder: String) -> Bool {
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return made != nil
  }
}
