import Observation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What comes into sight, and what an app makes of it.
@Suite struct ScrollVisibilityTests {
  @Observable final class Orders {
    var count = 20
    var told: [String] = []
  }

  struct OrderList: View {
    let orders: Orders
    var body: some View {
      List {
        ForEach(0..<orders.count, id: \.self) { Text("Order \($0)") }
        if orders.count < 60 {
          ProgressView("More").onScrollVisibilityChange { if $0 { orders.count += 20 } }
        }
      }
    }
  }

  @Test func `a list grows each time that its end comes into sight`() async throws {
    let orders = Orders()
    let driver = try await show { OrderList(orders: orders) }
    for count in [20, 40] {
      #expect(driver.document.nodes.count { $0.type == "text" } == count)
      try await driver.scroll(to: "More")
      if orders.count < 60 { try await driver.scroll(past: "More") }
    }
    #expect(driver.document.nodes.count { $0.type == "text" } == 60)
    await #expect(throws: DriverError.self) { try await driver.scroll(to: "More") }
    try await driver.check()
  }

  @Test func `a view says how much of it has to be in sight, and takes taps as before`()
    async throws
  {
    let orders = Orders()
    let driver = try await show {
      Text("Half").onScrollVisibilityChange { orders.told.append("half \($0)") }
      Button("All") { orders.told.append("tap") }
        .onScrollVisibilityChange(threshold: 7) { orders.told.append("all \($0)") }
      Text("Any").onTapGesture { orders.told.append("any") }
        .onScrollVisibilityChange(threshold: 0.1) { orders.told.append("inner \($0)") }
        .onScrollVisibilityChange(threshold: .nan) { orders.told.append("outer \($0)") }
    }
    #expect(
      driver.screen() == """
        vStack
          text "Half" actions=scrollVisibility scrollVisibility=0.5
          button "All" actions=scrollVisibility scrollVisibility=1
          text "Any" actions=tap,scrollVisibility scrollVisibility=0.1
        """)
    try await driver.scroll(to: "Half")
    try await driver.scroll(to: "All")
    try await driver.tap("All")
    try await driver.scroll(past: "Any")
    try await driver.tap("Any")
    #expect(
      orders.told == ["half true", "all true", "tap", "inner false", "outer false", "any"])
    let half = try #require(driver.document.nodes.first { $0["text"] == "Half" })
    await #expect(throws: DriverError.self) {
      try await driver.perform(.scrollVisibility, on: half, "yes")
    }
    await #expect(throws: DriverError.self) {
      try await driver.perform(.scrollVisibility, on: half)
    }
    try await driver.check()
  }
}
