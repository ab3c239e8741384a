/// In which document each node that takes commands was first, kept of a session that sleeps: a command from before
/// a node was there is as stale afterwards as it was before.
///
/// The nodes are those of the screen in the order of their ids, which is the same on both sides of the sleep, as runs:
/// most nodes of a screen came together.
package struct NodeBirths: Equatable, Sendable {
  /// So many nodes, and the revision of the first document that had them.
  struct Run: Equatable, Sendable {
    var count: Int
    let born: Int
  }

  private(set) var runs: [Run] = []

  package init() {}

  /// More are not kept: what a snapshot of a usual screen takes is not to grow by half.
  static let mostRuns = 64

  mutating func append(_ born: Int) {
    if runs.last?.born == born {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(count: 1, born: born))
    }
  }

  var isKept: Bool { !runs.isEmpty && runs.count <= Self.mostRuns }
}

extension NodeBirths {
  /// Reads what ``write(into:)`` wrote.
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    runs = try reader.list { (reader) throws(SnapshotError) in
      Run(count: try reader.number(), born: try reader.number())
    }
  }

  func write(into out: inout SnapshotWriter) {
    out.number(runs.count)
    for run in runs {
      out.number(run.count)
      out.number(run.born)
    }
  }
}

extension ViewGraph {
  /// Since when the nodes of the screen take commands.
  func births() -> NodeBirths {
    var births = NodeBirths()
    for (element, position) in handlersInOrder() {
      births.append(Int(element.handlers[position].born))
    }
    return births
  }

  /// Says of the nodes of the screen since when they take commands, where they are those that it was kept of.
  ///
  /// - Returns: whether they are.
  func take(_ births: NodeBirths) -> Bool {
    let handlers = handlersInOrder()
    guard births.runs.reduce(0, { $0 &+ $1.count }) == handlers.count else { return false }
    var rest = handlers[...]
    for run in births.runs {
      for (element, position) in rest.prefix(run.count) {
        element.handlers[position].born = UInt32(truncatingIfNeeded: run.born)
      }
      rest = rest.dropFirst(run.count)
    }
    return true
  }

  private func handlersInOrder() -> [(element: Element, position: Int)] {
    var found: [(element: Element, position: Int)] = []
    collectHandlers(of: root, into: &found)
    return found.sorted { id(of: $0) < id(of: $1) }
  }

  private func id(of handler: (element: Element, position: Int)) -> UInt64 {
    handler.element.handlers[handler.position].id
  }

  private func collectHandlers(
    of element: Element, into found: inout [(element: Element, position: Int)]
  ) {
    for position in element.handlers.indices { found.append((element, position)) }
    for child in element.owned { collectHandlers(of: child, into: &found) }
  }
}
