import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a view read is what it follows, whatever it read before.
@Suite struct SourceReadTests {
  nonisolated struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  final class Cell: ObservableObject {
    @Published var pair = Pair()
  }

  final class Sheet: ObservableObject {
    @Published var renderings = 0
    let cells = (0..<5).map { _ in Cell() }
    /// What the view reads, in this order: of which cell, and whether all of it.
    var plan: [(cell: Int, isWhole: Bool)] = []

    /// Reads by the plan: the whole of a cell, or its left part through a binding.
    func read() -> [Int] {
      plan.flatMap { cell, isWhole in
        isWhole ? [cells[cell].pair.left, cells[cell].pair.right] : [left(of: cells[cell])]
      }
    }

    private func left(of cell: Cell) -> Int {
      ObservedBindings(cell).pair.left.wrappedValue
    }
  }

  struct SheetView: View {
    let sheet: Sheet

    var body: some View { Text("\(sheet.renderings): \(sheet.read())") }
  }

  @Test func `a view follows what its last rendering read and nothing else`() async throws {
    let seed = SplitMix64.seed(of: "SourceReadTests")
    var random = SplitMix64(seed: seed)
    let sheet = Sheet()
    let driver = try await show { SheetView(sheet: sheet) }
    for step in 0..<600 {
      var isSeen = true
      let count = try await driver.evaluations {
        if random.once(in: 3) {
          sheet.plan = (0..<random.below(6)).map { _ in (random.below(5), random.once(in: 2)) }
          sheet.renderings += 1
        } else {
          let (cell, isLeft) = (random.below(5), random.once(in: 2))
          let reads = sheet.plan.filter { $0.cell == cell }
          isSeen = reads.contains { $0.isWhole || isLeft }
          if isLeft { sheet.cells[cell].pair.left += 1 } else { sheet.cells[cell].pair.right += 1 }
        }
        try await driver.check()
      }
      #expect(count == (isSeen ? 1 : 0), "step \(step) of seed \(seed)")
      let expected = "\(sheet.renderings): \(sheet.plan.isEmpty ? [] : sheet.read())"
      #expect(driver.sees(expected), "step \(step) of seed \(seed)")
    }
  }
}
