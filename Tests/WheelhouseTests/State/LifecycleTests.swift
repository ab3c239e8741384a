import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Observable final class Switch {
  var isOn = true
  var number = 0
}

@Suite struct LifecycleTests {
  struct Noted: View {
    let notes: Notes
    var body: some View {
      Text("noted")
        .onAppear { notes("appear") }
        .onDisappear { notes("disappear") }
    }
  }

  struct Gate: View {
    let model: Switch
    let notes: Notes
    var body: some View {
      Button("Switch") { model.isOn.toggle() }
      Button("Add \(model.number)") { model.number += 1 }
      if model.isOn { Noted(notes: notes) }
    }
  }

  struct Phases: View {
    @State var isLoading = false
    @State var count = 0
    let notes: Notes
    var body: some View {
      Button("Turn") { isLoading.toggle() }
      Button("Count") { count += 1 }
      status
      watched
    }

    private var status: AnyView {
      if !isLoading { return AnyView(Text("Done").onAppear { notes("done") }) }
      return AnyView(
        Text("Loading").task {
          notes("loading")
          try? await Task.sleep(for: .seconds(60))
          notes(Task.isCancelled ? "cancelled" : "loaded")
        })
    }

    private var watched: AnyView {
      if isLoading { return AnyView(Text("a").onChange(of: count) { notes("number") }) }
      return AnyView(Text("a").onChange(of: "\(count)") { notes("text") })
    }
  }

  @Test func `what begins with another view at the same place begins, and what was there ends`()
    async throws
  {
    let notes = Notes()
    let driver = try await show { Phases(notes: notes) }
    #expect(notes.take() == ["done"])
    for _ in 0..<2 {
      try await driver.tap("Turn")
      try await eventually { notes.lines == ["loading"] }
      #expect(notes.take() == ["loading"])
      try await driver.tap("Count")
      #expect(notes.take() == ["number"])
      try await driver.tap("Turn")
      try await eventually { notes.lines.count == 2 }
      #expect(notes.take() == ["done", "cancelled"])
      try await driver.tap("Count")
      #expect(notes.take() == ["text"])
    }
  }

  @Test func `a view appears once and disappears once`() async throws {
    let notes = Notes()
    let model = Switch()
    let driver = try await show { Gate(model: model, notes: notes) }
    #expect(notes.take() == ["appear"])
    try await driver.tap("Add 0")
    #expect(notes.take() == [])
    try await driver.tap("Switch")
    #expect(notes.take() == ["disappear"])
    try await driver.tap("Switch")
    #expect(notes.take() == ["appear"])
  }

  @Test func `a view disappears when its session is parked, and appears when that wakes`()
    async throws
  {
    let notes = Notes()
    let model = Switch()
    let driver = try await show { Gate(model: model, notes: notes) }
    #expect(notes.take() == ["appear"])
    let session = driver.session
    session.park()
    #expect(notes.take() == ["disappear"])
    try await driver.tap("Add 0")
    #expect(notes.take() == ["appear"])
    driver.transport.drop()
    session.park()
    #expect(notes.take() == ["disappear"])
  }

  @Test func `a screen that another one covers has not disappeared`() async throws {
    let notes = Notes()
    let driver = try await show {
      NavigationStack {
        Noted(notes: notes)
        NavigationLink("More") { Noted(notes: notes) }
      }
    }
    #expect(notes.take() == ["appear"])
    try await driver.tap("More")
    #expect(notes.take() == ["appear"])
    try await driver.back()
    #expect(notes.take() == ["disappear"])
  }

  @Test func `state set on appearing is in the first screen`() async throws {
    struct Page: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let driver = try await show { Page() }
    #expect(driver.screen() == "text \"after\"")
    #expect(driver.revision == 1)
  }

  struct Loading: View {
    let model: Switch
    let notes: Notes
    let gate: AsyncStream<String>
    @State private var text = "loading"
    var body: some View {
      if model.isOn {
        Text(text).task {
          for await line in gate { text = line }
          notes(Task.isCancelled ? "cancelled" : "ended")
        }
      }
      Button("Switch") { model.isOn.toggle() }
    }
  }

  @Test func `what a task loads reaches the client by itself`() async throws {
    let (gate, source) = AsyncStream<String>.makeStream()
    let notes = Notes()
    let driver = try await show { Loading(model: Switch(), notes: notes, gate: gate) }
    #expect(driver.sees("loading"))
    source.yield("loaded")
    try await driver.waitFor("loaded")
  }

