import Synchronization
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Screens that a flag, an item or a link holds open, where that and the path change at the same time.
@Suite struct HeldScreenTests {
  @Observable final class Trip {
    var path: [Int] = []
    var isOpen = false
    var name: String?
    var note: String?
  }

  struct Stack: View {
    @Bindable var trip: Trip
    let notes: Notes
    let act: @MainActor (Trip) -> Void

    var body: some View {
      NavigationStack(path: $trip.path) {
        VStack {
          Button("Open") { trip.isOpen = true }
          Button("Ann") { trip.name = "Ann" }
          NavigationLink("Linked") { Linked(trip: trip) }
        }
        .navigationDestination(isPresented: $trip.isOpen) {
          Text("opened with \(trip.note ?? "nothing")")
          Button("Act") { act(trip) }
          NavigationLink("Five", value: 5)
        }
        .navigationDestination(item: $trip.name) { name in
          Text("name \(name)")
            .onChange(of: name) { notes("\(name) changed") }
            .onDisappear { notes("\(name) went") }
          Button("Act") { act(trip) }
          NavigationLink("Five", value: 5)
        }
        .navigationDestination(for: Int.self) {
          Text("number \($0)")
          Button("Act above") { act(trip) }
        }
      }
    }

    private struct Linked: View {
      @Environment(\.dismiss) private var dismiss
      let trip: Trip
      var body: some View {
        Button("Done") {
          dismiss()
          trip.path.append(2)
        }
      }
    }
  }

  let trip = Trip()
  let notes = Notes()

  private func driver(_ act: @escaping @MainActor (Trip) -> Void) async throws -> ScreenDriver {
    let (trip, notes) = (trip, notes)
    return try await show { Stack(trip: trip, notes: notes, act: act) }
  }

  @Test func `a path that is set as a flag is cleared stays, and is what is seen`() async throws {
    let driver = try await driver {
      $0.isOpen = false
      $0.path = [5]
    }
    try await driver.tap("Open")
    try await driver.tap("Act")
    #expect(trip.path == [5] && driver.sees("number 5") && driver.screenIDs.count == 2)
    try await driver.back()
    #expect(trip.path == [] && driver.sees("Ann"))
  }

  @Test func `of a path that grows as the screen below goes, all is kept`() async throws {
    let driver = try await driver {
      $0.isOpen = false
      $0.path.append(6)
    }
    try await driver.tap("Open")
    try await driver.tap("Five")
    try await driver.tap("Act above")
    #expect(trip.path == [5, 6] && driver.sees("number 6") && driver.screenIDs.count == 3)
  }

  @Test func `a link's screen that dismisses itself makes room for what comes in its place`()
    async throws
  {
    let driver = try await driver { _ in }
    try await driver.tap("Linked")
    try await driver.tap("Done")
    #expect(trip.path == [2] && driver.sees("number 2") && driver.screenIDs.count == 2)
  }

  @Test func `what a screen that goes holds open goes with it, and not with the path`() async throws
  {
    let trip = trip
    trip.path = []
    let driver = try await show {
      NavigationStack(path: Binding(get: { trip.path }, set: { trip.path = $0 })) {
        Button("Open") { trip.isOpen = true }
          .navigationDestination(
            isPresented: Binding(get: { trip.isOpen }, set: { trip.isOpen = $0 })
          ) {
            NavigationLink("Above") {
              Button("Act") {
                trip.isOpen = false
                trip.path = [5]
              }
            }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try await driver.tap("Open")
    try await driver.tap("Above")
    #expect(driver.screenIDs.count == 3)
    try await driver.tap("Act")
    #expect(trip.path == [5] && driver.sees("number 5") && driver.screenIDs.count == 2)
    try await driver.back()
    try await driver.tap("Open")
    #expect(driver.screenIDs.count == 2)
  }

  private nonisolated struct Restless: Hashable {
    let id: Int
    static let ids = Mutex(0)
    init() {
      id = Self.ids.withLock {
        $0 += 1; return $0
      }
    }
  }

  @Test func `an item that is another each time it is read is shown all the same`() async throws {
    let trip = trip
    let driver = try await show {
      NavigationStack {
        Button("Open") { trip.isOpen = true }
          .navigationDestination(
            item: Binding(
              get: { trip.isOpen ? Restless() : nil }, set: { trip.isOpen = $0 != nil })
          ) { _ in NavigationLink("Five", value: 5) }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try await driver.tap("Open")
    try await driver.tap("Five")
    #expect(driver.sees("number 5"))
  }

  @Test func `another item takes the place of one with screens above`() async throws {
    let driver = try await driver { $0.name = "Bob" }
    try await driver.tap("Ann")
    try await driver.tap("Five")
    try await driver.tap("Act above")
    #expect(trip.name == "Bob" && trip.path == [])
    #expect(driver.sees("name Bob") && driver.screenIDs.count == 2)
  }

  @Test(arguments: [true, false])
  func `one that holds a screen takes another's place, whichever is written first`(itemFirst: Bool)
    async throws
  {
    let driver = try await driver { trip in
      let steps = [{ trip.isOpen = false }, { trip.name = "Cid" }]
      for step in itemFirst ? steps.reversed() : steps { step() }
    }
    try await driver.tap("Open")
    try await driver.tap("Act")
    #expect(trip.name == "Cid" && driver.sees("name Cid") && driver.screenIDs.count == 2)
    let back = try await self.driver { trip in
      let steps = [{ trip.name = nil }, { trip.isOpen = true }]
      for step in itemFirst ? steps.reversed() : steps { step() }
    }
    try await back.tap("Act")
    #expect(trip.isOpen && back.sees("opened with nothing") && back.screenIDs.count == 2)
  }

  @Test func `the screen of an item ends with that item, and never sees the next`() async throws {
    let driver = try await driver { $0.name = "Bob" }
    try await driver.tap("Ann")
    try await driver.tap("Act")
    #expect(driver.sees("name Bob") && notes.take() == ["Ann went"])
  }

  @Test func `a screen that goes is not evaluated with what went at the same time`() async throws {
    let trip = trip
    trip.note = "a note"
    let driver = try await show {
      NavigationStack {
        Button("Open") { trip.isOpen = true }
          .navigationDestination(
            isPresented: Binding(get: { trip.isOpen }, set: { trip.isOpen = $0 })
          ) {
            Text(trip.note!)
            Button("End") {
              trip.isOpen = false
              trip.note = nil
            }
          }
      }
    }
    try await driver.tap("Open")
    #expect(driver.sees("a note"))
    try await driver.tap("End")
    #expect(driver.screenIDs.count == 1)
  }
}
