import CLibuv
import CLibwebsockets
import CServerShims
import Glibc

/// libwebsockets' context and its one virtual host, on a loop that is ours.
///
/// Much of what the library is told is kept by pointer: those values are allocated once and never
/// freed, since there is one context in a process.
@safe final class SocketContext {
  private let context: OpaquePointer
  private let host: OpaquePointer
  private(set) var isEnding = false

  /// - Parameter tls: the files to begin with; nil serves in the clear.
  init(_ options: ServerOptions, _ tls: TLSFiles?, on loop: EventLoop) throws(StartError) {
    shim_memory_for_sockets()
    lws_set_log_level(0, nil)
    var info = unsafe lws_context_creation_info()
    unsafe Self.describe(&info, loop)
    guard let context = unsafe lws_create_context(&info) else {
      throw .unavailable(
        "libwebsockets did not start; is the package libwebsockets-evlib-uv installed?")
    }
    if let tls { unsafe Self.secure(&info, tls) }
    unsafe info.protocols = unsafe Self.protocols(echo: options.testEcho)
    unsafe info.headers = unsafe Self.headersOfRefusals(by: options)
    guard let host = unsafe lws_create_vhost(context, &info) else {
      throw .unavailable("libwebsockets did not take the TLS files.")
    }
    unsafe (self.context, self.host) = unsafe (context, host)
  }

  /// Hands over an accepted descriptor; nil when there is no memory, and it is then closed.
  func adopt(_ descriptor: Int32) -> OpaquePointer? {
    unsafe lws_adopt_socket_vhost(host, descriptor)
  }

  /// Makes libwebsockets look at its clocks.
  ///
  /// On a foreign loop it does so only after I/O of its own, so that without this a silent
  /// handshake on an idle server would never time out.
  func passSecond() { unsafe lws_cancel_service(context) }

  /// Starts closing every socket; the loop then runs out, and ``finish()`` frees the rest.
  func end() {
    isEnding = true
    unsafe lws_context_destroy(context)
  }

  /// A context on a foreign loop goes in two steps.
  func finish() {
    unsafe lws_context_destroy(context)
  }

  private static func describe(_ info: inout lws_context_creation_info, _ loop: EventLoop) {
    let loops = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    unsafe loops.pointee = unsafe UnsafeMutableRawPointer(loop.raw)
    unsafe info.foreign_loops = unsafe loops
    unsafe info.port = CONTEXT_PORT_NO_LISTEN_SERVER
    unsafe info.options =
      UInt64(LWS_SERVER_OPTION_LIBUV) | UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS)
    unsafe info.max_http_header_data = UInt16(KeptHead.size)
    unsafe info.keepalive_timeout = 15
    unsafe info.timeout_secs = 10
    unsafe info.vhost_name = unsafe permanent("wheelhouse")
  }

  private static func secure(_ info: inout lws_context_creation_info, _ tls: TLSFiles) {
    unsafe info.options |= UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
    unsafe info.ssl_cert_filepath = unsafe permanent(tls.certificate)
    unsafe info.ssl_private_key_filepath = unsafe permanent(tls.key)
    // A key that is another by now and encrypted is not to be asked about at the terminal.
    unsafe info.ssl_private_key_password = unsafe permanent("")
    unsafe info.alpn = unsafe permanent("http/1.1")
  }

  /// The first entry also takes plain HTTP; a zeroed one ends the list.
  private static func protocols(echo: Bool) -> UnsafePointer<lws_protocols> {
    let languages: [Subprotocol] = echo ? [.wheelhouse, .echo] : [.wheelhouse]
    let list = UnsafeMutablePointer<lws_protocols>.allocate(capacity: languages.count + 1)
    unsafe list.initialize(repeating: lws_protocols(), count: languages.count + 1)
    for (index, language) in languages.enumerated() {
      unsafe list[index].name = unsafe permanent(language.rawValue)
      unsafe list[index].callback = unsafe socketCallback
      unsafe list[index].rx_buffer_size = 1024
      unsafe list[index].tx_packet_size = 65_536
    }
    return unsafe UnsafePointer(list)
  }

  static func permanent(_ text: String) -> UnsafePointer<CChar>? {
    unsafe UnsafePointer(strdup(text))
  }
}
