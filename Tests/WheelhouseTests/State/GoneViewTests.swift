import Observation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a view was given to act on its place does nothing once the view has gone, which its tasks may not have noticed.
@Suite struct GoneViewTests {
  @Observable final class Flow {
    var shown: Int?
    /// What the view of the first sheet would do: by its properties, and by what it had of them.
    @ObservationIgnored var late: [@MainActor () -> Void] = []
  }

  struct Home: View {
    @Bindable var flow: Flow
    var body: some View {
      Button("Open") { flow.shown = (flow.shown ?? 0) + 1 }
        .sheet(item: identified) { Sheet(number: $0.id, flow: flow) }
        .onOpenURL { _ in flow.shown = nil }
    }

    struct Numbered: Identifiable {
      let id: Int
    }

    private var identified: Binding<Numbered?> {
      Binding(get: { flow.shown.map { Numbered(id: $0) } }, set: { flow.shown = $0?.id })
    }
  }

  struct Sheet: View {
    let number: Int
    let flow: Flow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.identify) private var identify
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      ScrollViewReader { proxy in
        Text("Sheet \(number)").id("words").onAppear { if number == 1 { note(proxy) } }
      }
      Button("Close") { dismiss() }
    }

    private func note(_ proxy: ScrollViewProxy) {
      let (dismiss, openURL, identify) = (dismiss, openURL, identify)
      #expect(isPresented)
      flow.late = [
        { self.dismiss() }, { self.openURL("/elsewhere") }, { self.identify() },
        { #expect(!self.isPresented) },
        { dismiss() }, { openURL("/elsewhere") }, { identify() },
        { proxy.scrollTo("words") },
      ]
    }
  }

  @Test func `nothing is done to what has come in its place`() async throws {
    let flow = Flow()
    let driver = try await show { Home(flow: flow) }
    try await driver.tap("Open")
    for number in 2...20 {
      try await driver.tap("Close")
      flow.shown = number
      try await driver.waitFor("Sheet \(number)")
    }
    let shown = driver.document
    for act in flow.late { act() }
    try await driver.settle()
    #expect(driver.document == shown && flow.shown == 20)
  }

  @Test func `nor is anything to a session that has parked`() async throws {
    let flow = Flow()
    let driver = try await show { Home(flow: flow) }
    try await driver.tap("Open")
    for _ in 0..<3 {
      driver.session.park()
      for act in flow.late { act() }
    }
    #expect(flow.shown == 1)
    #expect(driver.session.isParked)
  }
}
