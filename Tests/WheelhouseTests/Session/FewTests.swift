import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A collection that keeps its first element in place.
@Suite struct FewTests {
  @Test func `it does what an array does`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      var few: Few<Int> = []
      var array: [Int] = []
      for step in 0..<30 {
        change(&few, step, using: random)
        change(&array, step, using: random)
        _ = random.next()
        #expect(Array(few) == array)
        #expect(few.count == array.count && few.first == array.first && few.last == array.last)
        #expect(few.indices == array.indices)
      }
    }
  }

  private func change<Some: RangeReplaceableCollection & MutableCollection>(
    _ some: inout Some, _ step: Int, using random: SplitMix64
  ) where Some.Element == Int, Some.Index == Int {
    var random = random
    switch random.next() % 6 {
    case 0, 1: some.append(step)
    case 2: if !some.isEmpty { some.remove(at: Int(random.next() % UInt64(some.count))) }
    case 3: if !some.isEmpty { some[Int(random.next() % UInt64(some.count))] = -step }
    case 4: some.insert(step, at: Int(random.next() % UInt64(some.count + 1)))
    default:
      let odd = random.next() % 2 == 0
      some.removeAll { $0.isMultiple(of: 2) == odd }
    }
  }
}
