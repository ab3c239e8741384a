import CLibwebsockets
import CServerShims
import Glibc
import ScreenDocument
import Wheelhouse

/// One socket, from accept to close: first HTTP, then perhaps a WebSocket.
///
/// The only object a connection costs; libwebsockets points to it.
@safe final class Connection {
  let host: Host
  /// Where the socket comes from.
  let peer: PeerAddress
  /// Where the client is: the peer, unless that is a trusted proxy that tells another.
  var address: PeerAddress
  /// Whether the peer is a proxy that is believed.
  let isFromProxy: Bool
  /// Whether the limit of the client's address counts it.
  var isCounted: Bool
  /// Whether it is one more than there is room for: then it may ask how the server is, once.
  let isSpare: Bool
  /// Whether the client speaks TLS, with this server or with a proxy that is believed.
  var isSecure: Bool
  /// Nil once the socket is gone, so that late work cannot touch it.
  private(set) var socket: OpaquePointer?
  /// Nil while it speaks HTTP.
  private(set) var language: Subprotocol?
  package var attachment: AnyObject?
  /// Who the person is; nil where nobody is known.
  private var identification: Identification?
  /// Where the host keeps it.
  var position = 0

  /// The request that the app is answering, or whose body is still coming.
  var exchange: EndpointExchange?
  /// The file that is coming.
  var incoming: IncomingFile?
  /// The answer that is going out.
  var delivery: Delivery?

  /// A request was answered; what an idle peer may still send is then its own risk (RFC 9112 §9.5).
  var hasAnswered = false

  /// Whether the request is a HEAD, whose answer never brings content (RFC 9110 §9.3.2).
  var isAskedForHead = false

  private var assembly = MessageAssembly()
  /// A close frame was sent, or came from the peer; nothing is sent or delivered after it.
  private var isClosing = false
  private var hasBacklog = false
  /// Bytes that the peer has not taken, at most.
  private(set) var backlog = 0
  /// Bytes that the peer had confirmed a second ago, while there is a backlog.
  private var confirmed: UInt32 = 0
  /// The longest piece of the backlog.
  private var longestPiece = 0
  private var hasSpoken = false
  private var isPinged = false
  private var lastHeard: UInt32

  init(
    _ socket: OpaquePointer, from peer: PeerAddress, isProxy: Bool, isSpare: Bool, at host: Host
  ) {
    unsafe self.socket = unsafe socket
    (self.peer, address) = (peer, peer)
    (isFromProxy, isCounted) = (isProxy, !isProxy)
    self.isSpare = isSpare
    isSecure = host.options.tls != nil
    self.host = host
    lastHeard = host.now
  }

  /// The handshake is done.
  func open(as language: Subprotocol) {
    self.language = language
    lastHeard = host.now
    hasSpoken = language == .echo
    host.log.write(.debug, "opened", [("address", address.text), ("as", language.rawValue)])
    if language == .wheelhouse { host.handler.opened(self) }
    if host.isDraining { takeLeave() }
  }

  /// The socket is gone or about to go; nothing touches it after this.
  func forget() {
    guard unsafe socket != nil else { return }
    unsafe socket = nil
    // What came before counts, though nobody hears of it.
    host.inbox.deliver()
    host.cork.discard(for: self)
    exchange?.cancel()
    exchange = nil
    (incoming, delivery) = (nil, nil)
    identification?.cancel()
    guard let language else { return }
    host.log.write(.debug, "closed", [("address", address.text)])
    if language == .wheelhouse { host.handler.closed(self) }
  }
}

// MARK: Who it is

extension Connection {
  /// Asks the app who the person is.
  func identify(by request: HTTPRequest) {
    let found = Identification(request, by: host.identify)
    identification = found.isOver && found.identity == nil ? nil : found
  }

  package var identity: String? { identification?.identity }

  package var isIdentified: Bool { identification?.isOver ?? true }

  package func whenIdentified(_ body: @escaping @MainActor () -> Void) {
    if let identification { identification.whenOver(body) } else { body() }
  }
}

// MARK: Receiving

