import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Shows a view in a session of its own.
func show<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) async throws
  -> ScreenDriver
{
  try await InProcessApp(content: content).open()
}

extension ScreenDriver {
  /// The session at the other end, which tests of the runtime look into.
  var session: Session {
    guard let transport = transport as? InProcessTransport, let session = transport.session else {
      preconditionFailure("the driver is not in process, or its connection is gone")
    }
    return session
  }

  /// How many bodies a step evaluates.
  func evaluations(of step: () async throws -> Void) async throws -> Int {
    let before = session.graph.evaluations
    try await step()
    return session.graph.evaluations - before
  }

  /// The id of the reachable node with that text.
  func target(_ text: String) throws -> CommandTarget {
    guard let node = document.nodes.first(where: { $0.id != nil && $0.text == text }),
      let id = node.id
    else { throw MissingTarget(text: text) }
    return CommandTarget(id)
  }

  func tapping(_ text: String) throws -> Command.Wish {
    .action(target: try target(text), name: .tap, value: nil)
  }

  /// The ids of the screens of the first stack, bottom first.
  var screenIDs: [String] {
    document.first { $0.type == "navigationStack" }?.children.compactMap(\.id) ?? []
  }
}

struct MissingTarget: Error {
  let text: String
}

/// Something outside the views that tests write notes to.
final class Notes {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Waits for something that another task brings about; gives up after as long as a busy machine may need.
func eventually(
  _ isTrue: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let deadline = ContinuousClock.now + .seconds(20)
  while !isTrue() {
    guard ContinuousClock.now < deadline else {
      Issue.record("Waited in vain", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}
