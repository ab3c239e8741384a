import Testing

@testable import Showcase

struct AuthorizationDeskTests {
  private let clock = HandWallClock()

  private func answer(_ state: String) -> AuthorizationAnswer {
    AuthorizationAnswer(state: state, outcome: .code("c"))
  }

  @Test func `an answer reaches the session that asked, and no other`() throws {
    let desk = AuthorizationDesk(clock: clock)
    var received: [String] = []
    let first = desk.expect("a", until: clock.now + 10) { received.append("first " + $0.state) }
    let second = desk.expect("b", until: clock.now + 10) { received.append("second " + $0.state) }
    try desk.receive(answer("b"))
    try desk.receive(answer("a"))
    #expect(received == ["second b", "first a"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a state is good for one answer`() throws {
    let desk = AuthorizationDesk(clock: clock)
    let expectation = desk.expect("a", until: clock.now + 10) { _ in }
    try desk.receive(answer("a"))
    #expect(throws: AuthorizationDesk.Refusal.replayed) { try desk.receive(answer("a")) }
    desk.forget("a")
    #expect(throws: AuthorizationDesk.Refusal.replayed) { try desk.receive(answer("a")) }
    withExtendedLifetime(expectation) {}
  }

  @Test func `a desk that is full forgets the request that ends first`() {
    let desk = AuthorizationDesk(clock: clock, most: 2)
    var kept: [AuthorizationDesk.Expectation] = []
    for (index, state) in ["a", "b", "c"].enumerated() {
      kept.append(desk.expect(state, until: clock.now + 10 + Double(index)) { _ in })
    }
    #expect(throws: AuthorizationDesk.Refusal.unknownState) { try desk.receive(answer("a")) }
    #expect(throws: Never.self) { try desk.receive(answer("c")) }
  }
}