extension Connection {
  /// Takes one piece of a message; the result is what libwebsockets wants returned.
  func received(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard let socket = unsafe socket, let language, !isClosing else { return 0 }
    if hasSpoken { heard() }
    let piece = unsafe MessageAssembly.Piece(
      bytes: bytes, remaining: Int(lws_remaining_packet_payload(socket)),
      endsMessage: lws_is_final_fragment(socket) != 0,
      isBinary: lws_frame_is_binary(socket) != 0)
    switch assembly.take(piece, as: language) {
    case .incomplete: return 0
    case .piece: unsafe deliver(bytes, isBinary: piece.isBinary)
    case .assembled:
      unsafe assembly.bytes.withUnsafeBytes { unsafe deliver($0, isBinary: piece.isBinary) }
      assembly.finish()
    case .refused(let code, let reason): refuse(code, reason)
    }
    return 0
  }

  private func deliver(_ message: UnsafeRawBufferPointer, isBinary: Bool) {
    hasSpoken = true
    heard()
    guard language == .echo else { return unsafe host.inbox.add(message, from: self) }
    unsafe send(isBinary ? Opcode.binary : Opcode.text, message)
  }

  /// Hands on a message that has come, unless one before it has ended the connection.
  func take(_ message: UnsafeRawBufferPointer) {
    if !isClosing { unsafe host.handler.received(message, on: self) }
  }

  private func refuse(_ code: CloseCode, _ reason: String) {
    host.inbox.deliver()
    host.log.write(.info, "message_refused", [("address", address.text), ("reason", reason)])
    if let error = ErrorCode.allCases.first(where: { $0.closeCode == code.rawValue }) {
      return fail(error, reason)
    }
    close(code: code.rawValue, reason: reason)
  }

  /// Says why the connection cannot go on, to who speaks the protocol, and closes it.
  private func fail(_ error: ErrorCode, _ message: String) {
    if language == .wheelhouse {
      var text = JSONBytes()
      text.appendError(code: error, message: message)
      unsafe text.withUnsafeBytes { unsafe send($0) }
    }
    close(code: error.closeCode, reason: message)
  }

  /// A pong proves that the peer lives, though not that it has anything to say, nor that it closes when it is to.
  func heardPong() {
    if hasSpoken, !isClosing { heard() }
  }

  private func heard() {
    lastHeard = host.now
    isPinged = false
  }

  /// The peer sent a close frame, RFC 6455 §5.5.1.
  ///
  /// If it answers ours, the socket ends. Otherwise libwebsockets answers with the same code, or
  /// this does where the frame breaks a rule that libwebsockets does not know.
  func peerCloses(_ payload: UnsafeRawBufferPointer) -> Int32 {
    host.inbox.deliver()
    if let fault = unsafe Self.fault(payload) { close(code: fault.rawValue, reason: "") }
    host.cork.flush(for: self)
    defer { isClosing = true }
    return isClosing ? -1 : 0
  }

  private static func fault(_ payload: UnsafeRawBufferPointer) -> CloseCode? {
    guard payload.count > 0 else { return nil }
    guard payload.count > 1 else { return .protocolError }
    let code = unsafe UInt16(payload[0]) << 8 | UInt16(payload[1])
    guard CloseCode.isSendable(code) else { return .protocolError }
    var check = UTF8Check()
    let reason = unsafe UnsafeRawBufferPointer(rebasing: payload[2...])
    return unsafe check.take(reason) && check.isComplete ? nil : .invalidPayload
  }
}

// MARK: Sending

extension Connection: ClientConnection {
  package var remoteAddress: String { address.text }

  package var isCongested: Bool { hasBacklog }

  package func takeSession() -> Bool { host.countSession(of: self) }

  package func send(_ message: UnsafeRawBufferPointer) {
    unsafe send(Opcode.text, message)
  }

  /// Sends a close frame behind everything else; the socket ends when the peer has answered.
  ///
  /// The frame is our own: libwebsockets as Debian builds it ends the socket without one when the
  /// wish comes from anywhere but its receive callback.
  package func close(code: UInt16, reason: String) {
    guard !isClosing else { return }
    var payload = [UInt8(code >> 8), UInt8(code & 0xFF)] + reason.utf8.prefix(Self.longestReason)
    while String(validating: payload[2...], as: UTF8.self) == nil { payload.removeLast() }
    unsafe payload.withUnsafeBytes { unsafe send(Opcode.close, $0) }
    isClosing = true
    lastHeard = host.now
  }

  private func send(_ opcode: UInt8, _ payload: UnsafeRawBufferPointer) {
    guard unsafe socket != nil, !isClosing else { return }
    unsafe host.cork.add(opcode, payload, for: self)
  }

