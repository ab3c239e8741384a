import Glibc

/// A descriptor that is kept for what has to be opened even when a worker has no other left.
final class SpareDescriptor {
  private var descriptor = SpareDescriptor.take()

  isolated deinit { close(descriptor) }

  /// Gives it up while `body` opens something and closes it again.
  func lend<Result>(_ body: () -> Result) -> Result {
    close(descriptor)
    defer { descriptor = Self.take() }
    return body()
  }

  private static func take() -> Int32 { unsafe open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
