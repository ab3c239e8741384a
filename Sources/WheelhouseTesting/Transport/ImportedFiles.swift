import FoundationEssentials
import Wheelhouse

/// The files that were handed in to an app in this process, as long as that is there.
final class ImportedFiles {
  let folder: ImportFolder
  private let path: String

  init() {
    let name = "wheelhouse-\(UInt64.random(in: 0...(.max)))"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    folder = ImportFolder(path: path)
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  func take(_ bytes: [UInt8], at address: String) throws {
    guard let place = folder.place(at: address), place.size == bytes.count else {
      throw DriverError.notTaken(address, "no file of \(bytes.count) bytes is expected there")
    }
    try Data(bytes).write(to: URL(filePath: place.whole))
  }
}
