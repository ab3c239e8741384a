import Dispatch

/// The serial queue that a database works on: a file may block it, and the pool of all other tasks stays free.
nonisolated final class SQLiteQueue: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates a queue; its name is for debuggers.
  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Held until the job is over, which may let go of the last reference to the database.
    queue.async { [self] in unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// Runs `work` after what is waiting by now.
  func async(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
