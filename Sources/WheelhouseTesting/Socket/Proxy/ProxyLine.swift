import Glibc

/// One client's connection through a proxy: two sockets and what is on its way between them.
nonisolated final class ProxyLine {
  private let client: TCPSocket
  private let server: TCPSocket
  private var reader = ClientFrameReader()
  private var shuffler: FrameShuffler
  private var up: ByteLane
  private var down: ByteLane
  private var toServer = Outgoing()
  private var toClient = Outgoing()
  private var heldSince: ContinuousClock.Instant?
  private(set) var isOver = false

  /// How long a command waits for another one to overtake it.
  private static let patience: Duration = .milliseconds(10)

  init(_ client: TCPSocket, _ server: TCPSocket, seed: UInt64, _ faults: TrafficFaults) {
    self.client = client
    self.server = server
    var seeds = SplitMix64(seed: seed)
    shuffler = FrameShuffler(seed: seeds.next())
    up = ByteLane(seed: seeds.next(), faults)
    down = ByteLane(seed: seeds.next(), faults)
  }

  deinit {
    client.close()
    server.close()
  }

  var nextDue: ContinuousClock.Instant? {
    let held = heldSince.map { $0 + Self.patience }
    return [up.nextDue, down.nextDue, held].compactMap(\.self).min()
  }

  func watch(_ watched: inout [pollfd]) {
    let sides = [(client, up, toClient), (server, down, toServer)]
    for (socket, lane, outgoing) in sides {
      let events = (lane.hasEnded ? 0 : POLLIN) | (outgoing.isEmpty ? 0 : POLLOUT)
      watched.append(pollfd(fd: socket.descriptor, events: Int16(events), revents: 0))
    }
  }

  /// Reads what is there, and writes what is due.
  func turn(
    _ now: ContinuousClock.Instant, _ scratch: UnsafeMutableRawBufferPointer,
    _ faults: TrafficFaults, _ report: inout TrafficReport
  ) {
    do throws(SocketError) {
      try hear(now, scratch, faults, &report)
      try carry(&up, &toServer, server, now)
      try carry(&down, &toClient, client, now)
    } catch {
      isOver = true
    }
    if up.isCut || down.isCut { cut(&report) }
  }

  private func hear(
    _ now: ContinuousClock.Instant, _ scratch: UnsafeMutableRawBufferPointer,
    _ faults: TrafficFaults, _ report: inout TrafficReport
  ) throws(SocketError) {
    if let bytes = try read(client, &up, scratch) {
      pass(up: shuffler.take(reader.take(bytes), faults, &report), now, faults, &report)
      heldSince = shuffler.isHolding ? heldSince ?? now : nil
    }
    if let since = heldSince, since + Self.patience <= now {
      pass(up: shuffler.release(), now, faults, &report)
      heldSince = nil
    }
    if let bytes = try read(server, &down, scratch) { down.put(bytes, at: now, faults, &report) }
  }

  private func pass(
    up bytes: [UInt8], _ now: ContinuousClock.Instant, _ faults: TrafficFaults,
    _ report: inout TrafficReport
  ) {
    if !bytes.isEmpty { up.put(bytes, at: now, faults, &report) }
  }

  private func read(
    _ socket: TCPSocket, _ lane: inout ByteLane, _ scratch: UnsafeMutableRawBufferPointer
  ) throws(SocketError) -> [UInt8]? {
    guard !lane.hasEnded, let count = try socket.read(into: scratch) else { return nil }
    lane.hasEnded = count == 0
    return count > 0 ? Array(scratch[..<count]) : nil
  }

  private func carry(
    _ lane: inout ByteLane, _ outgoing: inout Outgoing, _ socket: TCPSocket,
    _ now: ContinuousClock.Instant
  ) throws(SocketError) {
    let bytes = lane.take(at: now)
    if !bytes.isEmpty { outgoing.append { $0 += bytes } }
    try outgoing.flush(to: socket)
    if lane.hasEnded, lane.isEmpty, outgoing.isEmpty { isOver = true }
  }

  /// Both sides see a reset, as when a machine in between has gone.
  func cut(_ report: inout TrafficReport) {
    guard !isOver else { return }
    report.cuts += 1
    client.resetOnClose()
    server.resetOnClose()
    isOver = true
  }
}
