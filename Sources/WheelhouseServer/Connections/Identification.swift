import Wheelhouse

/// Finds out from the app who the person behind a connection is.
final class Identification {
  /// What the app knows the person by, once it has said so.
  private(set) var identity: String?
  /// Whether the app has answered.
  private(set) var isOver = false
  private var task: Task<Void, Never>?
  private var waiting: (@MainActor () -> Void)?

  /// Asks the app, which nearly always answers at once.
  init(
    _ request: HTTPRequest, by identify: @escaping @MainActor (HTTPRequest) async -> String?
  ) {
    task = Task.immediate { [weak self] in
      let identity = await identify(request)
      self?.end(as: identity)
    }
    if isOver { task = nil }
  }

  /// Calls when the app has answered, and not at all after ``cancel()``.
  func whenOver(_ body: @escaping @MainActor () -> Void) {
    if isOver { body() } else { waiting = body }
  }

  /// Nobody wants to know any more.
  func cancel() {
    task?.cancel()
    waiting = nil
  }

  private func end(as identity: String?) {
    self.identity = identity
    isOver = true
    task = nil
    let body = waiting
    waiting = nil
    body?()
  }
}
