import WheelhouseTesting

/// What a parked session takes in memory besides its socket, and on disk.
///
/// The socket it is compared with has been spoken on once, as every session's has.
///
/// Sessions come in batches, each of which is parked before the next comes, and the first one is not
/// counted: so the room that awake sessions take is made once and used again, as on a server that has
/// been running for a while.
struct ParkedMemory {
  let sessions: Int
  /// Resident memory of a session and its socket.
  let bytes: Double
  /// Resident memory of a socket that has no session.
  let socketBytes: Double
  /// What the store's files take for one.
  let diskBytes: Double

  var bytesAboveSocket: Double { bytes - socketBytes }

  /// - Parameters:
  ///   - server: a fresh one with `--park-after 1`.
  ///   - bare: a fresh one with `--test-echo`.
  static func measure(
    on server: OwnServer, bare: OwnServer, batch: Int, batches: Int
  ) throws(BenchError) -> ParkedMemory {
    let counted = batch * batches
    let socketBytes = try sockets(on: bare, batch, counted)
    let crowd = try Crowd(batch, at: "/bench/rows", on: server.endpoint)
    try Parking.wait(for: crowd, on: server)
    let before = try server.settledBytes()
    for _ in 0..<batches {
      try crowd.add(batch)
      try Parking.wait(for: crowd, on: server)
    }
    let bytes = Double(try server.settledBytes() - before) / Double(counted)
    try server.stop()
    withExtendedLifetime(crowd) {}
    return ParkedMemory(
      sessions: counted, bytes: bytes, socketBytes: socketBytes,
      diskBytes: Double(server.sessionBytes) / Double(crowd.count))
  }

  private static func sockets(
    on server: OwnServer, _ first: Int, _ counted: Int
  ) throws(BenchError) -> Double {
    let measured = try server.measured()
    // One message each: libwebsockets gives a socket its buffer for receiving with the first.
    let some = try Fleet(EchoScenario(size: 64), on: measured, sessions: first)
    _ = try some.runInWaves(for: 0, cycle: 1)
    let before = try server.settledBytes()
    let others = try Fleet(EchoScenario(size: 64), on: measured, sessions: counted)
    _ = try others.runInWaves(for: 0, cycle: 1)
    let after = try server.settledBytes()
    withExtendedLifetime((some, others)) {}
    return Double(after - before) / Double(counted)
  }

  var figures: [DurableFigure] {
    [
      .init("A parked session and its socket, in memory", bytes / 1024, "KiB"),
      .init("A socket without a session, in memory", socketBytes / 1024, "KiB"),
      .init("A parked session above its socket", bytesAboveSocket / 1024, "KiB", atMost: 1),
      .init("A session on disk", diskBytes / 1024, "KiB"),
    ]
  }
}
