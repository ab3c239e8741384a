import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views in front of others, behind them and at their edges.
@Suite struct LayerTests {
  private func outline<V: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> V
  ) async throws -> String { try await show(content).screen() }

  @Test func `views in front and behind have the room of the others`() async throws {
    let screen = try await outline {
      Image(systemName: "bell").overlay(alignment: .topTrailing) { Text("3") }.padding()
      Text("Card").background {
        Text("One")
        Text("Two")
      }
      Text("Old").overlay(Text("front"), alignment: .bottom)
      Text("Old").background(Text("back"), alignment: .leading)
      Text("Colour").background(.red)
      Text("Nothing").overlay { if false { Text("never") } }
    }
    #expect(
      screen == """
        vStack
          zStack layer=overlay padding
            image systemName=bell
            zStack alignment=topTrailing
              text "3"
          zStack layer=background
            zStack
              text "One"
              text "Two"
            text "Card"
          zStack layer=overlay
            text "Old"
            zStack alignment=bottom
              text "front"
          zStack layer=background
            zStack alignment=leading
              text "back"
            text "Old"
          text "Colour" background=red
          zStack layer=overlay
            text "Nothing"
            zStack
        """)
  }

  @Test func `a pile has the room of all its frames, the innermost first`() async throws {
    let screen = try await outline {
      ZStack { Text("a") }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      ZStack { Text("b") }.padding().frame(width: 80, height: 40)
      ZStack { Text("c") }.frame(width: 30).frame(minWidth: 60, minHeight: 20).frame(height: 50)
      ZStack { Text("d") }.frame(minHeight: 20, alignment: .bottom).frame(minHeight: 60)
      Text("e").overlay { Text("f") }.padding().frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(
      screen == """
        vStack
          zStack fillsHeight frame=fill textAlign=center verticalAlignment=bottom
            text "a"
          zStack height=40 padding width=80
            text "b"
          zStack height=50 minWidth=60 width=30
            text "c"
          zStack minHeight=20 verticalAlignment=bottom
            text "d"
          zStack fillsHeight layer=overlay padding verticalAlignment=top
            text "e"
            zStack
              text "f"
        """)
  }

  @Test func `an inset is above, below or beside`() async throws {
    let screen = try await outline {
      List { Text("row") }.safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
      Text("below").safeAreaInset(edge: .top, alignment: .leading) { Text("bar") }
      Text("after").safeAreaInset(edge: .leading, alignment: .top) { Text("side") }
      Text("before").safeAreaInset(edge: .trailing) { Text("side") }
    }
    #expect(
      screen == """
        vStack
          vStack spacing=0
            list
              text "row"
            text "bar"
          vStack alignment=leading
            text "bar"
            text "below"
          hStack alignment=top
            text "side"
            text "after"
          hStack
            text "before"
            text "side"
        """)
  }

  /// Counts taps, in a list that has words in front of it until the first.
  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      List { Button("Count \(count)") { count += 1 } }
        .overlay { if count == 0 { ContentUnavailableView("None yet", systemImage: "tray") } }
        .navigationTitle("Counting")
        .refreshable { count = 0 }
    }
  }

  @Test func `what is in front comes and goes without touching what is behind it`() async throws {
    let driver = try await show { NavigationStack { Counting() } }
    #expect(driver.screen().contains("None yet"))
    #expect(driver.document.title == "Counting")
    try await driver.tap("Count 0")
    try await driver.tap("Count 1")
    #expect(driver.screen().contains("Count 2"))
    #expect(!driver.screen().contains("None yet"))
    try await driver.check()
  }
}
