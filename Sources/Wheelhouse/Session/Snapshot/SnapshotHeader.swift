package import ScreenDocument

/// What a snapshot says of its session before any state: enough to begin anew where the person was.
///
/// Its form is fixed for good, so that a server finds the clients of a session whose state it cannot read:
/// they keep their tokens and their numbering.
///
///     "WS" 1  length of what follows (four bytes)
///     form of the state, version of the app, session, window, url, revision, layout, colour scheme, locale,
///     clients: each a token's hash, maybe a page, the last seq
///     where it ended workers: when, and by which command of each client
///     what clients may not have heard: of each, the refusals of commands
///     time zone
///     since when nodes take commands, of a session that was parked
///     whose it is, if it is somebody's
///     the windows that it has left, with what their views keep
///     whatever later servers add
///     check of everything before (4 bytes)
package struct SnapshotHeader: Equatable, Sendable {
  /// The form of the state that this server writes; it reads the earlier ones too.
  ///
  /// 1 had ``SnapshotCheck/narrow`` behind the records where 2 has ``SnapshotCheck/wide``.
  package static let currentForm = 2

  /// The form of the state.
  package var form = SnapshotHeader.currentForm
  /// The version of the app that the state is for.
  package var appVersion = 1
  package var id: String
  /// The window that is shown.
  package var window: String
  package var url: String
  package var revision: Int
  package var layout: String
  package var colorScheme: String
  package var locale: String
  /// A name of the tz database; empty where the client said none.
  package var timeZone = ""
  package var clients: [ClientSnapshot]
  /// What the app knows the person by; empty for nobody.
  package var identity = ""
  /// The windows that it has left.
  package var left: [LeftWindow] = []
  /// When it ended workers.
  package var crashes = CrashRecord()
  /// Since when the nodes of its screen take commands; empty unless it was parked or left.
  package var births = NodeBirths()

  /// What a session remembers of one client.
  package struct ClientSnapshot: Equatable, Sendable, SnapshotClient {
    package var token: ResumeTokenHash
    /// Chosen by the page; tells a reconnect from a second window.
    package var page: String?
    package var lastSeq: Int
    /// The command that ended a worker, to be refused should it come again.
    package var crashedSeq: Int?
    /// What the client may not have heard.
    package var refusals: [Refusal] = []

    package init(
      token: ResumeTokenHash, page: String?, lastSeq: Int, crashedSeq: Int? = nil
    ) {
      self.token = token
      self.page = page
      self.lastSeq = lastSeq
      self.crashedSeq = crashedSeq
    }
  }

  /// Notes that a command ended the worker that had the session.
  ///
  /// - Returns: whether that was once too often.
  mutating func note(_ mark: CrashMark) -> Bool {
    for index in clients.indices where clients[index].token == mark.client {
      if clients[index].lastSeq < mark.seq { clients[index].crashedSeq = mark.seq }
    }
    return crashes.note()
  }
}

extension SnapshotHeader {
  private static let magic = Array("WS\u{1}".utf8)

  /// Reads the header of a snapshot, whatever follows it.
  ///
  /// - Throws: ``SnapshotError/damaged`` when not even that much can be read.
  package init(encoded bytes: [UInt8]) throws(SnapshotError) {
    var reader = SnapshotReader(bytes[...])
    self = try SnapshotHeader(&reader, of: bytes)
  }

  /// Reads a header and its check, and leaves the reader behind both.
  init(_ reader: inout SnapshotReader, of bytes: [UInt8]) throws(SnapshotError) {
    guard try reader.bytes(Self.magic.count).elementsEqual(Self.magic) else { throw .damaged }
    var header = SnapshotReader(try reader.part())
    try reader.check(.narrow, bytes[..<reader.position])
    form = try header.number()
    appVersion = try header.number()
    id = try header.text()
    window = try header.text()
    url = try header.text()
    revision = try header.number()
    layout = try header.text()
    colorScheme = try header.text()
    locale = try header.text()
    clients = try header.list { (reader) throws(SnapshotError) in
      ClientSnapshot(
        token: ResumeTokenHash(bytes: Array(try reader.part())), page: try reader.optionalText(),
        lastSeq: try reader.number())
    }
    try readCrashes(&header)
  }

  private mutating func readCrashes(_ header: inout SnapshotReader) throws(SnapshotError) {
    guard !header.isAtEnd else { return }
    crashes.times = try header.list { (reader) throws(SnapshotError) in try reader.number() }
    for index in clients.indices {
      let seq = try header.number()
      clients[index].crashedSeq = seq == 0 ? nil : seq
    }
    guard !header.isAtEnd else { return }
    for index in clients.indices { clients[index].refusals = try Self.refusals(&header) }
    if !header.isAtEnd { timeZone = try header.text() }
    if !header.isAtEnd { births = try NodeBirths(&header) }
    if !header.isAtEnd { identity = try header.text() }
    guard !header.isAtEnd else { return }
    left = try header.list { (reader) throws(SnapshotError) in try LeftWindow(&reader) }
  }

