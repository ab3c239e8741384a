import CLibwebsockets

/// Every libwebsockets callback lands here, on the main thread.
nonisolated func socketCallback(
  _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  if reason == LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS { unsafe TLS.harden(user) }
  guard let given = unsafe socket else { return 0 }
  nonisolated(unsafe) let socket = unsafe given
  nonisolated(unsafe) let bytes = unsafe UnsafeRawBufferPointer(start: input, count: length)
  return MainActor.assumeIsolated { unsafe react(socket, reason, bytes) }
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
