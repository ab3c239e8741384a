import Glibc

/// A thread that runs a closure once.
final class Thread {
  private var thread = pthread_t()

  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  init(_ run: @escaping () -> Void) {
    let work = Unmanaged.passRetained(Work(run)).toOpaque()
    pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, work)
  }

  func join() { pthread_join(thread, nil) }
}
