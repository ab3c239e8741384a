import Testing

@testable import Showcase

private nonisolated struct Animal: Identifiable, Equatable {
  let id: String
  var version = 0
}

private func animals(_ names: String, changed: Set<String> = []) -> [Animal] {
  names.split(separator: " ").map { name in
    Animal(id: String(name), version: changed.contains(String(name)) ? 1 : 0)
  }
}

struct ChangesetTests {
  @Test
  func `point 39: deletions and modifications are at old places, insertions at new ones`() {
    let old = animals("cat dog fox rat yak")
    let new = animals("bat cow dog fox pig yak", changed: ["dog", "yak"])
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletions == [0, 3])
    #expect(changes.modifications == [1, 4])
    #expect(changes.insertions == [0, 1, 4])
  }

  @Test func `point 39: the same again is an empty changeset`() {
    let old = animals("cat dog fox rat yak")
    #expect(Changeset(from: old, to: old).isEmpty)
    #expect(Changeset(from: old, to: old) == .none)
  }

  @Test func `everything can come and everything can go`() {
    let some = animals("cat dog")
    #expect(Changeset(from: [], to: some).insertions == [0, 1])
    #expect(Changeset(from: some, to: []).deletions == [0, 1])
  }

  @Test func `an item that changed its place goes and comes, and its neighbours stay`() {
    let changes = Changeset(from: animals("cat dog fox"), to: animals("fox cat dog"))
    #expect(changes.deletions == [2])
    #expect(changes.modifications == [])
    #expect(changes.insertions == [0])
  }

  @Test func `applying a changeset makes only what is new or changed`() {
    let old = animals("cat dog fox rat yak")
    let new = animals("bat cow dog fox pig yak", changed: ["dog", "yak"])
    var made: [Int] = []
    let parts = Changeset(from: old, to: new).apply(to: old) { place in
      made.append(place)
      return new[place]
    }
    #expect(parts == new)
    #expect(made == [0, 1, 2, 4, 5])
  }

  @Test func `any version leads to any other`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let (old, new) = (randomAnimals(&random), randomAnimals(&random))
      let changes = Changeset(from: old, to: new)
      let parts = changes.apply(to: old) { new[$0] }
      guard parts == new else {
        Issue.record("\(old.map(\.id)) to \(new.map(\.id)) gives \(parts.map(\.id))")
        return
      }
      #expect(old.count - changes.deletions.count + changes.insertions.count == new.count)
    }
  }

  private func randomAnimals(_ random: inout SystemRandomNumberGenerator) -> [Animal] {
    let letters = "abcdefghij".shuffled(using: &random).prefix(
      Int.random(in: 0...10, using: &random))
    return letters.map { Animal(id: String($0), version: Int.random(in: 0...2, using: &random)) }
  }
}
