import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that the main actor runs on.
///
/// On a server it is always the same. A process whose main queue is served by a pool, as test runners
/// are, changes it between two jobs, so it is noted wherever a turn begins.
enum MainThread {
  nonisolated private static let id = Atomic<UInt>(0)

  /// Notes the calling thread as the main actor's.
  static func note() { id.store(UInt(pthread_self()), ordering: .relaxed) }

  /// Whether the caller runs on the main actor's thread.
  nonisolated static var isCurrent: Bool {
    id.load(ordering: .relaxed) == UInt(pthread_self())
  }
}
