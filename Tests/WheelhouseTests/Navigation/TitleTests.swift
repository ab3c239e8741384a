import Testing
import Wheelhouse
import WheelhouseTesting

/// Titles that are strings of any kind, in views that are generic over them.
@Suite struct TitleTests {
  struct Titled<Title: StringProtocol>: View {
    let title: Title

    var body: some View {
      NavigationStack {
        List {
          NavigationLink(title) { Text("there") }
          NavigationLink(title, value: 1)
        }
        .navigationTitle(title)
        .navigationSubtitle(title)
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test func `a title may be a string, or a part of one`() async throws {
    let whole = try await show { Titled(title: "Plain") }
    let part = try await show { Titled(title: "Plainly".prefix(5)) }
    #expect(whole.document.title == "Plain" && whole.screen() == part.screen())
    #expect(whole.screen().split(separator: "Plain", omittingEmptySubsequences: false).count >= 4)
  }
}
