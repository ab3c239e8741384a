import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a swipe uncovers, from whatever the buttons come.
@Suite struct SwipeActionTests {
  private struct Mails: View {
    @State private var last = "nothing"
    let isOffered = true

    var body: some View {
      List {
        Text("Mail").swipeActions(edge: .leading) {
          Group { Button("Pin") { last = "pin" } }
          ForEach(["red", "blue"], id: \.self) { name in Button(name) { last = name } }
          if isOffered { Button("Flag") { last = "flag" } }
          Own { last = "own" }
        }
        Text("last \(last)")
      }
    }
  }

  private struct Own: View {
    let act: @MainActor () -> Void
    var body: some View { Button("Own", action: act) }
  }

  @Test func `buttons in groups, loops, branches and views of one's own are swipe actions`()
    async throws
  {
    let driver = try await show { Mails() }
    #expect(
      driver.screen() == """
        list
          text "Mail"
            swipeActions:
              button "Pin" edge=leading
              button "red" edge=leading
              button "blue" edge=leading
              button "Flag" edge=leading
              button "Own" edge=leading
          text "last nothing"
        """)
    for name in ["Pin", "red", "Flag", "Own"] {
      try await driver.tap(name)
      #expect(driver.sees("last \(name.lowercased())"))
    }
  }

  private struct Offers: View {
    @State private var last = "nothing"
    var body: some View {
      List {
        Text("Mail")
          .swipeActions { Button("Delete", role: .destructive) { last = "delete" } }
          .swipeActions(edge: .leading) { Own { last = "own" } }
          .swipeActions { Button("Flag") { last = "flag" } }
        Text("last \(last)")
      }
    }
  }

  @Test func `what is said twice of an edge is offered beside each other`() async throws {
    let driver = try await show { Offers() }
    try await driver.tap("Flag")
    #expect(driver.sees("last flag"))
    try await driver.tap("Own")
    #expect(driver.sees("last own"))
    try await driver.tap("Delete")
    #expect(driver.sees("last delete"))
    try await driver.check()
  }
}
