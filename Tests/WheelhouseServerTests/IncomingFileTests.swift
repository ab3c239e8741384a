import FoundationEssentials
import Testing

@testable import Wheelhouse
@testable import WheelhouseServer

/// A file as it comes, piece by piece.
@MainActor @Suite struct IncomingFileTests {
  private let folder = ImportFolder(path: Scratch.folder() + "/files")

  private func token() -> ResumeToken {
    ResumeToken(bytes: (0..<32).map { _ in .random(in: 0...255) })
  }

  private func place(of size: Int) throws -> ImportPlace {
    let address = try #require(folder.letIn(size, by: token()))
    return try #require(folder.place(at: address))
  }

  @Test func `what the disk does not keep up with makes the sender wait, and is written in order`()
    async throws
  {
    let place = try place(of: 1 << 20)
    var changes = 0
    let file = try #require(IncomingFile(place, in: folder, at: 0) { changes += 1 })
    let bytes = (0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 >> 8) }
    // Nothing is written as long as the main actor is held.
    var isFull: [Bool] = []
    for start in stride(from: 0, to: bytes.count, by: 128 << 10) {
      bytes[start..<(start + 128 << 10)].withUnsafeBytes { file.take($0, at: 0) }
      isFull.append(file.isFull)
    }
    #expect(isFull == [false, false, true, true, true, true, true, true])
    #expect(file.answer == nil && changes == 0)
    while file.answer == nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(file.answer?.status == 200 && changes > 0 && !file.isFull)
    let written = try Data(contentsOf: URL(filePath: place.whole))
    #expect(written == Data(bytes))
  }

  @Test func `whoever goes while something is written leaves nothing behind`() async throws {
    let place = try place(of: 100)
    do {
      let file = try #require(IncomingFile(place, in: folder, at: 0) {})
      [UInt8](repeating: 1, count: 50).withUnsafeBytes { file.take($0, at: 0) }
    }
    let files = FileManager.default
    while try !files.contentsOfDirectory(atPath: place.folder).isEmpty {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func `what goes on coming is kept, and what was removed is not expected`()
    async throws
  {
    let place = try place(of: 100)
    let file = try #require(IncomingFile(place, in: folder, at: 0) {})
    let files = FileManager.default
    let early = Date.now - ImportFolder.lifetime - 60
    try files.setAttributes([.modificationDate: early], ofItemAtPath: place.folder)
    [UInt8](repeating: 1, count: 50).withUnsafeBytes { file.take($0, at: 0) }
    var changed = early
    while changed < early + 30 {
      try await Task.sleep(for: .milliseconds(1))
      let found = try files.attributesOfItem(atPath: place.folder)[.modificationDate]
      changed = try #require(found as? Date)
    }
    await folder.removeOld()
    #expect(folder.place(at: place.address) == place)
    folder.forget([place.address])
    [UInt8](repeating: 1, count: 50).withUnsafeBytes { file.take($0, at: 0) }
    while file.answer == nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(file.answer?.status == 404)
  }

  @Test func `silence is judged by what has come, not by what the disk has taken`() async throws {
    let place = try place(of: 100)
    let file = try #require(IncomingFile(place, in: folder, at: 0) {})
    [UInt8](repeating: 1, count: 50).withUnsafeBytes { file.take($0, at: 10) }
    file.judge(at: 10 + IncomingFile.silence)
    #expect(file.answer == nil)
    while file.answer == nil {
      try await Task.sleep(for: .milliseconds(1))
      file.judge(at: 10 + IncomingFile.silence)
    }
    #expect(file.answer?.status == 408)
  }

  @Test func `a file for which the disk has no room any more is not taken`() async throws {
    let large = ImportPlace(token: token().text, size: .max / 2, in: Scratch.folder())
    try FileManager.default.createDirectory(atPath: large.folder, withIntermediateDirectories: true)
    let file = try #require(IncomingFile(large, in: folder, at: 0) {})
    [1].withUnsafeBytes { file.take($0, at: 0) }
    while file.answer == nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(file.answer?.status == 507)
  }
}
