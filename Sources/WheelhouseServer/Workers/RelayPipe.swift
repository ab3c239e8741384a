import CLibwebsockets
import CServerShims
import Glibc

/// A connection between two workers, for one client: frames both ways, never waiting.
final class RelayPipe {
  var received: (RelayFrame) -> Void = { _ in }
  /// Everything that was sent has gone out, after some of it had not.
  var drained: () -> Void = {}
  /// The other side is gone, or broke the rules; called once, and not after ``close()``.
  var closed: () -> Void = {}

  private let descriptor: Int32
  private var handle: LoopHandle?
  private var inbox = RelayInbox()
  private var outbox: [UInt8] = []
  /// Some of what was sent had to wait, and ``drained`` was not called since.
  private var owesDrained = false
  private var isPaused = false
  private var isFinishing = false

  private static let piece = 1 << 16

  /// Takes over a socket that is connected and does not block.
  init(_ descriptor: Int32, on loop: EventLoop) {
    self.descriptor = descriptor
    handle = loop.watch(descriptor) { [weak self] in self?.turn() }
  }

  isolated deinit { close() }

  private var isOpen: Bool { handle != nil }

  /// Bytes that wait for the other side.
  var backlog: Int { outbox.count }

  /// Sends what can be sent at once, and the rest when it can.
  ///
  /// A failure is told by ``closed`` on a later turn of the loop, never before this returns.
  func send(_ frame: RelayFrame) {
    guard isOpen, !isFinishing else { return }
    outbox += frame.bytes
    flush()
    if !outbox.isEmpty { owesDrained = true }
  }

  /// Stops reading, so that the other side notices that nobody does.
  func pause() {
    isPaused = true
    watch()
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    deliver()
    watch()
  }

  /// Closes after what was sent has gone out; ``closed`` tells it.
  func finish() {
    isFinishing = true
    if outbox.isEmpty { breakOff() }
  }

  /// Sends nothing more; ``closed`` tells it on the next turn, when the loop finds the socket dead.
  func breakOff() {
    guard isOpen else { return }
    outbox = []
    owesDrained = false
    isFinishing = true
    isPaused = false
    shutdown(descriptor, Int32(SHUT_RDWR))
    watch()
  }

  func close() {
    guard let handle else { return }
    handle.close()
    self.handle = nil
    Glibc.close(descriptor)
  }

  private func fail() {
    guard isOpen else { return }
    close()
    closed()
  }

  private func watch() {
    handle?.resume(reading: !isPaused, writing: !outbox.isEmpty || owesDrained)
  }
}

// On the loop.
extension RelayPipe {
  private func turn() {
    if !outbox.isEmpty { flush() }
    if isOpen, outbox.isEmpty { tellDrained() }
    if isOpen, !isPaused { read() }
  }

  /// Not from ``send(_:)``, though that may be what empties the outbox: its caller is in the middle of something.
  private func tellDrained() {
    guard owesDrained else { return }
    owesDrained = false
    watch()
    drained()
  }

  private func flush() {
    let count = unsafe outbox.withUnsafeBytes {
      unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard count >= 0 || errno == EAGAIN else { return breakOff() }
    outbox.removeFirst(max(0, count))
    if outbox.isEmpty, isFinishing { return breakOff() }
    watch()
  }

  private func read() {
    var room = [UInt8](repeating: 0, count: Self.piece)
    let count = unsafe recv(descriptor, &room, room.count, 0)
    if count < 0, errno == EAGAIN { return }
    guard count > 0 else { return fail() }
    inbox.add(room[..<count])
    deliver()
  }

  private func deliver() {
    while isOpen, !isPaused {
      switch inbox.next() {
      case .frame(let frame): received(frame)
      case .incomplete: return
      case .broken: return fail()
      }
    }
  }
}
