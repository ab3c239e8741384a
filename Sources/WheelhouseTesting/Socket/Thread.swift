import Glibc

/// A detached thread.
nonisolated enum Thread {
  private final class Start {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let start = Unmanaged.passRetained(Start(body))
    let result = pthread_create(
      &thread, nil,
      { argument in
        argument.map { Unmanaged<Start>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, start.toOpaque())
    precondition(result == 0, "no thread for a test's socket")
    pthread_detach(thread)
  }
}
