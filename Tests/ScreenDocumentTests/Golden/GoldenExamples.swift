import Glibc
import ScreenDocument

/// The golden examples of the protocol, which the browser client and the schemas are tested with too.
enum GoldenExamples {
  /// The names of a folder's examples, in order.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir("\(root)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".json") { names.append(String(name.dropLast(5))) }
    }
    return names.sorted()
  }

  /// One example as the bytes of its file.
  static func bytes(_ folder: String, _ name: String) throws(Missing) -> [UInt8] {
    guard let file = fopen("\(root)/\(folder)/\(name).json", "r") else { throw Missing(name: name) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&room, 1, room.count, file), count > 0 { bytes += room[..<count] }
    return bytes
  }

  /// One example as a value.
  static func value(_ folder: String, _ name: String) throws -> JSONValue {
    try JSONReader().read(bytes(folder, name))
  }

  /// A file that is not where it should be.
  struct Missing: Error {
    let name: String
  }

  private static let root: String = {
    let here = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(here)/web/schema/examples"
  }()
}
