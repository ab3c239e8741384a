import ScreenDocument
import Wheelhouse

/// One message between two workers.
///
/// On the wire: the length of what follows as four bytes, little end first; a byte for the kind; the
/// rest. Two generations of the program may speak with each other, so an offer begins with a version, and
/// who does not know it hangs up: the session is then taken by its lease.
enum RelayFrame: Equatable {
  /// The first frame of a connection, from the worker that a client has landed on.
  case offer(RelayOffer)
  /// The owner serves the client.
  case taken
  /// The owner has let go of the session; the connection ends.
  case released
  /// A message of the client or to it.
  case text([UInt8])
  /// The client's connection is to be closed with this code and reason.
  case close(UInt16, String)

  /// The version that says everything.
  ///
  /// An offer is of the first one that will do, so that as many workers as can be understand it.
  static let version: UInt8 = 3
  /// It says who the client is, and nothing of the snapshots that the asker can read.
  static let versionWithIdentity: UInt8 = 2
  /// It says neither.
  static let firstVersion: UInt8 = 1
  /// A screen is as large as the app makes it; nothing near this is.
  static let longest = 1 << 30

  private enum Kind: UInt8 {
    case offer = 1
    case taken, released, text, close
  }

  var bytes: [UInt8] {
    let (kind, payload) = parts
    let length = UInt32(payload.count + 1)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(payload.count + 5)
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    bytes.append(kind.rawValue)
    bytes += payload
    return bytes
  }

  private var parts: (Kind, [UInt8]) {
    switch self {
    case .offer(let offer): (.offer, offer.bytes)
    case .taken: (.taken, [])
    case .released: (.released, [])
    case .text(let text): (.text, text)
    case .close(let code, let reason):
      (
        .close,
        [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)] + reason.utf8
      )
    }
  }

  /// Reads what follows the length; nil for anything unknown.
  init?(_ bytes: some RandomAccessCollection<UInt8>) {
    guard let first = bytes.first, let kind = Kind(rawValue: first) else { return nil }
    let payload = Array(bytes.dropFirst())
    switch kind {
    case .offer:
      guard let offer = RelayOffer(payload) else { return nil }
      self = .offer(offer)
    case .taken: self = .taken
    case .released: self = .released
    case .text: self = .text(payload)
    case .close:
      guard payload.count >= 2 else { return nil }
      let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
      self = .close(code, String(decoding: payload[2...], as: UTF8.self))
    }
  }
}

/// A client that a worker offers to another.
struct RelayOffer: Equatable {
  let token: ResumeTokenHash
  let page: String?
  let address: String
  var identity: String?
  /// Up to which version the asker can read snapshots.
  var version = SnapshotVersion.first
  let hello: [UInt8]

  var bytes: [UInt8] {
    let head = token.bytes + Self.field(page) + Self.field(address)
    if version != .first {
      return [RelayFrame.version] + head + Self.field(identity) + Self.number(version.form)
        + Self.number(version.app) + hello
    }
    guard let identity else { return [RelayFrame.firstVersion] + head + hello }
    return [RelayFrame.versionWithIdentity] + head + Self.field(identity) + hello
  }

  /// Up to which of its commands the page has heard what became of them.
  var heard: Int? {
    let message = unsafe hello.withUnsafeBytes { unsafe try? ClientMessage($0) }
    guard case .hello(let hello) = message else { return nil }
    return hello.seq
  }

  /// Whether two bytes can tell how long each text is.
  ///
  /// What does not fit is not sent: cut, it would name another person, or another page.
  var fits: Bool {
    [page, address, identity].allSatisfy { ($0?.utf8.count ?? 0) <= Int(UInt16.max) }
  }

  /// A flag for nil, two bytes of length, the text.
  private static func field(_ text: String?) -> [UInt8] {
    guard let text else { return [0, 0, 0] }
    let utf8 = text.utf8
    return [1, UInt8(utf8.count >> 8), UInt8(utf8.count & 0xFF)] + utf8
  }

  /// Eight bytes, the highest first.
  private static func number(_ number: Int) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension RelayOffer {
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 33, RelayFrame.firstVersion...RelayFrame.version ~= bytes[0] else {
      return nil
    }
    token = ResumeTokenHash(bytes: Array(bytes[1..<33]))
    var rest = bytes[33...]
    guard let page = Self.read(&rest), let address = Self.read(&rest) else { return nil }
    self.page = page.text
    self.address = address.text ?? ""
    if bytes[0] > RelayFrame.firstVersion {
      guard let identity = Self.read(&rest) else { return nil }
      self.identity = identity.text
    }
    if bytes[0] > RelayFrame.versionWithIdentity {
      guard let form = Self.number(&rest), let app = Self.number(&rest) else { return nil }
      version = SnapshotVersion(form: form, app: app)
    }
    hello = Array(rest)
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 8 else { return nil }
    defer { bytes = bytes.dropFirst(8) }
    return bytes.prefix(8).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func read(_ bytes: inout ArraySlice<UInt8>) -> (text: String?, Void)? {
    guard bytes.count >= 3 else { return nil }
    let head = Array(bytes.prefix(3))
    let length = Int(head[1]) << 8 | Int(head[2])
    bytes = bytes.dropFirst(3)
    guard bytes.count >= length else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return (head[0] == 0 ? nil : String(decoding: bytes.prefix(length), as: UTF8.self), ())
  }
}

/// Puts frames together from the pieces a stream hands over.
struct RelayInbox {
  private var bytes: [UInt8] = []
  private var start = 0

  enum Step: Equatable {
    case frame(RelayFrame)
    case incomplete
    /// What came is no frame, and nothing after it can be trusted.
    case broken
  }

  mutating func add(_ piece: some Collection<UInt8>) { bytes += piece }

  mutating func next() -> Step {
    guard bytes.count - start >= 4 else { return settle() }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length > 0, length <= RelayFrame.longest else { return .broken }
    guard bytes.count - start >= 4 + length else { return settle() }
    let body = bytes[start + 4..<start + 4 + length]
    start += 4 + length
    return RelayFrame(body).map { .frame($0) } ?? .broken
  }

  /// Drops what was read, once in a while and not with each frame.
  private mutating func settle() -> Step {
    bytes.removeFirst(start)
    start = 0
    return .incomplete
  }
}
