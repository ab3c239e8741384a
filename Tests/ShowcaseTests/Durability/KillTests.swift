import Glibc
import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseSQLite
import WheelhouseTesting

@testable import Showcase

/// Clients go their ways through all apps while somebody kills the workers under them, and once everything.
///
/// Every journey ends with the screen it ends with on a quiet day, and each saved match is in the database
/// exactly once. `WHEELHOUSE_KILLS` says how many are killed, `WHEELHOUSE_SEED` repeats which and when.
@Suite(.serialized) struct KillTests {
  private let seed = SplitMix64.seed(of: "KillTests")
  private let kills = Int(SplitMix64.number("WHEELHOUSE_KILLS") ?? 20)

  @Test func `no journey is spoiled by workers that are killed, and nothing is done twice`()
    async throws
  {
    let quiet = try await DurableShowcase(workers: 1)
    let expected = try await AppJourney.endings(on: quiet.endpoint)
    let showcase = try await DurableShowcase(workers: 2)
    let killer = Killer(showcase, seed: seed, kills: kills)
    let travels = Travels()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await killer.work() }
      for client in 0..<8 {
        group.addTask { try await travel(client, showcase, killer, travels, expected) }
      }
      try await group.waitForAll()
    }
    print(
      "KillTests: \(killer.done) killed, \(travels.count) journeys, "
        + "\(travels.matches.count) matches, \(travels.returns) returns, "
        + "longest pause \(travels.longestPause)")
    try #require(await stops(showcase))
    try check(travels.matches, in: showcase.folder)
    #expect(killer.done == kills)
    #expect(travels.count >= 8 && !travels.matches.isEmpty && travels.returns > 0)
  }

  /// One client's journeys, one after the other, until everybody who is to be killed is dead.
  private func travel(
    _ client: Int, _ showcase: DurableShowcase, _ killer: Killer, _ travels: Travels,
    _ expected: [AppJourney: String]
  ) async throws {
    var round = 0
    repeat {
      let journey = AppJourney.allCases[(client + round) % AppJourney.allCases.count]
      let name = "P\(client)x\(round)"
      let goals = (client + round) % 7
      let line = DurableTransport(
        to: showcase.endpoint, seed: seed &+ UInt64(client * 1000 + round),
        shortest: .milliseconds(50))
      try await journey.take(
        over: line, ConsentBrowser(showcase.endpoint), name: name, goals: goals,
        expecting: expected[journey])
      travels.note(line, journey == .matches ? (name, goals) : nil)
      line.drop()
      round += 1
    } while !killer.isDone
  }

  private func stops(_ showcase: DurableShowcase) async throws -> Bool {
    let family = [showcase.server.id] + showcase.server.children
    showcase.server.send(SIGTERM)
    let hasEnded = try await showcase.server.waitUntilEnded(timeout: .seconds(15))
    #expect(family.allSatisfy(ProcessTable.isDead), "processes are left")
    return hasEnded
  }

  /// Each match whose end was seen is there once, with the goals that were tapped.
  private func check(_ matches: [(name: String, goals: Int)], in folder: String) throws {
    let connection = try SQLiteConnection(path: folder + "/matches.sqlite")
    let rows = try connection.rows(
      """
      SELECT player.name, match.home_goals, match.away_goals FROM player
      LEFT JOIN appearance ON appearance.player = player.id
      LEFT JOIN match ON match.id = appearance.match
      WHERE player.name LIKE 'P%x%'
      """
    ) { row in "\(row.text(0)) \(row.integer(1)):\(row.integer(2))" }
    #expect(rows.sorted() == matches.map { "\($0.name) \($0.goals):0" }.sorted())
  }
}

/// Kills workers at random moments, as often as it was told, and every twentieth time all of them with
/// their supervisor.
///
/// A supervisor lets a worker wait that dies again and again; the next one begins anew.
final class Killer {
  private let showcase: DurableShowcase
  private let kills: Int
  private var generator: SplitMix64
  /// How many times somebody was killed.
  private(set) var done = 0
  /// Whether there is nothing left to do, or no way to go on.
  private(set) var isDone = false

  init(_ showcase: DurableShowcase, seed: UInt64, kills: Int) {
    self.showcase = showcase
    self.kills = kills
    generator = SplitMix64(seed: seed)
  }

  func work() async throws {
    defer { isDone = true }
    while done < kills {
      let workers = try await showcase.server.children(2, timeout: .seconds(20))
      try #require(workers.count == 2, "the supervisor has the workers \(workers)")
      try await Task.sleep(for: .milliseconds(50 + generator.below(700)))
      if done % 20 == 10 {
        try await showcase.killAllAndStartAgain()
      } else {
        showcase.server.send(SIGKILL, toChild: generator.any(workers))
      }
      done += 1
    }
  }
}

/// What became of the journeys.
final class Travels {
  private(set) var count = 0
  private(set) var returns = 0
  private(set) var longestPause = Duration.zero
  private(set) var matches: [(name: String, goals: Int)] = []

  func note(_ line: DurableTransport, _ match: (String, Int)?) {
    count += 1
    returns += line.returns
    longestPause = max(longestPause, line.longestPause)
    if let match { matches.append((match.0, match.1)) }
  }
}
