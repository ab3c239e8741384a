import ScreenDocument
import Testing

@testable import Wheelhouse

@Suite struct SnapshotInvariantTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONValueDecoder().decode(Value.self, from: JSONValueEncoder().encode(value))
  }

  @Test func `13: every navigation state round-trips through its snapshot`() throws {
    var model = SampleModel()
    #expect(try roundTrip(model) == model)
    _ = model.gate.arrive(.library(1, nil))
    #expect(try roundTrip(model) == model)
    _ = model.gate.open()
    model.door.shop.path = [.product(1), .cart]
    model.door.library.follow(1, 2)
    model.door.modals.present(.edit(1))
    model.door.modals.presentOnTop(.photos)
    model.dialogs.raise(
      DialogState("Name", textField: DialogTextField("Name", text: "An")), by: .modal(.photos),
      in: model.door.state, otherwise: &model.banner)
    model.banner.show("Oops", style: .error, duration: 2.5)
    model.door.announceWork(at: .modal(.edit(1)))
    model.door.modals.dismissAll()
    #expect(model.door.question != nil)
    #expect(try roundTrip(model) == model)
  }

  @Test func `13: a snapshot is small, and reads as what it is`() throws {
    let encoder = JSONValueEncoder()
    #expect(try encoder.encode(StackState(["a", "b"])) == ["a", "b"])
    let split = SplitState(primary: "a", secondary: 1)
    #expect(try encoder.encode(split) == ["primary": "a", "secondary": 1])
    let two = SplitState<String, Never>(primary: "a")
    #expect(try roundTrip(two) == two)
    #expect(try encoder.encode(Gate<String>()) == ["closed": [:]])
    #expect(try encoder.encode(Gate.closed(pending: "a")) == ["closed": ["pending": "a"]])
    #expect(try encoder.encode(Gate<String>.opened) == ["opened": [:]])
    #expect(try roundTrip(Gate.closed(pending: "a")) == .closed(pending: "a"))
  }

  private struct Shown: GuardedState, Codable {
    var places: [Int]
    func shows(_ place: Int) -> Bool { places.contains(place) }
  }

  @Test func `13: a door with a question reads as what it is`() throws {
    var door = NavigationDoor(Shown(places: [1]))
    #expect(try JSONValueEncoder().encode(door) == ["state": ["places": [1]], "works": []])
    door.announceWork(at: 1)
    door.propose(Shown(places: []))
    let json = try JSONValueEncoder().encode(door)
    #expect(json["pending"] == ["places": []])
    #expect(json["works"]?.array?.count == 1)
    #expect(try roundTrip(door) == door)
  }

  @Test func `13: a snapshot that says what cannot be is read as the nearest that can`() throws {
    let split = try JSONValueDecoder().decode(
      SplitState<String, Int>.self, from: ["secondary": 1])
    #expect(split == SplitState())
  }
}