  /// Hands finished bytes to libwebsockets, which keeps what the kernel does not take.
  func write(_ bytes: UnsafeRawBufferPointer) {
    guard let socket = unsafe socket, let start = bytes.baseAddress else { return }
    let mutable = unsafe UnsafeMutableRawPointer(mutating: start)
    let written = unsafe lws_write(
      socket, mutable.assumingMemoryBound(to: UInt8.self), bytes.count, LWS_WRITE_HTTP)
    guard written >= 0 else { return kill() }
    guard unsafe lws_partial_buffered(socket) != 0 else { return }
    unsafe keepUp(with: bytes.count, socket)
  }

  private func keepUp(with count: Int, _ socket: OpaquePointer) {
    hasBacklog = true
    backlog += count
    longestPiece = max(longestPiece, count)
    if language == .echo { unsafe lws_rx_flow_control(socket, 0) }
    // A screen is as long as the app makes it, and one alone says nothing of who reads it.
    guard let language, backlog - longestPiece > language.longestBacklog else { return }
    host.log.write(.warning, "reader_too_slow", [("address", address.text)])
    kill()
  }

  /// The kernel has taken everything there was.
  func writable() {
    guard hasBacklog, let socket = unsafe socket, unsafe lws_partial_buffered(socket) == 0
    else { return }
    (hasBacklog, backlog, longestPiece) = (false, 0, 0)
    if language == .echo { unsafe lws_rx_flow_control(socket, 1) }
    if language == .wheelhouse, !isClosing { host.handler.drained(self) }
  }

  /// A control frame's payload without the code (RFC 6455 §5.5).
  private static var longestReason: Int { 123 }

  /// Ends because the process ends: a WebSocket with 1001, HTTP when its answer has gone out.
  ///
  /// - Parameter patiently: lets a peer that has just connected ask first.
  func takeLeave(patiently: Bool = false) {
    if exchange != nil || incoming != nil || delivery?.closes == true { return }
    if language == nil { return patiently && !hasAnswered ? () : shut(SHUT_RD) }
    close(code: CloseCode.goingAway.rawValue, reason: "the server is going away")
  }

  /// Ends the socket without another word; libwebsockets finds it dead on its next look.
  func kill() {
    isClosing = true
    shut(SHUT_RDWR)
  }

  private func shut(_ side: Int) {
    guard let socket = unsafe socket else { return }
    shutdown(unsafe lws_get_socket_fd(socket), Int32(side))
  }
}

// MARK: Silence

extension Connection {
  /// Judges, once a second, how long nothing was heard.
  func judgeSilence(by silence: Silence) {
    guard language != nil else { return judgeExchange() }
    if hasBacklog { watchBacklog() }
    let quiet = host.now &- lastHeard
    let verdict = silence.verdict(
      quiet: quiet, hasSpoken: hasSpoken, isClosing: isClosing)
    switch verdict {
    case .nothing: return
    case .ping: ping()
    case .drop: drop()
    case .helloTimeout: remindOfHello()
    }
  }

  /// Takes it for a sign of life that more of a backlog is taken: a ping would be behind all of it.
  private func watchBacklog() {
    guard let socket = unsafe socket, hasSpoken, !isClosing else { return }
    let confirmed = shim_confirmed(unsafe lws_get_socket_fd(socket))
    if confirmed != self.confirmed { heard() }
    self.confirmed = confirmed
  }

  /// With a payload, since libwebsockets keeps an empty pong to itself.
  private func ping() {
    guard !isPinged else { return }
    isPinged = true
    unsafe withUnsafeBytes(of: UInt8(ascii: "?")) { unsafe send(Opcode.ping, $0) }
  }

  private func drop() {
    host.log.write(.info, "silent_peer_dropped", [("address", address.text)])
    kill()
  }

  private func remindOfHello() {
    host.log.write(.info, "hello_timeout", [("address", address.text)])
    fail(
      .helloTimeout,
      "No hello came within \(host.options.helloSeconds) s. Connect again and send hello first.")
  }
}

/// RFC 6455 §11.8.
private enum Opcode {
  static let text: UInt8 = 1
  static let binary: UInt8 = 2
  static let close: UInt8 = 8
  static let ping: UInt8 = 9
}
