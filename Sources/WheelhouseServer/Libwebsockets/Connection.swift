import CLibwebsockets
import Wheelhouse

/// One socket, from accept to close: first HTTP, then perhaps a WebSocket.
///
/// The only object a connection costs; libwebsockets points to it.
@safe final class Connection {
  let host: Host
  let address: PeerAddress
  /// Nil once the socket is gone, so that late work cannot touch it.
  private(set) var socket: OpaquePointer?
  /// Nil while it speaks HTTP.
  private(set) var language: Subprotocol?
  package var attachment: AnyObject?
  /// Where the host keeps it.
  var position = 0

  private var assembly = MessageAssembly()
  private var closing: (code: UInt16, reason: String)?
  /// A close frame was handed to libwebsockets, or came from the peer.
  private var hasEnded = false
  private var hasBacklog = false
  private var backlog = 0
  private var hasSpoken = false
  private var isPinged = false
  private var lastHeard: UInt32

  init(_ socket: OpaquePointer, from address: PeerAddress, at host: Host) {
    unsafe self.socket = unsafe socket
    self.address = address
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
  }

  /// The socket is gone or about to go; nothing touches it after this.
  func forget() {
    guard unsafe socket != nil else { return }
    host.cork.discard(for: self)
    unsafe socket = nil
    guard let language else { return }
    host.log.write(.debug, "closed", [("address", address.text)])
    if language == .wheelhouse { host.handler.closed(self) }
  }
}

// MARK: Receiving

extension Connection {
  /// Takes one piece of a message; the result is what libwebsockets wants returned.
  func received(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard let socket = unsafe socket, let language, closing == nil else { return 0 }
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
    return endIfAsked()
  }

  private func deliver(_ message: UnsafeRawBufferPointer, isBinary: Bool) {
    hasSpoken = true
    heard()
    guard language == .echo else { return unsafe host.handler.received(message, on: self) }
    unsafe send(isBinary ? Opcode.binary : Opcode.text, message)
  }

  private func refuse(_ code: CloseCode, _ reason: String) {
    host.log.write(.info, "message_refused", [("address", address.text), ("reason", reason)])
    close(code: code.rawValue, reason: reason)
  }

  /// A pong proves that the peer lives, though not that it has anything to say.
  func heardPong() {
    if hasSpoken { heard() }
  }

  private func heard() {
    lastHeard = host.now
    isPinged = false
  }

  /// The peer sent a close frame; libwebsockets answers with the same code unless it breaks a rule
  /// that libwebsockets does not know (RFC 6455 §5.5.1, §7.4).
  func peerCloses(_ payload: UnsafeRawBufferPointer) -> Int32 {
    host.cork.flush(for: self)
    guard let fault = unsafe Self.fault(payload) else {
      hasEnded = true
      return 0
    }
    close(code: fault.rawValue, reason: "")
    return endIfAsked()
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

  package func send(_ message: UnsafeRawBufferPointer) {
    unsafe send(Opcode.text, message)
  }

  /// Asks for a close; it happens when everything sent before has gone out.
  package func close(code: UInt16, reason: String) {
    guard let socket = unsafe socket, closing == nil, !hasEnded else { return }
    closing = (code, reason)
    lastHeard = host.now
    unsafe lws_callback_on_writable(socket)
  }

  private func send(_ opcode: UInt8, _ payload: UnsafeRawBufferPointer) {
    guard unsafe socket != nil, closing == nil, !hasEnded else { return }
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
    if language == .echo { unsafe lws_rx_flow_control(socket, 0) }
    guard let language, backlog > language.longestBacklog else { return }
    host.log.write(.warning, "reader_too_slow", [("address", address.text)])
    kill()
  }

  /// The kernel has taken everything; the result is what libwebsockets wants returned.
  func writable() -> Int32 {
    guard let socket = unsafe socket, unsafe lws_partial_buffered(socket) == 0 else { return 0 }
    if hasBacklog { unsafe caughtUp(socket) }
    return endIfAsked()
  }

  private func caughtUp(_ socket: OpaquePointer) {
    (hasBacklog, backlog) = (false, 0)
    if language == .echo { unsafe lws_rx_flow_control(socket, 1) }
    if language == .wheelhouse, closing == nil { host.handler.drained(self) }
  }

  /// Sends the close frame that was asked for, once nothing is in front of it.
  private func endIfAsked() -> Int32 {
    guard let closing, !hasEnded else { return 0 }
    host.cork.flush(for: self)
    guard !hasBacklog, let socket = unsafe socket else { return 0 }
    hasEnded = true
    var reason = Array(closing.reason.utf8.prefix(Self.longestReason))
    while String(validating: reason, as: UTF8.self) == nil { reason.removeLast() }
    let status = lws_close_status(rawValue: UInt32(closing.code))
    unsafe lws_close_reason(socket, status, &reason, reason.count)
    return -1
  }

  /// A control frame's payload without the code (RFC 6455 §5.5).
  private static var longestReason: Int { 123 }

  /// Ends politely because the process ends.
  func takeLeave() {
    guard language != nil else { return kill() }
    close(code: CloseCode.goingAway.rawValue, reason: "the server is going away")
  }

  /// Ends the socket without another word, after the current callback.
  func kill() {
    guard let socket = unsafe socket else { return }
    hasEnded = true
    unsafe lws_set_timeout(socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC)
  }
}

// MARK: Silence

extension Connection {
  /// Judges, once a second, how long nothing was heard.
  func judgeSilence(by silence: Silence) {
    guard language != nil else { return }
    let quiet = host.now &- lastHeard
    let verdict = silence.verdict(
      quiet: quiet, hasSpoken: hasSpoken, isClosing: closing != nil || hasEnded)
    switch verdict {
    case .nothing: return
    case .ping: ping()
    case .drop: drop()
    case .helloTimeout: remindOfHello()
    }
  }

  private func ping() {
    guard !isPinged else { return }
    isPinged = true
    unsafe send(Opcode.ping, UnsafeRawBufferPointer(start: nil, count: 0))
  }

  private func drop() {
    host.log.write(.info, "silent_peer_dropped", [("address", address.text)])
    kill()
  }

  private func remindOfHello() {
    var message = """
      {"type":"error","code":"hello_timeout","message":"No hello came within \
      \(host.options.helloSeconds) s. Connect again and send hello first."}
      """
    message.withUTF8 { unsafe send(UnsafeRawBufferPointer($0)) }
    host.log.write(.info, "hello_timeout", [("address", address.text)])
    close(code: CloseCode.policyViolation.rawValue, reason: "hello timeout")
  }
}

/// RFC 6455 §11.8.
private enum Opcode {
  static let text: UInt8 = 1
  static let binary: UInt8 = 2
  static let ping: UInt8 = 9
}
