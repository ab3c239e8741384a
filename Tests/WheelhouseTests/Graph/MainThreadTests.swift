import Testing

@testable import Wheelhouse

@Suite struct MainThreadTests {
  @Test func `what is changed after a wait is known to be changed on the main actor`() async {
    for _ in 0..<1_000 {
      await Task.detached {}.value
      #expect(MainThread.isCurrent)
    }
  }

  @Test func `of work elsewhere it is known that it is not on the main actor`() async {
    for _ in 0..<100 {
      let isCurrent = await Task.detached { MainThread.isCurrent }.value
      #expect(!isCurrent)
    }
  }
}
