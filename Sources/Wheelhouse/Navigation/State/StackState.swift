/// The screens above the root of a stack.
///
/// The root is always there and is not part of the path, so that it cannot be popped.
///
///     final class ShopNavigation: ObservableObject {
///       @Published var stack = StackState<ShopRoute>()
///
///       func productSelected(_ id: Product.ID) { stack.push(.product(id)) }
///     }
///
///     NavigationStack(path: $navigation.stack.path) { … }
///
/// Two screens in a row with the same route are refused, since nearly always that is a double tap. Where
/// it is meant, append to ``path``.
public nonisolated struct StackState<Route: Hashable>: Hashable {
  /// The routes above the root, the one that is seen last.
  ///
  /// Setting it keeps the screens of the common prefix with their state.
  public var path: [Route]

  /// Creates a stack; without a path its root is seen.
  @inlinable
  public init(_ path: [Route] = []) { self.path = path }

  /// The route of the screen that is seen; nil at the root.
  @inlinable
  public var top: Route? { path.last }

  /// Whether the root is what is seen.
  @inlinable
  public var isAtRoot: Bool { path.isEmpty }

  /// Goes to a screen.
  ///
  /// - Returns: false when that screen is on top already; nothing changed then.
  @discardableResult
  @inlinable
  public mutating func push(_ route: Route) -> Bool {
    if path.last == route { return false }
    path.append(route)
    return true
  }

  /// Moves one screen back.
  ///
  /// - Returns: the route of the screen that was left.
  /// - Throws: ``NavigationError/nothingToPop`` at the root; the path is unchanged then.
  @discardableResult
  @inlinable
  public mutating func pop() throws(NavigationError) -> Route {
    guard let last = path.popLast() else { throw .nothingToPop }
    return last
  }

  /// Moves back to the topmost screen of a route.
  ///
  /// - Throws: ``NavigationError/notOnPath`` when there is none; the path is unchanged then.
  @inlinable
  public mutating func pop(to route: Route) throws(NavigationError) {
    guard let index = path.lastIndex(of: route) else { throw .notOnPath }
    path.removeSubrange((index + 1)...)
  }

  /// Leaves a screen, with everything above it.
  ///
  /// This is what going back means for a client: it names the screen it leaves, so that a second one is
  /// refused instead of leaving the screen below too.
  ///
  /// - Parameters:
  ///   - route: the screen's.
  ///   - level: where in the path it is, 0 the lowest.
  /// - Throws: ``NavigationError/notOnPath`` when it is not there, or not any more; the path is unchanged then.
  @inlinable
  public mutating func leave(_ route: Route, at level: Int) throws(NavigationError) {
    guard path.indices.contains(level), path[level] == route else { throw .notOnPath }
    path.removeSubrange(level...)
  }

  /// Moves back to the root.
  ///
  /// - Returns: false when it was seen already.
  @discardableResult
  @inlinable
  public mutating func popToRoot() -> Bool {
    if path.isEmpty { return false }
    path.removeAll()
    return true
  }

  /// Goes where a link leads, and keeps the screens of the shared prefix.
  ///
  /// - Returns: how many screens stayed.
  @discardableResult
  @inlinable
  public mutating func follow(_ target: [Route]) -> Int { follow(target, keeping: ==) }

  /// Goes where a link leads, and keeps the screens of the shared prefix.
  ///
  /// - Parameters:
  ///   - target: the whole path of the link.
  ///   - isSame: whether a screen that is there already shows what the link asks for. A detail by value
  ///     and a detail by id may be the same screen although their routes are not equal.
  /// - Returns: how many screens stayed.
  @discardableResult
  @inlinable
  public mutating func follow(
    _ target: [Route], keeping isSame: (_ shown: Route, _ wanted: Route) -> Bool
  ) -> Int {
    var kept = 0
    while kept < path.count, kept < target.count, isSame(path[kept], target[kept]) { kept += 1 }
    if kept < path.count { path.removeSubrange(kept...) }
    path.append(contentsOf: target[kept...])
    return kept
  }
}

nonisolated extension StackState: Sendable where Route: Sendable {}

nonisolated extension StackState: Decodable where Route: Decodable {
  /// Reads the path.
  public init(from decoder: any Decoder) throws { path = try [Route](from: decoder) }
}

nonisolated extension StackState: Encodable where Route: Encodable {
  /// Writes the path, and nothing else.
  public func encode(to encoder: any Encoder) throws { try path.encode(to: encoder) }
}
