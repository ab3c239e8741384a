import Foundation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Invariants under commands that nobody planned.
///
/// The driver itself compares the patched document with the session's own, and looks for repeated ids.
/// Set `WHEELHOUSE_SEED` to walk one walk again, compared after every step instead of every fifth, and
/// `WHEELHOUSE_STEPS` for a longer one.
@Suite struct RandomWalkTests {
  nonisolated static let seed =
    ProcessInfo.processInfo.environment["WHEELHOUSE_SEED"].flatMap { UInt64($0) }
  nonisolated static let seeds = seed.map { [$0] } ?? [1, 2, 3, UInt64.random(in: 4 ... .max)]
  nonisolated static let steps =
    ProcessInfo.processInfo.environment["WHEELHOUSE_STEPS"].flatMap { Int($0) } ?? 450

  nonisolated static let grounds = [
    ["/gallery", "/gallery", "/gallery/about", "/shop", "/x"], ["/places", "/places/2", "/x"],
  ]

  @Test(arguments: seeds, grounds)
  func `whatever a client sends, the patched document is the session's own`(
    seed: UInt64, urls: [String]
  ) async throws {
    let app = InProcessApp(GalleryApp())
    let driver = try await app.open(urls[0])
    var walk = RandomWalk(seed: seed, urls: urls)
    driver.checksEveryStep = false
    var codes: [RefusalCode: Int] = [:]
    for step in 0..<Self.steps {
      let wish = walk.wish(in: driver.document)
      let before = driver.document
      do {
        let outcome = try await driver.send(wish, rev: walk.rev(at: driver.revision))
        if Self.seed != nil || step % 5 == 0 { try await driver.check() }
        guard let refusal = outcome.refusal else { continue }
        codes[refusal.code, default: 0] += 1
        try #require(
          driver.document == before,
          "seed \(seed), step \(step): \(wish) was refused and changed the document")
      } catch {
        Issue.record("seed \(seed), step \(step), \(wish): \(error)")
        return
      }
    }
    #expect(codes[.eventLoop] == nil, "seed \(seed)")
    // A walk that is refused nearly everything would show nothing; some seeds come close to 5 in 6.
    #expect(codes.values.reduce(0, +) < Self.steps * 9 / 10, "seed \(seed): \(codes)")
  }

  /// What no interruption may change.
  private struct Known: Equatable {
    let document: Document
    let revision: Int
    let nextSeq: Int

    init(_ driver: ScreenDriver) {
      document = driver.document
      revision = driver.revision
      nextSeq = driver.nextSeq
    }
  }

  @Test(arguments: seeds, Interruption.allCases)
  func `sleep and crash after any step leave document and numbers as they were`(
    seed: UInt64, interruption: Interruption
  ) async throws {
    for urls in Self.grounds {
      let app = InProcessApp(GalleryApp(), isDurable: interruption == .crash)
      let driver = try await app.open(urls[0])
      driver.checksEveryStep = false
      var walk = RandomWalk(seed: seed, urls: urls)
      for step in 0..<Self.steps / 9 {
        let wish = walk.wish(in: driver.document)
        _ = try await driver.send(wish, rev: walk.rev(at: driver.revision))
        let before = Known(driver)
        if interruption == .crash { app.crash() } else { app.relaunch() }
        try await driver.reconnect(over: app.connect())
        guard Known(driver) != before else { continue }
        Issue.record(
          """
          seed \(seed), step \(step), \(wish): came back to something else after a \(interruption).
          Before, \(before.revision), next \(before.nextSeq):
          \(before.document.outline(showingIDs: true))
          After, \(driver.revision), next \(driver.nextSeq):
          \(driver.document.outline(showingIDs: true))
          """)
        return
      }
    }
  }

  @Test(arguments: seeds, grounds)
  func `a snapshot kept up to date is the one made anew`(
    seed: UInt64, urls: [String]
  ) async throws {
    let app = InProcessApp(GalleryApp())
    let driver = try await app.open(urls[0])
    driver.checksEveryStep = false
    var walk = RandomWalk(seed: seed, urls: urls)
    for step in 0..<Self.steps / 3 {
      let wish = walk.wish(in: driver.document)
      _ = try await driver.send(wish, rev: walk.rev(at: driver.revision))
      let kept = try SessionSnapshot(encoded: driver.session.encodeSnapshot())
      try #require(
        kept == driver.session.snapshot(), "seed \(seed), step \(step), \(wish)")
    }
  }
}
