import CLibwebsockets

/// Every libwebsockets callback lands here, on the main thread.
nonisolated func socketCallback(
  _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  if reason == LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS { unsafe TLS.harden(user) }
  guard concernsUs(reason), let given = unsafe socket else { return 0 }
  nonisolated(unsafe) let socket = unsafe given
  nonisolated(unsafe) let bytes = unsafe UnsafeRawBufferPointer(start: input, count: length)
  return onMainActor { unsafe react(socket, reason, bytes) }
}

/// Whether a callback is one of those that ``react(_:_:_:)`` knows; several others come with each message.
nonisolated private func concernsUs(_ reason: lws_callback_reasons) -> Bool {
  switch reason {
  case LWS_CALLBACK_RECEIVE, LWS_CALLBACK_SERVER_WRITEABLE, LWS_CALLBACK_RECEIVE_PONG,
    LWS_CALLBACK_WS_PEER_INITIATED_CLOSE, LWS_CALLBACK_HTTP, LWS_CALLBACK_HTTP_CONFIRM_UPGRADE,
    LWS_CALLBACK_ESTABLISHED, LWS_CALLBACK_CLOSED, LWS_CALLBACK_WSI_DESTROY,
    LWS_CALLBACK_HTTP_BODY, LWS_CALLBACK_HTTP_WRITEABLE, LWS_CALLBACK_RAW_ADOPT,
    LWS_CALLBACK_RAW_CONNECTED, LWS_CALLBACK_RAW_RX, LWS_CALLBACK_RAW_WRITEABLE:
    true
  default: false
  }
}

/// Runs `body` as the main actor, on the thread that is its own.
///
/// A release build does without the check of `assumeIsolated`, which costs more than taking a message
/// apart: the loop runs on the main thread and nowhere else.
nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
    MainActor.assertIsolated()
  #endif
  return withoutActuallyEscaping(body) { body in
    unsafe unsafeBitCast(body, to: (() -> Result).self)()
  }
}

private func react(
  _ socket: OpaquePointer, _ reason: lws_callback_reasons, _ bytes: UnsafeRawBufferPointer
) -> Int32 {
  switch reason {
  case LWS_CALLBACK_RECEIVE: return unsafe connection(socket)?.received(bytes) ?? -1
  case LWS_CALLBACK_SERVER_WRITEABLE: unsafe connection(socket)?.writable()
  case LWS_CALLBACK_RECEIVE_PONG: unsafe connection(socket)?.heardPong()
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return unsafe connection(socket)?.peerCloses(bytes) ?? -1
  case LWS_CALLBACK_HTTP:
    return unsafe connection(socket)?.answer(bytes) ?? -1
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    return unsafe connection(socket)?.judgeUpgrade() ?? -1
  case LWS_CALLBACK_HTTP_BODY:
    return unsafe connection(socket)?.receivedBody(bytes) ?? -1
  case LWS_CALLBACK_HTTP_WRITEABLE:
    return unsafe connection(socket)?.writeAnswer() ?? -1
  // What libwebsockets makes of CONNECT: bytes without a protocol, which nobody here speaks.
  case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_CONNECTED, LWS_CALLBACK_RAW_RX,
    LWS_CALLBACK_RAW_WRITEABLE:
    return -1
  case LWS_CALLBACK_ESTABLISHED: return unsafe established(socket)
  case LWS_CALLBACK_CLOSED: unsafe connection(socket)?.forget()
  case LWS_CALLBACK_WSI_DESTROY: unsafe release(socket)
  default: break
  }
  return 0
}

/// The connection that ``attach(_:to:)`` left with the socket.
private func connection(_ socket: OpaquePointer) -> Connection? {
  guard let data = unsafe lws_get_opaque_user_data(socket) else { return nil }
  return unsafe Unmanaged<Connection>.fromOpaque(data).takeUnretainedValue()
}

/// Makes the socket own its connection until libwebsockets frees it.
func attach(_ connection: Connection, to socket: OpaquePointer) {
  unsafe lws_set_opaque_user_data(socket, Unmanaged.passRetained(connection).toOpaque())
}

private func release(_ socket: OpaquePointer) {
  guard let data = unsafe lws_get_opaque_user_data(socket) else { return }
  unsafe lws_set_opaque_user_data(socket, nil)
  let connection = unsafe Unmanaged<Connection>.fromOpaque(data).takeRetainedValue()
  connection.forget()
  connection.host.remove(connection)
}

private func established(_ socket: OpaquePointer) -> Int32 {
  guard let connection = unsafe connection(socket),
    let bound = unsafe lws_get_protocol(socket),
    let language = unsafe Subprotocol(rawValue: String(cString: bound.pointee.name))
  else { return -1 }
  connection.open(as: language)
  return 0
}
