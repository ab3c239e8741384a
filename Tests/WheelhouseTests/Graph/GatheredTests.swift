import Testing

@testable import Wheelhouse

struct GatheredTests {
  /// Counts how many of its kind there are.
  private final class Counted {
    private let count: Count
    let number: Int

    init(_ number: Int, in count: Count) {
      (self.number, self.count) = (number, count)
      count.alive += 1
    }

    isolated deinit { count.alive -= 1 }
  }

  private final class Count { var alive = 0 }

  @Test func `what is gathered is moved out in order, however much it is, again and again`() {
    let count = Count()
    var gathered = Gathered<Counted>(capacity: 2)
    for size in [0, 1, 3, 100] {
      for number in 0..<size { gathered.append(Counted(number, in: count)) }
      #expect(gathered.count == size && count.alive == size)
      var taken = gathered.takeAll()
      #expect(gathered.isEmpty && taken.map(\.number) == Array(0..<size))
      #expect(count.alive == size)
      taken = []
      #expect(count.alive == 0)
    }
  }

  @Test func `what is taken back, swapped or left behind is freed once`() {
    let count = Count()
    do {
      var gathered = Gathered<Counted>(capacity: 2)
      for number in 0..<9 { gathered.append(Counted(number, in: count)) }
      gathered.removeLast(4)
      #expect(count.alive == 5)
      var other = Counted(20, in: count)
      gathered.swap(at: 1, with: &other)
      #expect(other.number == 1 && gathered[1].number == 20 && count.alive == 6)
      #expect(gathered.look(at: 0) { $0.number } == 0)
      gathered.removeAll()
      #expect(gathered.isEmpty && count.alive == 1)
      gathered.append(Counted(7, in: count))
    }
    #expect(count.alive == 0)
  }
}
