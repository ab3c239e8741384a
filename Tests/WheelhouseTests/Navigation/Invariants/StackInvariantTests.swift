import Testing

@testable import Wheelhouse

nonisolated enum Stop: Hashable, Codable { case product(Int), named(String), cart }

@Suite struct StackInvariantTests {
  @Test func `3: setting a path keeps the screens of the common prefix`() {
    var stack = StackState<Stop>([.product(1), .cart, .product(2)])
    #expect(stack.follow([.product(1), .cart, .named("x")]) == 2)
    #expect(stack.path == [.product(1), .cart, .named("x")])
    #expect(stack.follow([.product(1)]) == 1)
    #expect(stack.path == [.product(1)])
    #expect(stack.follow([]) == 0)
    #expect(stack.isAtRoot)
  }

  @Test func `3: a screen that shows what is wanted stays, whatever its route is`() {
    var stack = StackState<Stop>([.product(1), .cart])
    let kept = stack.follow([.named("1")]) { shown, wanted in
      guard case .product(let id) = shown, case .named(let name) = wanted else { return false }
      return "\(id)" == name
    }
    #expect(kept == 1)
    #expect(stack.path == [.product(1)])
  }

  @Test func `4: a root is always there and cannot be popped`() {
    var stack = StackState<Stop>()
    #expect(throws: NavigationError.nothingToPop) { try stack.pop() }
    #expect(throws: NavigationError.notOnPath) { try stack.pop(to: .cart) }
    #expect(stack.popToRoot() == false)
    #expect(stack.isAtRoot && stack.top == nil)
  }

  @Test func `7: going back to a screen removes everything above it`() throws {
    var stack = StackState<Stop>([.product(1), .cart, .product(2), .cart, .product(3)])
    try stack.pop(to: .cart)
    #expect(stack.path == [.product(1), .cart, .product(2), .cart])
    try stack.leave(.cart, at: 1)
    #expect(stack.path == [.product(1)])
    #expect(stack.popToRoot() == true)
  }

  @Test func `8: a double tap pushes once`() {
    var stack = StackState<Stop>()
    #expect(stack.push(.cart) == true)
    #expect(stack.push(.cart) == false)
    #expect(stack.path == [.cart])
    #expect(stack.push(.product(1)) == true)
    #expect(stack.push(.cart) == true)
    #expect(stack.path.count == 3)
  }

  @Test func `8: a double back pops once`() throws {
    var stack = StackState<Stop>([.cart, .product(1), .cart])
    try stack.leave(.cart, at: 2)
    #expect(throws: NavigationError.notOnPath) { try stack.leave(.cart, at: 2) }
    #expect(throws: NavigationError.notOnPath) { try stack.leave(.cart, at: -1) }
    #expect(stack.path == [.cart, .product(1)])
    #expect(try stack.pop() == .product(1))
  }
}
