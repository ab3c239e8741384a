import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Published properties of all kinds, without a line about how they are written.
final class Remembered: ObservableObject, Codable {
  @Published var count = 0
  @Published var draft: String?
  @Published var lines: [Line] = []
  var plain = "plain"

  nonisolated struct Line: Codable, Equatable {
    var name: String
    var price: Double?
  }

  init() {}
}

struct RememberedView: View {
  @StateObject private var memory = Remembered()

  var body: some View {
    Text("\(memory.count) \(memory.draft ?? "none") \(memory.lines.map(\.name).joined())")
    Button("Count") { memory.count += 1 }
    Button("Draft") { memory.draft = memory.draft == nil ? "draft" : nil }
    Button("Line") { memory.lines.append(Remembered.Line(name: "x", price: 2.5)) }
  }
}

struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var names = ["a"]

    func namesTwice() -> [String] { names + names }
  }

  @Test func `an array is changed where it is, and told of once`() {
    let model = Model()
    model.names.reserveCapacity(100)
    var told: [[String]] = []
    model.$names.sink { told.append($0) }
    told.removeAll()
    let place = model.names.withUnsafeBufferPointer { $0.baseAddress }
    model.names.append("b")
    #expect(model.names.withUnsafeBufferPointer { $0.baseAddress } == place)
    #expect(told == [["a", "b"]])
  }

  @Test func `whoever is told reads the new value, and may change it again`() {
    let model = Model()
    var seen: [Int] = []
    model.$names.sink { _ in
      seen.append(model.names.count)
      if model.names.count == 2 { model.names.append("c") }
    }
    model.names.append("b")
    #expect(seen == [1, 2, 3])
  }

  @Test func `who is called no more has ended it, also from within a call`() {
    let model = Model()
    var told: [String] = []
    var own: PublishedSubscription?
    let other = model.$names.sink { _ in told.append("other") }
    own = model.$names.sink { _ in
      told.append("own")
      own?.cancel()
    }
    model.names.append("b")
    other.cancel()
    other.cancel()
    model.names.append("c")
    #expect(told == ["other", "own", "other", "own"])
  }

  @Test func `who is cancelled by another that is told of the same change is not called`() {
    let model = Model()
    var told: [String] = []
    var second: PublishedSubscription?
    model.$names.sink { _ in
      told.append("first")
      if model.names.count > 1 { second?.cancel() }
    }
    second = model.$names.sink { _ in told.append("second") }
    model.names.append("b")
    #expect(told == ["first", "second", "first"])
  }

  @Test func `nothing of who has ended it is kept`() {
    let model = Model()
    var notes: Notes? = Notes()
    weak let kept = notes
    let subscription = model.$names.sink { [notes] in notes?($0.description) }
    notes = nil
    #expect(kept != nil)
    subscription.cancel()
    #expect(kept == nil)
  }

  @Test func `a change that fails leaves what it did, and is told of`() {
    struct Failure: Error {}
    let model = Model()
    var told = 0
    model.$names.sink { _ in told += 1 }
    func spoil(_ names: inout [String]) throws {
      names.append("half")
      throw Failure()
    }
    #expect(throws: Failure.self) { try spoil(&model.names) }
    #expect(model.names == ["a", "half"] && told == 2)
  }

  @Test func `reading a property while it is changed stops with a word about it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let model = Model()
        model.names.removeAll { _ in model.namesTwice().isEmpty }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is used while it is being changed"))
  }

  @Test func `an object of published properties is kept without a line about it`() async throws {
    let app = InProcessApp(isDurable: true) { RememberedView() }
    let driver = try await app.open("/")
    for button in ["Count", "Count", "Draft", "Line", "Line"] { try await driver.tap(button) }
    #expect(driver.sees("2 draft xx"))
    app.crash()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("2 draft xx"))
    try await driver.tap("Draft")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("2 none xx"))
  }

  @Test func `published properties are written as stored ones are, and an optional may be missing`()
    throws
  {
    let memory = Remembered()
    memory.count = 3
    memory.lines = [Remembered.Line(name: "a")]
    let json = try JSONValueEncoder().encode(memory)
    #expect(json["count"] == 3 && json["plain"] == "plain")
    #expect(json["lines"] == [["name": "a"]] && json["draft"] == nil)
    let read = try JSONValueDecoder().decode(
      Remembered.self, from: ["count": 4, "lines": [], "plain": "p"])
    #expect(read.count == 4 && read.draft == nil && read.lines.isEmpty && read.plain == "p")
    #expect(throws: DecodingError.self) {
      try JSONValueDecoder().decode(Remembered.self, from: ["count": "no", "lines": []])
    }
  }
}
