import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import wheelhouse_bench

/// All workers are replaced under sessions that are in use, and nobody loses anything.
///
/// `WHEELHOUSE_SESSIONS` says how many there are.
@Suite(.serialized) struct RollingRestartTests {
  @Test func `workers are replaced under load: nothing is reset, lost or doubled`() throws {
    let sessions = Int(SplitMix64.number("WHEELHOUSE_SESSIONS") ?? 200)
    let folder = try TestFolder()
    let server = try OwnServer([], workers: 2, in: folder.path)
    let rolling = try RollingRestart.measure(on: server, sessions: sessions)
    for figure in rolling.figures { print("\(figure.name): \(figure.value) \(figure.unit)") }
    #expect(rolling.resets == 0)
    #expect(rolling.differences == [])
    #expect(rolling.refused == 0)
    #expect(rolling.returns >= sessions, "somebody was not on a worker that was replaced")
    #expect(rolling.taps > sessions)
    #expect(rolling.longestPause < 10)
  }

  @Test func `everybody is back after a crash of all workers`() throws {
    let folder = try TestFolder()
    let server = try OwnServer([], workers: 2, in: folder.path)
    let storm = try ReconnectStorm.measure(on: server, sessions: 100)
    #expect(storm.resets == 0)
    #expect(storm.seconds < 30)
  }
}

/// A folder that goes with this object.
final class TestFolder {
  let path = FileManager.default.temporaryDirectory.path + "/bench-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
