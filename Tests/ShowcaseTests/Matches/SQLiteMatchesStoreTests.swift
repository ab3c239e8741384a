import Foundation
import Testing

@testable import Showcase

struct SQLiteMatchesStoreTests {
  private let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("matches-\(UUID().uuidString)").path

  private var folder: String { parent + "/deeper" }

  private func remove() { try? FileManager.default.removeItem(atPath: parent) }

  @Test func `point 42: what one store saved is there for the next one on the same folder`()
    async throws
  {
    defer { remove() }
    let store = SQLiteMatchesStore(folder: folder)
    _ = try await store.createPlayer(named: "Zoe")
    let zoe = try #require(try await store.fetchPlayers().last)
    let amara = try #require(try await store.fetchPlayers().first)
    #expect(try await store.createMatch(.of([zoe], 9, 0, [amara])))
    let again = SQLiteMatchesStore(folder: folder)
    #expect(try await again.fetchMatches().first?.parameters == .of([zoe], 9, 0, [amara]))
    #expect(try await again.fetchMatches() == store.fetchMatches())
    #expect(try await again.fetchRankings() == store.fetchRankings())
  }

  @Test func `the first start has players and matches to look at`() async throws {
    defer { remove() }
    let store = SQLiteMatchesStore(folder: folder)
    #expect(try await store.fetchPlayers().count == 8)
    let matches = try await store.fetchMatches()
    #expect(matches.map(\.parameters) == MatchesSeed.first.matches.reversed())
    let areValid = matches.allSatisfy(\.parameters.isValid)
    #expect(areValid)
  }

  @Test func `what somebody else wrote into the file is seen`() async throws {
    defer { remove() }
    let store = SQLiteMatchesStore(folder: folder)
    let other = SQLiteMatchesStore(folder: folder)
    let matches = try await store.fetchMatches()
    #expect(try await other.deleteMatch(matches[0].id))
    #expect(try await store.fetchMatches() == Array(matches.dropFirst()))
  }

  @Test func `what did not change is not read again`() async throws {
    defer { remove() }
    let store = SQLiteMatchesStore(folder: folder)
    let first = try await store.fetchMatches()
    let second = try await store.fetchMatches()
    #expect(
      first.withUnsafeBufferPointer(\.baseAddress) == second.withUnsafeBufferPointer(\.baseAddress))
  }

  @Test func `a folder that cannot be is an error in words, until it can be`() async throws {
    defer { remove() }
    let parent = (folder as NSString).deletingLastPathComponent
    _ = FileManager.default.createFile(atPath: parent, contents: nil)
    let store = SQLiteMatchesStore(folder: folder)
    let error = await #expect(throws: StoreFailure.self) { try await store.fetchMatches() }
    #expect(error?.text.hasPrefix("The matches cannot be reached: ") == true)
    try FileManager.default.removeItem(atPath: parent)
    #expect(try await store.fetchMatches().count == 9)
    try? FileManager.default.removeItem(atPath: parent)
  }

  @Test func `two first starts at once fill the file once`() async throws {
    defer { remove() }
    let first = SQLiteMatchesStore(folder: folder)
    let second = SQLiteMatchesStore(folder: folder)
    async let one = first.fetchMatches()
    async let two = second.fetchMatches()
    let (a, b) = try await (one, two)
    #expect(a.count == 9 && a == b)
  }
}