  @Test func `a task ends with its view`() async throws {
    let (gate, source) = AsyncStream<String>.makeStream()
    let notes = Notes()
    let driver = try await show { Loading(model: Switch(), notes: notes, gate: gate) }
    source.yield("loaded")
    try await driver.waitFor("loaded")
    try await driver.tap("Switch")
    try await eventually { !notes.lines.isEmpty }
    #expect(notes.take() == ["cancelled"])
  }

  @Test func `popping a screen cancels its task`() async throws {
    let (gate, source) = AsyncStream<String>.makeStream()
    let notes = Notes()
    let driver = try await show {
      NavigationStack {
        NavigationLink("More") { Loading(model: Switch(), notes: notes, gate: gate) }
      }
    }
    try await driver.tap("More")
    source.yield("loaded")
    try await driver.waitFor("loaded")
    try await driver.back()
    try await eventually { !notes.lines.isEmpty }
    #expect(notes.take() == ["cancelled"])
  }

  struct Keyed: View {
    let notes: Notes
    @State private var key = 1
    @State private var other = 0
    var body: some View {
      Button("Key") { key += 1 }
      Button("Other \(other)") { other += 1 }
        .task(id: key) {
          notes("start \(key)")
          try? await Task.sleep(for: .seconds(60))
          notes(Task.isCancelled ? "cancelled" : "ended")
        }
    }
  }

  @Test func `a task with an id starts anew when the id changes and only then`() async throws {
    let notes = Notes()
    let driver = try await show { Keyed(notes: notes) }
    try await eventually { notes.lines.count >= 1 }
    try await driver.tap("Other 0")
    for _ in 0..<100 { await Task.yield() }
    #expect(notes.take() == ["start 1"])
    try await driver.tap("Key")
    try await eventually { notes.lines.count >= 2 }
    #expect(notes.take().sorted() == ["cancelled", "start 2"])
  }

  struct Watching: View {
    let notes: Notes
    @State private var number = 1
    var body: some View {
      Button("Double") { number *= 2 }
      Button("Same") { number += 0 }
        .onChange(of: number) { old, new in notes("\(old) to \(new)") }
        .onChange(of: number, initial: true) { notes("now") }
        .onChange(of: number, perform: { notes("new \($0)") })
    }
  }

  @Test func `a change is reported with the old and the new value`() async throws {
    let notes = Notes()
    let driver = try await show { Watching(notes: notes) }
    #expect(notes.take() == ["now"])
    try await driver.tap("Double")
    #expect(notes.take().sorted() == ["1 to 2", "new 2", "now"])
    try await driver.tap("Same")
    #expect(notes.take() == [])
  }

  @Test func `an app that never comes to rest is stopped and says so`() async throws {
    struct Endless: View {
      @State private var number = 0
      @State private var isRunning = false
      var body: some View {
        Button("Run") {
          isRunning = true
          number += 1
        }
        Text("ok").onChange(of: number) { if isRunning { number += 1 } }
      }
    }
    let driver = try await show { Endless() }
    driver.checksEveryStep = false
    let outcome = try await driver.send(driver.tapping("Run"))
    #expect(outcome.refusal?.code == .eventLoop)
    try await driver.check()
  }

  @Test func `refreshing ends with what is refreshed`() async throws {
    struct Page: View {
      let gate: AsyncStream<Void>
      let ended: @MainActor () -> Void
      @State private var isThere = true
      var body: some View {
        Button("Leave") { isThere = false }
        if isThere {
          List { Text("row") }
            .refreshable {
              for await _ in gate {}
              ended()
            }
        }
      }
    }
    let (gate, source) = AsyncStream<Void>.makeStream()
    var hasEnded = false
    let driver = try await show { Page(gate: gate) { hasEnded = true } }
    try await driver.refresh()
    try await driver.tap("Leave")
    try await eventually { hasEnded }
    source.finish()
  }

  @Test func `refreshing runs while the view around it is evaluated`() async throws {
    struct Page: View {
      let gate: AsyncStream<String>
      @State private var state = "idle"
      var body: some View {
        Text(state)
        List { Text("row") }
          .refreshable {
            state = "loading"
            for await line in gate { return state = line }
            state = "cancelled"
          }
      }
    }
    let (gate, source) = AsyncStream<String>.makeStream()
    let driver = try await show { Page(gate: gate) }
    try await driver.refresh()
    try await driver.waitFor("loading")
    source.yield("fresh")
    try await driver.waitFor("fresh")
  }
}
