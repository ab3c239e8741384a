/// One of many WebSockets of a load generator: no thread, no wait, nothing allocated per message.
nonisolated final class LoadConnection {
  private let key: HandshakeKey
  private let request: SocketRequest
  private var outgoing = Outgoing()
  private var unread: [UInt8] = []
  private var fragments: [UInt8] = []
  private var mask: UInt32
  let socket: TCPSocket
  private(set) var isOpen = false

  init(
    to endpoint: SocketEndpoint, from source: String?, _ request: SocketRequest,
    using generator: inout some RandomNumberGenerator
  ) throws(SocketError) {
    let key = HandshakeKey(using: &generator)
    self.key = key
    self.request = request
    mask = .random(in: 1 ... .max, using: &generator)
    socket = try TCPSocket.connecting(to: endpoint, from: source)
    outgoing.append { $0 += request.bytes(to: endpoint, key: key.value) }
  }

  deinit {
    socket.close()
  }

  /// Whether the kernel has not taken everything yet.
  var isCongested: Bool { !outgoing.isEmpty }

  func send(_ payload: UnsafeRawBufferPointer, _ opcode: FrameOpcode = .text) throws(SocketError) {
    advanceMask()
    outgoing.append { ClientFrame.append(payload, opcode, mask: mask, to: &$0) }
    try outgoing.flush(to: socket)
  }

  /// A xorshift: RFC 6455 §10.3's unpredictable masks guard proxies, of which there are none here.
  private func advanceMask() {
    mask ^= mask << 13
    mask ^= mask >> 17
    mask ^= mask << 5
  }

  func writable() throws(SocketError) {
    try outgoing.flush(to: socket)
  }

  /// Reads what is there and hands over each whole message with the bytes its frames took.
  func readable(
    _ scratch: UnsafeMutableRawBufferPointer,
    _ deliver: (UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    guard let count = try socket.read(into: scratch) else { return }
    guard count > 0 else { throw .ended }
    let bytes = UnsafeRawBufferPointer(rebasing: scratch[..<count])
    guard !unread.isEmpty else { return keep(bytes, from: try take(bytes, deliver)) }
    unread.append(contentsOf: bytes)
    let joined = unread
    let used = try joined.withBytes { all throws(SocketError) in try take(all, deliver) }
    unread.removeFirst(used)
  }

  private func keep(_ bytes: UnsafeRawBufferPointer, from used: Int) {
    if used < bytes.count { unread.append(contentsOf: bytes[used...]) }
  }

  private func take(
    _ bytes: UnsafeRawBufferPointer,
    _ deliver: (UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) -> Int {
    var start = isOpen ? 0 : try open(bytes)
    while isOpen,
      let frame = try ServerFrame.parse(bytes, at: start, maximum: request.maximumMessageSize)
    {
      let payload = UnsafeRawBufferPointer(rebasing: bytes[frame.payload])
      try take(frame, payload, size: frame.payload.upperBound - start, deliver)
      start = frame.payload.upperBound
    }
    return start
  }

  private func open(_ bytes: UnsafeRawBufferPointer) throws(SocketError) -> Int {
    guard let end = HandshakeResponse.end(of: bytes) else { return 0 }
    let response = try HandshakeResponse(head: bytes[..<end])
    try response.check(key: key, subprotocol: request.subprotocol)
    isOpen = true
    return end
  }

  private func take(
    _ frame: ServerFrame, _ payload: UnsafeRawBufferPointer, size: Int,
    _ deliver: (UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    switch frame.opcode {
    case .ping: try send(payload, .pong)
    case .pong: return
    case .close: throw .unexpected(.closed(code: nil, reason: text(payload.dropFirst(2))))
    default: try join(frame, payload, size, deliver)
    }
  }

  private func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func join(
    _ frame: ServerFrame, _ payload: UnsafeRawBufferPointer, _ size: Int,
    _ deliver: (UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    if frame.isFinal && fragments.isEmpty { return try deliver(payload, size) }
    fragments.append(contentsOf: payload)
    guard frame.isFinal else { return }
    let header = size - payload.count
    try fragments.withBytes { all throws(SocketError) in try deliver(all, all.count + header) }
    fragments.removeAll(keepingCapacity: true)
  }
}
