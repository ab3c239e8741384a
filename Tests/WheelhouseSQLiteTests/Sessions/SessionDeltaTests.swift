import Testing
import WheelhouseTesting

@testable import WheelhouseSQLite

/// What makes one snapshot out of the one before.
nonisolated struct SessionDeltaTests {
  private func delta(
    _ old: [UInt8], _ new: [UInt8], seams: (old: Int, new: Int) = (0, 0)
  ) -> [UInt8] {
    var delta: [UInt8] = []
    SessionDelta.append(from: old, to: new, seams: seams, into: &delta)
    return delta
  }

  private let long = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  @Test func `what is the same takes a few bytes`() {
    #expect(delta(long, long).count < 8)
    #expect(delta([], []).isEmpty)
    #expect(SessionDelta.apply([], to: long) == [])
  }

  @Test func `one byte in the middle takes a few bytes`() {
    var new = long
    new[1_000] ^= 1
    let delta = delta(long, new)
    #expect(delta.count < 16)
    #expect(SessionDelta.apply(delta[...], to: long) == new)
  }

  @Test func `a longer first part does not make the second one new`() {
    let new = Array(long[..<40]) + [1, 2, 3] + Array(long[40...])
    let delta = delta(long, new, seams: (100, 103))
    #expect(delta.count < 24)
    #expect(SessionDelta.apply(delta[...], to: long) == new)
  }

  @Test func `a shorter first part does not make the second one new`() {
    let new = Array(long[..<40]) + Array(long[43...])
    let delta = delta(long, new, seams: (100, 97))
    #expect(delta.count < 24)
    #expect(SessionDelta.apply(delta[...], to: long) == new)
  }

  @Test(arguments: 0..<60) func `any snapshot follows from any other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = bytes(&random)
    var new = Bool.random(using: &random) ? old : bytes(&random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      let end = Int.random(in: place...min(new.count, place + 20), using: &random)
      new.replaceSubrange(place..<end, with: bytes(&random).prefix(12))
    }
    let seams = (
      old: Int.random(in: 0...400, using: &random), new: Int.random(in: 0...400, using: &random)
    )
    #expect(SessionDelta.apply(delta(old, new, seams: seams)[...], to: old) == new)
  }

  @Test(arguments: 0..<30) func `no bytes trap whoever reads them`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let noise = bytes(&random)
    _ = SessionDelta.apply(noise[...], to: long)
    _ = SessionJournal.entries(in: noise)
    #expect(SessionDelta.apply([1, 7, 200, 15, 9], to: [1, 2, 3]) == nil)
    #expect(SessionJournal.entries(in: [1, 1, 9, 0]) == nil)
  }

  /// Few different ones, so that equal ones lie where nobody put them.
  private func bytes(_ random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...300, using: &random)).map { _ in
      UInt8.random(in: 0...2, using: &random)
    }
  }
}
