import FoundationEssentials
import Testing

@testable import Wheelhouse

/// The folder in which files arrive.
@Suite struct ImportFolderTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "imports-\(UInt64.random(in: 0...(.max)))").path
  private var tokens = SeededTokenSource(seed: 7)

  private func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ text: String, to place: ImportPlace) throws {
    try Data(text.utf8).write(to: URL(filePath: place.whole))
  }

  @Test mutating func `a file has its name once it has come, however often one asks`() throws {
    defer { remove() }
    let folder = ImportFolder(path: path)
    let address = try #require(folder.letIn(5, by: tokens.next()))
    let place = try #require(folder.place(at: address))
    #expect(place.size == 5)
    #expect(folder.file(at: address, named: "a.txt") == nil)
    try write("hello", to: place)
    for _ in 0..<2 {
      let file = try #require(folder.file(at: address, named: "../../etc/a.txt"))
      #expect(file.lastPathComponent == "a.txt")
      #expect(file.path.hasPrefix(path + "/"))
      #expect(try Data(contentsOf: file) == Data("hello".utf8))
    }
    folder.forget([address])
    #expect(folder.file(at: address, named: "a.txt") == nil)
    #expect(folder.place(at: address) == nil)
  }

  @Test mutating func `a file that was handed on stays what it is, until its folder goes`()
    throws
  {
    defer { remove() }
    let folder = ImportFolder(path: path)
    let address = try #require(folder.letIn(5, by: tokens.next()))
    let place = try #require(folder.place(at: address))
    try write("hello", to: place)
    #expect(folder.file(at: address, named: "a.txt") != nil)
    folder.close(address)
    #expect(folder.place(at: address) == nil && !place.isOpen)
    try write("other", to: place)
    let file = try #require(folder.file(at: address, named: "a.txt"))
    #expect(try Data(contentsOf: file) == Data("hello".utf8))
    folder.forget([address])
    #expect(folder.file(at: address, named: "a.txt") == nil)
  }

  @Test mutating func `what is too large, or finds no room, does not get in`() {
    defer { remove() }
    #expect(ImportFolder(path: path, longest: 4).letIn(5, by: tokens.next()) == nil)
    #expect(ImportFolder(path: path, longest: .max).letIn(1 << 60, by: tokens.next()) == nil)
    #expect(ImportFolder(path: "/dev/null/files").letIn(5, by: tokens.next()) == nil)
    #expect(ImportFolder(path: path, longest: 5).letIn(5, by: tokens.next()) != nil)
  }

  @Test mutating func `there is one way to write a place, and none out of the folder`() throws {
    defer { remove() }
    let folder = ImportFolder(path: path)
    let address = try #require(folder.letIn(5, by: tokens.next()))
    let others = [
      "", "/", ImportPlace.prefix, ImportPlace.prefix + "..", ImportPlace.prefix + "../../x.5",
      address + "/", address + "/..", address + ".5", address + "0", address.dropLast() + "05",
      address.dropLast() + "-5", address.dropLast() + "+5", address.replacing(".", with: ".0"),
      String(address.dropLast()), String(address.dropLast(2)), address.uppercased(),
    ]
    for other in others { #expect(folder.place(at: other) == nil, "\(other)") }
    #expect(folder.place(at: address) != nil)
  }

  @Test mutating func `what was taken back is gone at once, and soon from the disk`() async throws {
    defer { remove() }
    let folder = ImportFolder(path: path)
    let addresses = try (0..<3).map { _ in try #require(folder.letIn(5, by: tokens.next())) }
    for address in addresses { try write("hello", to: #require(folder.place(at: address))) }
    folder.forget(Array(addresses.prefix(2)))
    folder.forget(addresses)
    #expect(addresses.allSatisfy { folder.place(at: $0) == nil })
    let files = FileManager.default
    for _ in 0..<500 where try !files.contentsOfDirectory(atPath: path).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try files.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test mutating func `after an hour a file is gone`() async throws {
    defer { remove() }
    let folder = ImportFolder(path: path)
    let address = try #require(folder.letIn(5, by: tokens.next()))
    try write("hello", to: #require(folder.place(at: address)))
    await folder.removeOld(now: .now + ImportFolder.lifetime - 60)
    #expect(folder.file(at: address, named: "a") != nil)
    await folder.removeOld(now: .now + ImportFolder.lifetime + 60)
    #expect(folder.file(at: address, named: "a") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test(arguments: [
    ("photo.jpg", "photo.jpg"), ("/etc/passwd", "passwd"), ("C:\\a\\b.txt", "b.txt"),
    ("..", "file"), ("../..", "file"), ("", "file"), (".hidden", "hidden"), ("a\u{0}b\n.c", "ab.c"),
    ("Übung 日本.pdf", "Übung 日本.pdf"), ("gnp\u{202E}.exe", "gnp.exe"), ("a:b?.txt", "ab.txt"),
    ("a/\u{301}b.txt", "\u{301}b.txt"), ("\u{600}/..", "file"), ("a\\\u{301}b", "\u{301}b"),
  ])
  func `a name is that of a file in one folder`(given: String, name: String) {
    #expect(ImportPlace.safe(given) == name)
  }

  @Test func `a long name keeps its end`() {
    let name = ImportPlace.safe(String(repeating: "ä", count: 500) + ".jpeg")
    #expect(name.utf8.count <= 200)
    #expect(name.hasSuffix("ä.jpeg"))
    let odd = ImportPlace.safe("a." + String(repeating: "b", count: 500))
    #expect(odd.utf8.count == 200)
  }

  @Test(arguments: ["", ".whole", ".txt"])
  mutating func `a name that is but one long character loses no file`(end: String) throws {
    defer { remove() }
    let folder = ImportFolder(path: path)
    let address = try #require(folder.letIn(5, by: tokens.next()))
    let name = "a" + String(repeating: "\u{301}", count: 200) + end
    #expect(folder.file(at: address, named: name) == nil)
    try write("hello", to: #require(folder.place(at: address)))
    let file = try #require(folder.file(at: address, named: name))
    #expect(file.lastPathComponent == "file" + end)
    #expect(try Data(contentsOf: file) == Data("hello".utf8))
  }
}
