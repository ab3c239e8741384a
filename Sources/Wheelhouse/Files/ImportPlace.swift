import FoundationEssentials

/// Where one file goes that a person hands in.
package struct ImportPlace: Equatable, Sendable {
  /// The path under which it is handed in.
  package let address: String
  /// The bytes that it was announced to have.
  package let size: Int
  /// The file's folder.
  let folder: String
  /// What that is called among the others.
  let name: String

  /// What the paths begin with under which files are handed in.
  package static let prefix = "/_wheelhouse/files/"

  init(token: String, size: Int, in folder: String) {
    name = "\(token).\(size)"
    address = Self.prefix + name
    self.size = size
    self.folder = folder + "/" + name
  }

  /// Reads a path; nil for any other than the one way to write a place.
  init?(_ address: String, in folder: String) {
    guard address.hasPrefix(Self.prefix) else { return nil }
    let parts = address.dropFirst(Self.prefix.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let token = ResumeToken(parts[0].utf8), let size = Int(parts[1]),
      size >= 0
    else { return nil }
    self.init(token: token.text, size: size, in: folder)
    guard address == self.address else { return nil }
  }

  /// The file as it comes; each attempt has a number of its own.
  package func part(_ attempt: UInt64) -> String { "\(folder)/.part-\(attempt)" }

  /// The file as it came, until it has its name.
  package var whole: String { folder + "/.whole" }

  /// There once the file was handed on.
  var end: String { folder + "/.end" }

  /// Whether a file may still come.
  package var isOpen: Bool { !FileManager.default.fileExists(atPath: end) }

  /// Has the place count as new.
  package nonisolated func touch() {
    let now = [FileAttributeKey.modificationDate: Date.now]
    try? FileManager.default.setAttributes(now, ofItemAtPath: folder)
  }

  /// The file under a name that a client gave it: what is no name of a file in this folder is made one.
  func named(_ name: String) -> String { folder + "/" + Self.safe(name) }

  /// The last part of a path, without what a terminal or another system takes for something else.
  ///
  /// By scalars: a slash with a mark on it is another character, but for the disk still a slash.
  static func safe(_ name: String) -> String {
    let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last
    let kept = (last.map(Array.init) ?? []).filter {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
        && !":*?\"<>|".unicodeScalars.contains($0)
        && !$0.properties.isBidiControl
    }
    let text = String(String.UnicodeScalarView(kept.drop { $0 == "." || $0 == " " }))
    return text.isEmpty ? "file" : shortened(text)
  }

  /// With at most 200 bytes, of which the end of the name keeps up to 20; never the end alone, which begins with a dot.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 200 else { return name }
    let end = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    let kept = end.utf8.count <= 20 ? end : ""
    var start = name.prefix(200)
    while start.utf8.count + kept.utf8.count > 200 { start.removeLast() }
    return (start.isEmpty ? "file" : start) + kept
  }
}
