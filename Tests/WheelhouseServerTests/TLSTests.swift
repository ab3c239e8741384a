import COpenSSL
import Glibc
import Testing

/// https and wss, with a certificate made for the run.
@Suite(.enabled(if: TLSFixture.shared != nil, "needs the openssl command"))
struct TLSTests {
  @Test func `TLS 1.2 and 1.3 are spoken, older ones are not`() throws {
    let fixture = try #require(TLSFixture.shared)
    for version in [TLS1_2_VERSION, TLS1_3_VERSION] {
      let stream = TLSStream(fixture.server.port, version)
      #expect(stream.isOpen)
      let answer = stream.exchange("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200"))
    }
    #expect(!TLSStream(fixture.server.port, TLS1_1_VERSION).isOpen)
  }

  @Test func `a WebSocket works over TLS, with large messages too`() throws {
    let fixture = try #require(TLSFixture.shared)
    let stream = TLSStream(fixture.server.port, TLS1_3_VERSION)
    let upgrade = stream.exchange(
      "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Protocol: wheelhouse.v1\r\n\r\n")
    #expect(upgrade.hasPrefix("HTTP/1.1 101"))
    let long = String(repeating: "y", count: 60_000)
    stream.send(RawWebSocket.bytes(.text("say " + long)))
    #expect(stream.receive(60_004).suffix(60_000).elementsEqual(long.utf8))
  }

  @Test func `files that cannot be used are told by name`() throws {
    let fixture = try #require(TLSFixture.shared)
    let missing = ServerProcess("--tls-cert", "/none.pem", "--tls-key", fixture.key)
    #expect(missing.wait() == 66)
    #expect(missing.errorText().contains("--tls-cert /none.pem is not a readable PEM certificate"))
    let swapped = ServerProcess("--tls-cert", fixture.certificate, "--tls-key", fixture.certificate)
    #expect(swapped.wait() == 66)
    #expect(swapped.errorText().contains("is not the PEM key of the certificate"))
  }
}

/// A certificate and a server that has it.
final class TLSFixture: @unchecked Sendable {
  static let shared = TLSFixture()
  let certificate: String
  let key: String
  let server: ServerProcess

  private init?() {
    var name = Array("/tmp/wheelhouse-tls-XXXXXX".utf8CString)
    let folder = String(cString: mkdtemp(&name))
    (certificate, key) = (folder + "/cert.pem", folder + "/key.pem")
    let command =
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
      + " -subj /CN=localhost -keyout \(key) -out \(certificate) 2>/dev/null"
    guard ServerProcess.shell(command) == 0 else { return nil }
    server = ServerProcess("--tls-cert", certificate, "--tls-key", key)
  }
}

/// A blocking TLS connection of one version.
private final class TLSStream {
  private let socket: RawSocket
  private let context: OpaquePointer?
  private let stream: OpaquePointer?
  let isOpen: Bool

  init(_ port: UInt16, _ version: Int32) {
    socket = RawSocket(port)
    context = SSL_CTX_new(TLS_client_method())
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(version), nil)
    SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(version), nil)
    SSL_CTX_set_cipher_list(context, "DEFAULT:@SECLEVEL=0")
    stream = SSL_new(context)
    SSL_set_fd(stream, socket.descriptor)
    isOpen = SSL_connect(stream) == 1
  }

  deinit {
    SSL_free(stream)
    SSL_CTX_free(context)
  }

  func send(_ bytes: [UInt8]) { SSL_write(stream, bytes, Int32(bytes.count)) }

  func receive(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let got = SSL_read(stream, &room, Int32(min(room.count, count - bytes.count)))
      guard got > 0 else { break }
      bytes += room[..<Int(got)]
    }
    return bytes
  }

  func exchange(_ request: String) -> String {
    send(Array(request.utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let byte = receive(1)
      guard !byte.isEmpty else { break }
      head += byte
    }
    return String(decoding: head, as: UTF8.self)
  }
}
