import Foundation
import Testing

@testable import Showcase

/// The stores there are.
nonisolated enum StoreKind: String, CaseIterable, Sendable {
  case sqlite
  case memory
}

/// What every store promises.
@Suite("Point 21: a store for matches, in SQLite and in memory")
struct MatchesStoreContract {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("matches-\(UUID().uuidString)").path

  private func store(_ kind: StoreKind) async throws -> any MatchesStore {
    let store: any MatchesStore =
      switch kind {
      case .sqlite: SQLiteMatchesStore(folder: folder, seed: .empty)
      case .memory: InMemoryMatchesStore()
      }
    for player in Player.all { #expect(try await store.createPlayer(named: player.name)) }
    return store
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: StoreKind.allCases)
  func `a match that was created is fetched, the newest first`(kind: StoreKind) async throws {
    defer { remove() }
    let store = try await store(kind)
    #expect(try await store.createMatch(Match.first.parameters))
    #expect(try await store.createMatch(Match.second.parameters))
    #expect(try await store.fetchMatches() == [.second, .first])
  }

  @Test(arguments: StoreKind.allCases)
  func `a match is updated with its players in their order`(kind: StoreKind) async throws {
    defer { remove() }
    let store = try await store(kind)
    _ = try await store.createMatch(Match.first.parameters)
    let other = MatchParameters.of([.dan, .cleo, .ada], 0, 99, [.ben])
    #expect(try await store.updateMatch(.numbered(1), to: other))
    #expect(try await store.fetchMatches() == [.numbered(1, other)])
  }

  @Test(arguments: StoreKind.allCases)
  func `of a match that others have changed only what was changed here is`(kind: StoreKind)
    async throws
  {
    defer { remove() }
    let store = try await store(kind)
    let base = Match.first.parameters
    _ = try await store.createMatch(base)
    var (mine, theirs) = (base, base)
    mine.home.goals += 1
    theirs.away = MatchSide(players: [.dan], goals: 9)
    #expect(try await store.updateMatch(.numbered(1), from: base, to: theirs))
    #expect(try await store.updateMatch(.numbered(1), from: base, to: mine))
    theirs.home.goals += 1
    #expect(try await store.fetchMatches() == [.numbered(1, theirs)])
    // Together they would have somebody on both sides.
    mine = base
    mine.home.players.append(.dan)
    #expect(try await !store.updateMatch(.numbered(1), from: base, to: mine))
    #expect(try await store.fetchMatches() == [.numbered(1, theirs)])
  }

  @Test(arguments: StoreKind.allCases)
  func `a match is deleted once, and its number is not used again`(kind: StoreKind) async throws {
    defer { remove() }
    let store = try await store(kind)
    _ = try await store.createMatch(Match.first.parameters)
    #expect(try await store.deleteMatch(.numbered(1)))
    #expect(try await !store.deleteMatch(.numbered(1)))
    #expect(try await store.fetchMatches() == [])
    _ = try await store.createMatch(Match.first.parameters)
    #expect(try await store.fetchMatches().map(\.id) == [.numbered(2)])
  }

  nonisolated static let invalid: [MatchParameters] = [
    .of([], 1, 0, [.ada]), .of([.ada], 1, 0, []), .of([.ada], 1, 0, [.ada]),
    .of([.ada, .ada], 1, 0, [.ben]), .of([.ada], -1, 0, [.ben]), .of([.ada], 0, 100, [.ben]),
    .of([.ada], 1, 0, [Player(id: Player.ID(rawValue: 99), name: "Nobody")]),
  ]

  @Test(arguments: StoreKind.allCases, invalid)
  func `what is no match is refused and changes nothing`(
    kind: StoreKind, parameters: MatchParameters
  ) async throws {
    defer { remove() }
    let store = try await store(kind)
    _ = try await store.createMatch(Match.first.parameters)
    #expect(try await !store.createMatch(parameters))
    #expect(try await !store.updateMatch(.numbered(1), to: parameters))
    #expect(try await store.fetchMatches() == [.first])
  }

  @Test(arguments: StoreKind.allCases)
  func `a match that is not there cannot be updated`(kind: StoreKind) async throws {
    defer { remove() }
    let store = try await store(kind)
    #expect(try await !store.updateMatch(.numbered(7), to: Match.first.parameters))
    #expect(try await store.fetchMatches() == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `players come in alphabetical order, whatever their case`(kind: StoreKind) async throws {
    defer { remove() }
    let store = try await store(kind)
    #expect(try await store.createPlayer(named: "  bea "))
    #expect(try await store.fetchPlayers().map(\.name) == ["Ada", "bea", "Ben", "Cleo", "Dan"])
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      "", "  ", "ADA", String(repeating: "x", count: 61), String(repeating: "e\u{301}", count: 31),
      // Nothing to be seen, a single character that fills the screen, one that turns its surroundings round.
      "\u{200B}", "\u{FEFF} ", "\0", "e" + String(repeating: "\u{301}", count: 300), "\u{202E}Bea",
    ])
  func `a name that is none or taken is refused`(kind: StoreKind, name: String) async throws {
    defer { remove() }
    let store = try await store(kind)
    #expect(try await !store.createPlayer(named: name))
    #expect(try await store.fetchPlayers() == Player.all)
  }

  @Test(arguments: StoreKind.allCases)
  func `a name is taken in whatever case and however its letters are put together`(
    kind: StoreKind
  ) async throws {
    defer { remove() }
    let store = try await store(kind)
    #expect(try await store.createPlayer(named: "\u{C9}lodie"))
    for name in ["\u{E9}lodie", "E\u{301}LODIE", "e\u{301}lodie"] {
      #expect(try await !store.createPlayer(named: name))
    }
    #expect(try await store.createPlayer(named: "Elodie 👩‍👧"))
  }

  @Test(arguments: StoreKind.allCases)
  func `rankings follow the matches`(kind: StoreKind) async throws {
    defer { remove() }
    let store = try await store(kind)
    #expect(try await store.fetchRankings().map(\.rating) == [0, 0, 0, 0])
    _ = try await store.createMatch(Match.first.parameters)
    #expect(try await store.fetchRankings().map(\.player) == [.ada, .ben, .cleo, .dan])
    #expect(try await store.fetchRankings().map(\.rating) == [10, 10, 0, 0])
  }
}
