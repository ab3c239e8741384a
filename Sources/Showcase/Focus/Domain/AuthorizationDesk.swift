import Wheelhouse

/// An answer has come; which one is read by whoever waits for it.
nonisolated struct AuthorizationAnswered: SharedEvent {
  static let name = "authorization-answered"
  /// Names the request.
  let request: String
}

/// Where answers of the authorization server are handed to the sessions that wait for them: a port.
///
/// A callback comes over plain HTTP, to any process, and names its session only by `state`, which is a
/// value of 256 bits that is good for one answer. An answer to a session that is asleep is kept until the
/// session is back or the time for deciding is over.
protocol AnswerDesk: AnyObject {
  /// Tells of every ``AuthorizationAnswered``, for sessions that are parked while they wait.
  var events: any SharedEventSource { get }

  /// Waits for the answer to a request; one that was kept is delivered.
  func expect(
    _ state: String, until time: Double,
    _ receive: @escaping @MainActor (AuthorizationAnswer) -> Void
  ) -> AuthorizationDesk.Expectation

  /// Is told that nobody waits any more; what was answered stays known as answered.
  func forget(_ state: String)

  /// Hands an answer to the session that asked, once.
  func receive(_ answer: AuthorizationAnswer) async throws(AuthorizationDesk.Refusal)
}

/// The desk of a process that is the only one.
final class AuthorizationDesk: AnswerDesk {
  /// Why an answer was sent away.
  nonisolated enum Refusal: String, Error {
    /// Nobody asked with this `state`, or too long ago.
    case unknownState = "unknown state"
    /// There was an answer to it already.
    case replayed = "replayed"
    /// The answer cannot be kept just now.
    case unavailable = "no desk to take it"
  }

  /// A place in the queue; answers are kept, not delivered, once it is gone.
  class Expectation {
    let receive: @MainActor (AuthorizationAnswer) -> Void

    init(_ receive: @escaping @MainActor (AuthorizationAnswer) -> Void) { self.receive = receive }
  }

  private struct Request {
    let expiresAt: Double
    weak var expectation: Expectation?
    var answer: AuthorizationAnswer?
    var isAnswered = false
  }

  private let bus = EventBus()
  private var requests: [String: Request] = [:]
  private let clock: any WallClock
  private let most: Int

  /// Creates a desk.
  ///
  /// - Parameter most: how many requests are kept; beyond that the one that ends first is forgotten.
  init(clock: any WallClock, most: Int = 10_000) {
    self.clock = clock
    self.most = max(1, most)
  }

  var events: any SharedEventSource { bus }

  /// Waits for the answer to a request; one that was kept is delivered at once.
  func expect(
    _ state: String, until time: Double,
    _ receive: @escaping @MainActor (AuthorizationAnswer) -> Void
  ) -> Expectation {
    let expectation = Expectation(receive)
    var request = requests[state] ?? Request(expiresAt: time)
    request.expectation = expectation
    let kept = request.answer
    request.answer = nil
    requests[state] = request
    makeRoom()
    if let kept { receive(kept) }
    return expectation
  }

  /// Is told that nobody waits any more; what was answered stays known as answered.
  func forget(_ state: String) {
    if requests[state]?.isAnswered == false { requests[state] = nil }
  }

  /// Hands an answer to the session that asked, once.
  func receive(_ answer: AuthorizationAnswer) throws(Refusal) {
    guard var request = requests[answer.state], request.expiresAt > clock.now else {
      throw .unknownState
    }
    guard !request.isAnswered else { throw .replayed }
    request.isAnswered = true
    if request.expectation == nil { request.answer = answer }
    requests[answer.state] = request
    request.expectation?.receive(answer)
    bus.send(AuthorizationAnswered(request: answer.state))
  }

  private func makeRoom() {
    guard requests.count > most else { return }
    let now = clock.now
    requests = requests.filter { $0.value.expiresAt > now }
    while requests.count > most,
      let oldest = requests.min(by: { $0.value.expiresAt < $1.value.expiresAt })
    {
      requests[oldest.key] = nil
    }
  }
}
