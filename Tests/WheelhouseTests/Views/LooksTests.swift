import FoundationEssentials
import Testing
import Wheelhouse
import WheelhouseTesting

/// What people draw out of small parts, as the page about layout shows it.
@MainActor
@Suite("What is drawn out of small parts")
struct LooksTests {
  struct Avatar: View {
    let url: URL?
    let initials: String

    var body: some View {
      AsyncImage(url: url) { picture in
        picture.scaledToFill()
      } placeholder: {
        ZStack {
          Color.teal
          Text(initials).foregroundStyle(.white)
        }
      }
      .frame(width: 44, height: 44)
      .clipShape(Circle())
    }
  }

  struct Line: View {
    let name: String
    let amount: String

    var body: some View {
      HStack {
        Image(systemName: "cart").frame(width: 28)
        Text(name)
        Spacer()
        Text(amount).monospacedDigit().frame(width: 80, alignment: .trailing)
      }
    }
  }

  struct Day: View {
    let number: Int
    let isToday: Bool

    var body: some View {
      Text("\(number)")
        .frame(width: 40, height: 40)
        .background {
          if isToday { Circle().fill(.tint) }
        }
    }
  }

  struct Welcome: View {
    var body: some View {
      VStack(spacing: 16) {
        Text("Welcome").font(.largeTitle)
        Text("Swipe to look around")
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.indigo)
    }
  }

  private func outline<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) async throws
    -> String
  {
    try await InProcessApp { content() }.open().screen()
  }

  @Test func `an avatar has the room of its picture, with the initials in it till then`()
    async throws
  {
    let url = URL(string: "/ada.png")
    let initials = """
        zStack
          shape foreground=teal shape=rectangle
          text "AL" foreground=white
      """
    #expect(
      try await outline { Avatar(url: url, initials: "AL") } == """
        asyncImage contentMode=fill height=44 shape=circle url=/ada.png width=44
        \(initials)
        """)
    #expect(
      try await outline { Avatar(url: nil, initials: "AL") } == """
        asyncImage height=44 shape=circle width=44
        \(initials)
        """)
  }

  @Test func `columns of a line have their widths`() async throws {
    #expect(
      try await outline { Line(name: "Pears", amount: "1.20") } == """
        hStack
          image systemName=cart width=28
          text "Pears"
          spacer
          text "1.20" monospacedDigit textAlign=trailing width=80
        """)
  }

  @Test func `days are as large with a mark as without`() async throws {
    #expect(try await outline { Day(number: 4, isToday: true) }.contains("height=40 width=40"))
    #expect(try await outline { Day(number: 5, isToday: false) }.contains("height=40 width=40"))
  }

  @Test func `a colour fills the screen`() async throws {
    #expect(
      try await outline { Welcome() }.hasPrefix(
        "vStack background=indigo fillsHeight foreground=white frame=fill"))
  }
}
