import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A node has one background, and its padding lies within it: what is around that is a box's.
@Suite struct BoxTests {
  /// The looks of each node from the outermost in, without what they say.
  private func looks<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) async throws
    -> [String]
  {
    try await show(view).document.root.nodes.map { node in
      let looks = ["padding", "narrowPadding", "background", "foreground", "shape", "frame"]
        .compactMap { name in node[name].map { "\(name) \($0)" } }
      return ([node.type] + looks).joined(separator: ", ")
    }
  }

  @Test func `a padding around a background is that of a box`() async throws {
    #expect(
      try await looks {
        Text("A").padding(4).background(.red, in: Capsule()).foregroundStyle(.white).padding()
      } == [
        "vStack, padding true",
        #"text, padding true, narrowPadding true, background "red", foreground "white", shape "capsule""#,
      ])
  }

  @Test func `the colour of words is said where their background is, too`() async throws {
    #expect(
      try await looks { Text("A").background(.red).padding().foregroundStyle(.white) } == [
        #"vStack, padding true, foreground "white""#,
        #"text, background "red", foreground "white""#,
      ])
  }

  @Test func `a background around another is that of a box, with the padding between them`()
    async throws
  {
    #expect(
      try await looks { Text("A").background(.red).padding(4).background(.blue).padding() } == [
        "vStack, padding true",
        #"vStack, padding true, narrowPadding true, background "blue""#,
        #"text, background "red""#,
      ])
  }

  @Test func `what is around a background and no room has no box`() async throws {
    #expect(
      try await looks {
        Text("A").padding().background(.red).clipShape(.capsule).frame(maxWidth: .infinity)
      }
        == [#"text, padding true, background "red", shape "capsule", frame "fill""#])
  }

  @Test func `a shape that is filled has no box around it, nor has a row of a list`() async throws {
    #expect(
      try await looks { Capsule().fill(.red.opacity(0.2)).padding() }
        == [#"shape, padding true, background "red", shape "capsule""#])
    #expect(
      try await looks { List { Text("A").background(.red).padding() } }
        == ["list", #"text, padding true, background "red""#])
  }

  @Test func `a rectangle that is clipped is the shape that is left of it`() async throws {
    #expect(
      try await looks { Color.red.clipShape(.rect(cornerRadius: 8)) }
        == [#"shape, foreground "red", shape "roundedRectangle""#])
    #expect(try await looks { Color.red } == [#"shape, foreground "red", shape "rectangle""#])
  }

  struct Badge: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  struct Card: View {
    @State private var isApart = false

    var body: some View {
      Toggle("Apart", isOn: $isApart)
      Badge().background(.red).onTapGesture {}.padding(isApart ? 12 : 0)
    }
  }

  @Test func `what is in a box keeps its state when the box comes and goes`() async throws {
    let card = try await show { Card() }
    try await card.tap("0")
    let ids = card.document.nodes.map(\.type)
    try await card.toggle("Apart")
    #expect(card.sees("1") && card.document.nodes.map(\.type) != ids)
    try await card.tap("1")
    try await card.toggle("Apart")
    #expect(card.sees("2") && card.document.nodes.map(\.type) == ids)
  }
}
