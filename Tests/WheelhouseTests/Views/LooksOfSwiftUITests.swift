import Testing
import Wheelhouse
import WheelhouseTesting

/// What is only looks compiles, is warned about, and changes nothing.
@MainActor
@Suite("Looks that only SwiftUI has")
struct LooksOfSwiftUITests {
  struct Decorated: View {
    @State private var count = 0

    // Deprecated itself, so that what it uses is not warned about here.
    @available(*, deprecated)
    var body: some View {
      List {
        Text("\(count)")
          .animation(.spring(response: 0.3, dampingFraction: Double(count)), value: count)
          .transition(.move(edge: .leading).combined(with: .opacity))
          .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
          .contentShape(Rectangle())
          .contentTransition(.numericText(value: Double(count)))
          .listRowSeparator(.hidden)
          .listRowBackground(Color.yellow)
          .layoutPriority(1)
          .fixedSize(horizontal: false, vertical: true)
          .minimumScaleFactor(0.5)
          .sensoryFeedback(.success, trigger: count)
        Button("Add") {
          withAnimation(.easeInOut(duration: 0.2)) { count += 1 }
        }
        Button("Add twice") {
          withAnimation {
            count += 1
          } completion: {
            count += 1
          }
        }
      }
      .headerProminence(.increased)
      .scrollIndicators(.hidden)
    }
  }

  @Test func `is written as without it, and what is animated happens`() async throws {
    let app = try await InProcessApp { Decorated() }.open()
    let plain = """
      list
        text "0"
        button "Add"
        button "Add twice"
      """
    #expect(app.screen() == plain)
    try await app.tap("Add")
    #expect(app.sees("1"))
    try await app.tap("Add twice")
    #expect(app.sees("3"))
  }
}
