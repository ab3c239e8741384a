#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that the main actor runs on, noted when the first graph is made there.
enum MainThread {
  nonisolated private static let id = pthread_self()

  /// Notes the calling thread as the main actor's.
  static func note() { _ = id }

  /// Whether the caller runs on the main actor's thread.
  nonisolated static var isCurrent: Bool { pthread_equal(id, pthread_self()) != 0 }
}
