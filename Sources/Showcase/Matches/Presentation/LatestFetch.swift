import Wheelhouse

/// Fetches for a screen: the latest run wins, and the answer to an older one is dropped.
///
/// It ends with the view model that owns it.
final class LatestFetch {
  private var running: Task<Void, Never>?

  init() {}

  /// Starts a run, which drops the one before, and hands its answer over.
  func start<Value: Sendable>(
    _ fetch: @escaping @MainActor () async throws(StoreFailure) -> Value,
    then receive: @escaping @MainActor (Result<Value, StoreFailure>) -> Void
  ) {
    running?.cancel()
    running = Task {
      let answer = await Self.answer(fetch)
      if !Task.isCancelled { receive(answer) }
    }
  }

  /// Waits until no run is under way.
  func settled() async {
    while let waited = running {
      await waited.value
      if running == waited { running = nil }
    }
  }

  private static func answer<Value: Sendable>(
    _ fetch: @MainActor () async throws(StoreFailure) -> Value
  ) async -> Result<Value, StoreFailure> {
    do throws(StoreFailure) {
      return .success(try await fetch())
    } catch {
      return .failure(error)
    }
  }

  isolated deinit { running?.cancel() }
}
