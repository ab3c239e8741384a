import ScreenDocument
import Wheelhouse

/// A client of this worker that another one serves, or is asked to.
final class RelayedClient: ClientRelay {
  private let pipe: RelayPipe
  private let connection: any ClientConnection
  private var done: (@MainActor (PeerAnswer) -> Void)?
  private let ended: (RelayedClient) -> Void
  private var age = 0

  /// The most that is held for a worker that does not read, in bytes.
  private static let longestBacklog = 1 << 20
  /// Seconds an owner has for its answer.
  private static let answerWithin = 2

  init(
    _ offer: RelayOffer, of connection: any ClientConnection, through pipe: RelayPipe,
    then done: @escaping @MainActor (PeerAnswer) -> Void,
    ended: @escaping (RelayedClient) -> Void
  ) {
    self.pipe = pipe
    self.connection = connection
    self.done = done
    self.ended = ended
    pipe.received = { [weak self] in self?.take($0) }
    pipe.closed = { [weak self] in self?.lost() }
    pipe.send(.offer(offer))
  }

  private func take(_ frame: RelayFrame) {
    switch frame {
    case .taken: answer(.taken(self))
    case .released:
      end()
      answer(.released)
    case .text(let text): tell(text)
    case .close(let code, let reason):
      end()
      connection.close(code: code, reason: reason)
    case .offer: lost()
    }
  }

  private func answer(_ answer: PeerAnswer) {
    let done = done
    self.done = nil
    done?(answer)
  }

  private func tell(_ text: [UInt8]) {
    unsafe text.withUnsafeBytes { unsafe connection.send($0) }
    if connection.isCongested { pipe.pause() }
  }

  /// The owner is gone: before its answer, or while it served.
  private func lost() {
    end()
    guard done == nil else { return answer(.unreachable) }
    connection.close(code: CloseCode.goingAway.rawValue, reason: "the session moves")
  }

  private func end() {
    pipe.close()
    ended(self)
  }

  /// Called once a second.
  func passSecond() {
    age += 1
    if done != nil, age > Self.answerWithin { lost() }
  }

  /// Tells the client to come back; its host closes the connection.
  func takeLeave() {
    if done == nil {
      var goodbye = JSONBytes(capacity: 64)
      goodbye.appendGoodbye(code: "draining", retryAfter: 0.1)
      unsafe goodbye.withUnsafeBytes { unsafe connection.send($0) }
    }
    end()
  }

  // What the host tells about the client's connection.

  func received(_ message: UnsafeRawBufferPointer) {
    unsafe pipe.send(.text(Array(message)))
    guard pipe.backlog > Self.longestBacklog else { return }
    end()
    connection.close(code: CloseCode.tryAgainLater.rawValue, reason: "too much at once")
  }

  func drained() { pipe.resume() }

  func closed() { end() }
}
