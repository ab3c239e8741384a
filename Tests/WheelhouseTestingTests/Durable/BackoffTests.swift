import Testing
import WheelhouseTesting

@Suite struct BackoffTests {
  @Test func `waits grow by doubling up to the limit, and half of each is random`() {
    var backoff = Backoff(seed: 1)
    var limit = Duration.milliseconds(250)
    for _ in 0..<40 {
      let wait = backoff.next()
      #expect(wait >= limit / 2 && wait <= limit)
      limit = min(limit * 2, .seconds(10))
    }
  }

  @Test func `the clients of one server do not come back in the same instant`() {
    let waits = (0..<100).map { seed in
      var backoff = Backoff(seed: UInt64(seed))
      return backoff.next()
    }
    #expect(Set(waits).count > 50)
  }

  @Test func `what the server asked for comes on top, and an answer begins anew`() {
    var backoff = Backoff(seed: 1)
    #expect(backoff.next(atLeast: .seconds(3)) >= .seconds(3.125))
    _ = backoff.next()
    backoff.reset()
    #expect(backoff.next() <= .milliseconds(250))
  }
}
