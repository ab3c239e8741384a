import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Symbols among the words of a text.
@Suite struct PicturedTextTests {
  private func text(_ text: @escaping @MainActor () -> Text) async throws -> (String?, String?) {
    let node = try await show { text() }.document.root
    return (node.text, node["runs"]?.description)
  }

  @Test func `a symbol alone is a text without words`() async throws {
    let (words, runs) = try await text { Text(Image(systemName: "star")).foregroundStyle(.orange) }
    #expect(words == "" && runs == #"[{"text":"","systemImage":"star"}]"#)
  }

  @Test func `symbols stand among words, with looks of their own`() async throws {
    let (words, runs) = try await text {
      Text("Rated ") + Text(Image(systemName: "star.fill")).foregroundStyle(.yellow) + Text("4.8")
    }
    #expect(words == "Rated 4.8")
    #expect(
      runs
        == #"[{"text":"Rated "},{"text":"","systemImage":"star.fill","foreground":"yellow"},{"text":"4.8"}]"#
    )
  }

  @Test func `a symbol may be part of what is written, and of its emphasis and links`() async throws
  {
    let clock = Image(systemName: "clock")
    let (words, runs) = try await text {
      Text("\(clock)\(clock) **5\(clock)min** [\(clock)](/plan)")
    }
    #expect(words == " 5min ")
    #expect(
      runs
        == #"[{"text":"","systemImage":"clock"},{"text":"","systemImage":"clock"},{"text":" "},{"text":"5","weight":"bold"},{"text":"","systemImage":"clock","weight":"bold"},{"text":"min","weight":"bold"},{"text":" "},{"text":"","systemImage":"clock","url":"/plan"}]"#
    )
  }

  @Test func `a symbol keeps its place in a text that is part of another`() async throws {
    let (words, runs) = try await text {
      Text("See \(Text(Image(systemName: "map")).bold()) there")
    }
    #expect(words == "See  there")
    #expect(runs?.contains(#"{"text":"","systemImage":"map","weight":"bold"}"#) == true)
  }

  @Test func `without a name there is no symbol`() async throws {
    let (words, runs) = try await text { Text("Nothing\(Image(systemName: "")) at all") }
    #expect(words == "Nothing at all" && runs == nil)
  }

  @Test func `titles, names and buttons are of the words alone`() async throws {
    let driver = try await show {
      NavigationStack {
        Button("\(Image(systemName: "cart")) Buy") {}
          .navigationTitle("\(Image(systemName: "house"))Home")
      }
    }
    #expect(driver.document.first { $0.type == "screen" }?["title"] == "Home")
    try await driver.tap(" Buy")
  }
}
