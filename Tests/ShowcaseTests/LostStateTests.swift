import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct LostStateTests {
  @Test func `nothing of the apps is lost in a sleep but what is meant to be`() async throws {
    var lost: [[String]] = []
    let app = InProcessApp(ShowcaseApp(), limits: .unlimited) { event, fields in
      if event == "state_not_restorable" { lost.append(fields.map(\.1)) }
    }
    for place in LinkPlace.allCases { _ = try await app.go(to: place) }
    for url in [
      "/products/cart", "/products/deals", "/products/quick-add", "/library/settings",
      "/library/mvvm/settings", "/counter", "/bench/rows",
    ] {
      _ = try await app.open(url)
    }
    #expect(lost == [])
  }
}
