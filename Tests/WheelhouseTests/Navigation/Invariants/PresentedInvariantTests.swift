import Testing

@testable import Wheelhouse

private nonisolated struct Note: Identifiable, Hashable, Codable {
  let id: Int
  var text = ""
}

@Suite struct PresentedInvariantTests {
  @Test func `2: presenting an equal item keeps its identity, and what is over it`() {
    var modals = Presented(Note(id: 1))
    modals.presentOnTop(Note(id: 2))
    #expect(modals.present(Note(id: 1)) == [])
    modals.item = Note(id: 1, text: "typed")
    #expect(modals.chain == [Note(id: 1, text: "typed"), Note(id: 2)])
  }

  @Test func `2: another item is a dismissal and a new presentation`() {
    var modals = Presented(Note(id: 1))
    modals.presentOnTop(Note(id: 2))
    #expect(modals.present(Note(id: 3)).map(\.id) == [2, 1])
    #expect(modals.chain == [Note(id: 3)])
  }

  @Test func `5: modals form a chain, and dismissing one dismisses those above it`() throws {
    var modals = Presented<Note>()
    for id in 0..<4 { modals.presentOnTop(Note(id: id)) }
    #expect(try modals.dismiss(2).map(\.id) == [3, 2])
    #expect(modals.chain.map(\.id) == [0, 1])
    modals[1] = nil
    #expect(modals.top?.id == 0)
    modals.item = nil
    #expect(modals.isEmpty)
  }

  @Test func `5: at most one modal stands on a level, and none on nothing`() {
    var modals = Presented<Note>()
    modals[1] = Note(id: 1)
    modals[-1] = Note(id: 1)
    #expect(modals.isEmpty)
    modals[0] = Note(id: 0)
    modals[1] = Note(id: 1)
    modals[2] = Note(id: 2)
    modals[1] = Note(id: 9)
    #expect(modals.chain.map(\.id) == [0, 9])
    #expect(modals[2] == nil && modals[-1] == nil)
  }

  @Test func `8: what is not presented any more cannot be dismissed again`() throws {
    var modals = Presented(Note(id: 1))
    #expect(modals.presentOnTop(Note(id: 1)) == false)
    try modals.dismiss(1)
    #expect(throws: NavigationError.notPresented) { try modals.dismiss(1) }
    #expect(throws: NavigationError.notPresented) { try modals.dismiss() }
    #expect(modals.dismissAll() == [])
  }
}
