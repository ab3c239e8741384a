import Testing

@testable import Wheelhouse

struct IdentityTableTests {
  private final class Thing {}

  @Test func `what is noted of each of many is found, and of others nothing`() {
    let things = (0..<1_000).map { _ in Thing() }
    var table = IdentityTable<Int>()
    #expect(table[ObjectIdentifier(things[0])] == nil)
    for (number, thing) in things.enumerated() {
      #expect(table[ObjectIdentifier(thing)] == nil)
      table[ObjectIdentifier(thing)] = number
    }
    for (number, thing) in things.enumerated() {
      #expect(table[ObjectIdentifier(thing)] == number)
    }
    let other = Thing()
    #expect(table[ObjectIdentifier(other)] == nil)
  }

  @Test func `what is noted again takes the place of what was noted before`() {
    let thing = Thing()
    var table = IdentityTable<String?>()
    table[ObjectIdentifier(thing)] = .some("first")
    table[ObjectIdentifier(thing)] = .some(nil)
    #expect(table[ObjectIdentifier(thing)] == .some(nil))
  }
}
