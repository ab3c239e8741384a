import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that the main actor runs on.
///
/// On a server it is always the same. A process whose main queue is served by a pool, as test runners
/// are, changes it between two jobs: there, the queue itself is asked.
enum MainThread {
  nonisolated private static let id = Atomic<UInt>(none)
  nonisolated private static let none: UInt = 0
  nonisolated private static let several = UInt.max

  /// Notes the calling thread as the main actor's; called wherever a turn begins.
  static func note() {
    let own = UInt(pthread_self())
    let noted = id.load(ordering: .relaxed)
    if noted == own || noted == several { return }
    id.store(noted == none ? own : several, ordering: .relaxed)
  }

  /// Whether the caller runs on the main actor.
  nonisolated static var isCurrent: Bool {
    if id.load(ordering: .relaxed) == UInt(pthread_self()) { return true }
    return DispatchQueue.getSpecific(key: mark) != nil
  }

  /// What the main queue is known by.
  nonisolated private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()
}
