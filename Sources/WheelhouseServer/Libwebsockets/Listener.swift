import CServerShims
import Glibc

/// A listening socket of our own on the loop.
///
/// libwebsockets' own accept does one socket a turn, cannot share a port between processes here,
/// and spins when descriptors run out. This one takes a batch, and rests until the next second
/// when there are none left; clients wait in the kernel's queue meanwhile.
final class Listener {
  private let descriptor: Int32
  private let accepted: (Int32, IPAddress) -> Void
  private let exhausted: (Int32) -> Void
  private var handle: LoopHandle?
  private var isResting = false

  private static let batch = 128

  init(
    _ descriptor: Int32, on loop: EventLoop, accepted: @escaping (Int32, IPAddress) -> Void,
    exhausted: @escaping (Int32) -> Void
  ) {
    self.descriptor = descriptor
    self.accepted = accepted
    self.exhausted = exhausted
    handle = loop.watch(descriptor) { [weak self] in self?.acceptBatch() }
  }

  /// Called once a second, and when a socket has closed.
  func wakeUp() {
    guard isResting else { return }
    isResting = false
    handle?.resume()
  }

  /// Takes every client that is waiting: they would be cut off with the last socket of their queue.
  func acceptWaiting() {
    while !isResting, acceptBatch() {}
  }

  func close() {
    guard let handle else { return }
    handle.close()
    self.handle = nil
    Glibc.close(descriptor)
  }

  /// True when there may be more.
  @discardableResult
  private func acceptBatch() -> Bool {
    for _ in 0..<Self.batch {
      var storage = sockaddr_storage()
      let socket = unsafe shim_accept(descriptor, &storage)
      guard socket < 0 else {
        accepted(socket, IPAddress(storage))
        continue
      }
      if [ECONNABORTED, EINTR, EPROTO].contains(-socket) { continue }
      if -socket != EAGAIN { rest(because: -socket) }
      return false
    }
    return true
  }

  /// A socket that does not listen is one from which the supervisor keeps clients for now.
  private func rest(because error: Int32) {
    isResting = true
    handle?.pause()
    if error != EINVAL { exhausted(error) }
  }
}
