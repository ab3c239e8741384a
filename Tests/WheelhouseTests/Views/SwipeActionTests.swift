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
}
