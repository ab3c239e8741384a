/// Where a connection comes from: its text, and what counts as the same place.
///
/// An IPv6 customer owns at least a /64, so that is the unit there; an IPv4 address mapped into
/// IPv6 counts as itself.
struct PeerAddress {
  let text: String
  let place: Place

  struct Place: Hashable {
    let high: UInt64
    let low: UInt64
  }

  var isLoopback: Bool {
    text.hasPrefix("127.") || text == "::1"
  }
}

extension PeerAddress {
  init(_ address: IPAddress) {
    let place = address.v4.map { Place(high: .max, low: UInt64($0)) }
    self.init(text: address.text, place: place ?? Place(high: address.high, low: 0))
  }
}

/// Counts what is open, overall and by place.
struct ConnectionCount {
  /// So many more are let in, to be asked how the server is, and to tell everybody else why there is no room:
  /// whoever watches a server is not to take a full one for a dead one.
  static let spare = 32

  let most: Int
  let mostInOnePlace: Int
  let countsLoopback: Bool
  private(set) var open = 0
  private var places: [PeerAddress.Place: Int] = [:]

  init(_ options: ServerOptions) {
    most = options.maxConnections
    let each = options.maxConnectionsPerAddress ?? ServerOptions.defaultConnectionsPerAddress
    mostInOnePlace = each == 0 ? .max : each
    countsLoopback = options.maxConnectionsPerAddress != nil
  }

  /// Whether the latest one is one too many.
  var isOverfull: Bool { open > most }

  /// Nil when it was counted, otherwise why there is no room.
  mutating func enter(_ address: PeerAddress) -> String? {
    guard open < most + Self.spare else { return Self.overfull }
    if let refusal = enter(place: address) { return refusal }
    open += 1
    return nil
  }

  /// Counts a proxy's connection, which belongs to no place before a client is known.
  mutating func enterProxy() -> String? {
    guard open < most + Self.spare else { return Self.overfull }
    open += 1
    return nil
  }

  static let overfull = "too_many_connections"

  /// Counts the client behind a proxy's connection.
  mutating func enter(place address: PeerAddress) -> String? {
    let here = places[address.place, default: 0]
    let isLimited = countsLoopback || !address.isLoopback
    guard !isLimited || here < mostInOnePlace else { return "too_many_from_address" }
    places[address.place] = here + 1
    return nil
  }

  /// - Parameter place: nil for a proxy's connection on which no client was counted.
  mutating func leave(_ place: PeerAddress.Place?) {
    open -= 1
    guard let place, let here = places[place] else { return }
    places[place] = here > 1 ? here - 1 : nil
  }
}