  /// Those with a code that this server knows.
  private static func refusals(
    _ header: inout SnapshotReader
  ) throws(SnapshotError) -> [Refusal] {
    let known = try header.list { (reader) throws(SnapshotError) in
      (ack: try reader.number(), code: try reader.text(), message: try reader.text())
    }
    return known.compactMap { ack, code, message in
      RefusalCode(rawValue: code).map { Refusal(ack: ack, code: $0, message: message) }
    }
  }

  /// Where the header of a snapshot and its check end; 0 where that cannot be told.
  static func end(in bytes: [UInt8]) -> Int {
    var reader = SnapshotReader(bytes.dropFirst(magic.count))
    guard let length = try? reader.number() else { return 0 }
    return min(bytes.count, reader.position + length + 4)
  }

  /// A snapshot with this header in place of its own.
  func replacing(in snapshot: [UInt8]) -> [UInt8] {
    var out = SnapshotWriter()
    write(into: &out)
    return out.bytes + snapshot.dropFirst(Self.end(in: snapshot))
  }

  func write(into out: inout SnapshotWriter) {
    Steady(self).write(url: url, revision: revision, clients, crashes, births, into: &out)
  }
}

extension SnapshotHeader {
  /// What of a header is the same in nearly every snapshot of a session, as the bytes that it is written as.
  ///
  /// Taking a few texts along costs more than to write all of a header: each is counted up and down.
  struct Steady {
    /// The form of the state up to the window.
    private let opening: [UInt8]
    /// The layout up to the locale.
    private let surroundings: [UInt8]
    /// The time zone, where there is one.
    private let ending: [UInt8]
    /// Whose the session is, where it is somebody's, and the windows that it has left.
    private let owner: [UInt8]

    init(_ header: SnapshotHeader) {
      var opening = SnapshotWriter()
      opening.number(header.form)
      opening.number(header.appVersion)
      opening.text(header.id)
      opening.text(header.window)
      self.opening = opening.exactBytes
      var surroundings = SnapshotWriter()
      surroundings.text(header.layout)
      surroundings.text(header.colorScheme)
      surroundings.text(header.locale)
      self.surroundings = surroundings.exactBytes
      var ending = SnapshotWriter()
      if !header.timeZone.isEmpty { ending.text(header.timeZone) }
      self.ending = ending.exactBytes
      var owner = SnapshotWriter()
      if !header.identity.isEmpty || !header.left.isEmpty { owner.text(header.identity) }
      if !header.left.isEmpty { owner.number(header.left.count) }
      for window in header.left { window.write(into: &owner) }
      self.owner = owner.exactBytes
    }

    /// Writes a header with clients of whatever kind: a session has no need to copy its own for that.
    func write(
      url: String, revision: Int, _ clients: some Collection<some SnapshotClient>,
      _ crashes: CrashRecord, _ births: NodeBirths?, into out: inout SnapshotWriter
    ) {
      let births = births.flatMap { $0.isKept ? $0 : nil }
      for byte in SnapshotHeader.magic { out.byte(byte) }
      let start = out.bytes.count
      out.longNumber(0)
      out.append(opening)
      out.text(url)
      out.number(revision)
      out.append(surroundings)
      out.number(clients.count)
      for client in clients {
        out.part(client.token)
        out.text(client.page)
        out.number(client.lastSeq)
      }
      let isLast = ending.isEmpty && births == nil && owner.isEmpty
      crashes.write(with: clients, isLast: isLast, into: &out)
      out.append(ending)
      if births != nil || !owner.isEmpty {
        if ending.isEmpty { out.text("") }
        (births ?? NodeBirths()).write(into: &out)
      }
      out.append(owner)
      out.overwriteLongNumber(at: start, with: out.bytes.count - start - SnapshotWriter.longNumber)
      out.check(.narrow, from: 0)
    }
  }
}

extension CrashRecord {
  /// Nothing where there is nothing to tell, unless something follows it.
  fileprivate func write(
    with clients: some Collection<some SnapshotClient>, isLast: Bool, into out: inout SnapshotWriter
  ) {
    var isNothing = times.isEmpty
    var hasRefusals = false
    for client in clients {
      if client.crashedSeq != nil { isNothing = false }
      if !client.refusals.isEmpty { hasRefusals = true }
    }
    if isLast, isNothing, !hasRefusals { return }
    out.number(times.count)
    for time in times { out.number(time) }
    for client in clients { out.number(client.crashedSeq ?? 0) }
    if isLast, !hasRefusals { return }
    for client in clients { write(client.refusals, into: &out) }
  }

  private func write(_ refusals: [Refusal], into out: inout SnapshotWriter) {
    out.number(refusals.count)
    for refusal in refusals {
      out.number(refusal.ack)
      out.text(refusal.code.rawValue)
      out.text(refusal.message)
    }
  }
}

/// What a header says of a client.
protocol SnapshotClient {
  var token: ResumeTokenHash { get }
  var page: String? { get }
  var lastSeq: Int { get }
  var crashedSeq: Int? { get }
  var refusals: [Refusal] { get }
}
