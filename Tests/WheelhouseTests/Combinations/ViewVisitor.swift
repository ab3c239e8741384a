@testable import Wheelhouse

/// What is shown a view of any type, as its maker: of a number, which is what changes.
protocol ViewVisitor {
  func visit<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor (Int) -> V)
}

/// Every combination that a visitor was shown, as views of any type.
final class Combinations: ViewVisitor {
  private(set) var all: [(name: String, make: @MainActor (Int) -> AnyView)] = []

  func visit<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    all.append((name, { AnyView(make($0)) }))
  }
}
