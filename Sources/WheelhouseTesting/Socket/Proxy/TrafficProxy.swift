import CEpoll
import Glibc
import Synchronization

/// A bad network: stands on loopback between clients and a server and spoils what it carries.
///
///     let proxy = try TrafficProxy(to: server.endpoint, seed: 42, .rough)
///     let line = DurableTransport(to: proxy.endpoint, seed: 1)
///
/// Bytes are delayed, torn, joined, held and cut off in both directions. Commands of a WebSocket client
/// arrive twice or overtake one another, as whole frames: no correct client sends them so, and a server
/// has to hold its promises all the same. The same seed decides the same things about the same traffic.
///
/// It runs on a thread of its own, and ends with this object.
public nonisolated final class TrafficProxy: Sendable {
  /// Where clients connect to.
  public let endpoint: SocketEndpoint
  /// What decided everything.
  public let seed: UInt64
  private let shared: ProxyState

  /// Starts to listen on a free port of loopback.
  ///
  /// - Throws: ``SocketError/connectionFailed(_:)`` when there is no port.
  public init(
    to server: SocketEndpoint, seed: UInt64, _ faults: TrafficFaults
  ) throws(SocketError) {
    self.seed = seed
    let listener = try TCPSocket.listening()
    endpoint = SocketEndpoint(port: listener.port)
    shared = ProxyState(faults)
    Thread.start { [shared] in ProxyLoop(listener, to: server, seed: seed, shared).run() }
  }

  deinit { stop() }

  /// What it has done so far.
  public var report: TrafficReport { shared.state.withLock(\.report) }

  /// Does something else from now on; connections keep the place where they will be cut.
  public func set(_ faults: TrafficFaults) {
    shared.state.withLock { $0.faults = faults }
  }

  /// Cuts all connections now.
  public func cutAll() {
    shared.state.withLock { $0.cutsAll = true }
    shared.wake()
  }

  /// Cuts all connections and stops listening.
  public func stop() {
    shared.state.withLock { $0.isStopped = true }
    shared.wake()
  }
}

/// What a proxy and its thread share.
nonisolated final class ProxyState: Sendable {
  struct State {
    var faults: TrafficFaults
    var report = TrafficReport()
    var cutsAll = false
    var isStopped = false
  }

  let state: Mutex<State>
  let wakeUp: Int32

  init(_ faults: TrafficFaults) {
    state = Mutex(State(faults: faults))
    wakeUp = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  }

  deinit { close(wakeUp) }

  func wake() { eventfd_write(wakeUp, 1) }
}
