import Dispatch
import Synchronization

/// The calls that wait for the writer: what came while it was busy becomes its next transaction.
nonisolated final class SessionJobs: Sendable {
  private struct State {
    var waiting: [SessionJob] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)

  /// Hands a job over; it wakes the writer only if nothing was waiting.
  func add(_ job: SessionJob) {
    let isFirst = state.withLock { state in
      state.waiting.append(job)
      return state.waiting.count == 1
    }
    if isFirst { arrived.signal() }
  }

  /// Lets the writer finish what is waiting and end.
  func close() {
    state.withLock { $0.isClosed = true }
    arrived.signal()
  }

  /// Waits for jobs and takes all there are; nil when there will be none any more.
  func next() -> [SessionJob]? {
    while true {
      arrived.wait()
      let (jobs, isClosed) = state.withLock { state in
        defer { state.waiting.removeAll() }
        return (state.waiting, state.isClosed)
      }
      if !jobs.isEmpty { return jobs }
      if isClosed { return nil }
    }
  }
}
