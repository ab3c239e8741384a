import Testing

@testable import WheelhouseServer

@Suite struct LogBudgetTests {
  @Test(arguments: ["connection_refused", "request_refused", "upgrade_refused"])
  func `of what anybody can bring about so many lines are written, and the next tells the rest`(
    event: String
  ) {
    var budget = LogBudget()
    for _ in 0..<LogBudget.lines {
      #expect(budget.leftOut(before: event, at: 5) == 0)
    }
    for second in [5, 6, 5 + LogBudget.seconds - 1] {
      #expect(budget.leftOut(before: event, at: second) == nil)
    }
    #expect(budget.leftOut(before: "hello_timeout", at: 6) == 0)
    #expect(budget.leftOut(before: event, at: 5 + LogBudget.seconds) == 3)
    #expect(budget.leftOut(before: event, at: 5 + LogBudget.seconds) == 0)
  }

  @Test func `what the server does itself is always written`() {
    var budget = LogBudget()
    #expect((0..<1000).allSatisfy { _ in budget.leftOut(before: "worker_died", at: 1) == 0 })
  }
}
