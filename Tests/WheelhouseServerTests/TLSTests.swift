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

  @Test(arguments: ["/", "/healthz", "/%", "/nothing%zz"])
  func `every page over TLS says that browsers are to insist on it`(target: String) throws {
    let fixture = try #require(TLSFixture.shared)
    let stream = TLSStream(fixture.server.port, TLS1_3_VERSION)
    let answer = stream.exchange("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n").lowercased()
    #expect(answer.contains("\r\nstrict-transport-security: max-age=31536000\r\n"))
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

  @Test func `a new certificate is shown to new connections, whatever its kind of key`() throws {
    let files = Certificate()
    files.make("first", key: Certificate.curve)
    let server = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: 0)
    let old = TLSStream(server.port, TLS1_3_VERSION)
    #expect(old.peerName == "/CN=first")
    for (name, key) in [("second", Certificate.rsa), ("third", Certificate.curve)] {
      files.make(name, key: key)
      server.signal(SIGHUP)
      #expect(server.errorLine().contains(" INFO certificate_reloaded file="))
      for version in [TLS1_2_VERSION, TLS1_3_VERSION] {
        let new = TLSStream(server.port, version)
        #expect(new.peerName == "/CN=\(name)")
        #expect(new.exchange(health).hasPrefix("HTTP/1.1 200"))
      }
      #expect(old.exchange(health).hasPrefix("HTTP/1.1 200"))
    }
    #expect(old.peerName == "/CN=first")
  }

  /// Has a server read its files again, and gives the first line of the log about that.
  private func lineAfterReload(of server: ServerProcess) -> String {
    server.signal(SIGHUP)
    var line = server.errorLine()
    while line.contains(" INFO worker_started ") { line = server.errorLine() }
    return line
  }

  @Test(arguments: [0, 2])
  func `a certificate that cannot be read changes nothing and is an error in the log`(
    workers: Int
  ) throws {
    let files = Certificate()
    files.make("good", key: Certificate.curve)
    let server = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: workers)
    for spoil in ["echo x > \(files.certificate)", "cp \(files.certificate) \(files.key)"] {
      #expect(ServerProcess.shell(spoil) == 0)
      #expect(lineAfterReload(of: server).contains(" ERROR certificate_kept why="))
      let stream = TLSStream(server.port, TLS1_3_VERSION)
      #expect(stream.peerName == "/CN=good")
      files.make("unseen", key: Certificate.curve)
    }
  }

  @Test(arguments: [0, 2])
  func `a key that is encrypted changes nothing at a reload, and holds nobody up`(
    workers: Int
  ) throws {
    let files = Certificate()
    files.make("good", key: Certificate.curve)
    let server = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: workers)
    #expect(files.encryptKey())
    let line = lineAfterReload(of: server)
    #expect(line.contains(" ERROR certificate_kept why=") && line.contains("is encrypted"))
    let stream = TLSStream(server.port, TLS1_3_VERSION)
    #expect(stream.peerName == "/CN=good")
    #expect(stream.exchange(health).hasPrefix("HTTP/1.1 200"))
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
  }

  /// Standard input stays open, as a terminal would, and says nothing.
  @Test(arguments: [("", 0), ("", 2), ("-traditional", 0)])
  func `a key that is encrypted ends the start, and nobody is asked for its password`(
    form: String, workers: Int
  ) {
    let files = Certificate()
    files.make("localhost", key: Certificate.curve)
    #expect(files.encryptKey(form))
    let start = ContinuousClock.now
    let server = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: workers)
    #expect(server.wait() == 66)
    #expect(start.duration(to: .now) < .seconds(10))
    let text = server.errorText()
    #expect(text.contains("--tls-key \(files.key) is encrypted"))
    #expect(text.contains("openssl pkey -in KEY -out KEY2"))
  }

  @Test(arguments: [0, 2])
  func `a certificate that has ended is served with a warning`(workers: Int) throws {
    let files = Certificate()
    files.make("good", key: Certificate.curve)
    let server = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: workers)
    #expect(files.end("late"))
    server.signal(SIGHUP)
    var lines: [String] = []
    while lines.last?.contains(" certificate_ended ") != true, lines.last != "", lines.count < 9 {
      lines.append(server.errorLine())
    }
    #expect(lines.last?.contains(" WARNING certificate_ended file=") == true, "\(lines)")
    let late = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: workers)
    #expect(late.errorLine().contains(" WARNING certificate_ended file="))
  }

  @Test func `a supervisor's new workers show what the files have by then`() throws {
    let files = Certificate()
    files.make("first", key: Certificate.curve)
    let server = ServerProcess(
      "--tls-cert", files.certificate, "--tls-key", files.key, workers: 2)
    #expect(TLSStream(server.port, TLS1_3_VERSION).peerName == "/CN=first")
    files.make("second", key: Certificate.curve)
    server.signal(SIGHUP)
    var seen: [String] = []
    for _ in 0..<100 where seen.suffix(8) != Array(repeating: "/CN=second", count: 8)[...] {
      seen.append(TLSStream(server.port, TLS1_3_VERSION).peerName)
      usleep(50_000)
    }
    #expect(seen.suffix(8).allSatisfy { $0 == "/CN=second" })
    #expect(Set(seen).isSubset(of: ["/CN=first", "/CN=second"]))
  }

  @Test func `a worker that dies while the certificate is spoiled is replaced all the same`()
    throws
  {
    let files = Certificate()
    files.make("first", key: Certificate.curve)
    let server = ServerProcess("--tls-cert", files.certificate, "--tls-key", files.key, workers: 1)
    files.make("good", key: Certificate.rsa)
    let first = server.workers
    server.signal(SIGHUP)
    wait { server.workers.count == 1 && server.workers != first }
    #expect(ServerProcess.shell("echo x > \(files.certificate); rm \(files.key)") == 0)
    let spoiled = server.workers
    kill(spoiled[0], SIGKILL)
    wait { server.workers.count == 1 && server.workers != spoiled }
    let stream = TLSStream(server.port, TLS1_3_VERSION)
    #expect(stream.peerName == "/CN=good")
    #expect(stream.exchange(health).hasPrefix("HTTP/1.1 200"))
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
    #expect(server.errorText().contains(" ERROR certificate_kept why="))
  }

  /// Waits until something is so, for five seconds at most.
  private func wait(until isSo: () -> Bool) {
    for _ in 0..<500 where !isSo() { usleep(10_000) }
  }

  @Test func `SIGHUP without TLS does no harm`() {
    let server = ServerProcess(workers: 0)
    server.signal(SIGHUP)
    #expect(RawWebSocket(server).ask("say x") == "x")
  }

  @Test func `browsers are told to insist on TLS, unless that is turned off`() throws {
    let fixture = try #require(TLSFixture.shared)
    let answer = TLSStream(fixture.server.port, TLS1_3_VERSION).exchange(health)
    #expect(answer.contains("\r\nStrict-Transport-Security: max-age=31536000\r\n"))
    let silent = ServerProcess(
      "--tls-cert", fixture.certificate, "--tls-key", fixture.key, "--hsts", "0")
    let other = TLSStream(silent.port, TLS1_3_VERSION).exchange(health)
    #expect(other.hasPrefix("HTTP/1.1 200") && !other.contains("Strict-Transport"))
  }

  private let health = "HEAD /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n"

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
    let files = Certificate()
    guard files.make("localhost", key: Certificate.curve) else { return nil }
    (certificate, key) = (files.certificate, files.key)
    server = ServerProcess("--tls-cert", certificate, "--tls-key", key)
  }
}

/// Two files in a folder of their own, made by the openssl command.
struct Certificate {
  let certificate: String
  let key: String

  static let curve = "ec -pkeyopt ec_paramgen_curve:prime256v1"
  static let rsa = "rsa:2048"

  init() {
    let folder = Scratch.folder()
    (certificate, key) = (folder + "/cert.pem", folder + "/key.pem")
  }

  @discardableResult
  func make(_ name: String, key kind: String) -> Bool {
    ServerProcess.shell(
      "openssl req -x509 -newkey \(kind) -nodes -days 2 -subj /CN=\(name)"
        + " -keyout \(key) -out \(certificate) 2>/dev/null") == 0
  }

  /// Encrypts the key: as PKCS #8, or with `-traditional` as older programs do.
  func encryptKey(_ form: String = "") -> Bool {
    ServerProcess.shell(
      "openssl pkey -in \(key) \(form) -aes256 -passout pass:secret -out \(key).new"
        + " && mv \(key).new \(key)") == 0
  }

  /// Makes the certificate one that has ended yesterday.
  func end(_ name: String) -> Bool {
    ServerProcess.shell(
      "openssl req -new -key \(key) -subj /CN=\(name) 2>/dev/null"
        + " | openssl x509 -req -signkey \(key) -days -1 -out \(certificate) 2>/dev/null") == 0
  }
}

/// A blocking TLS connection of one version.
private final class TLSStream {
  private let socket: RawSocket
  private let context: OpaquePointer?
  private let stream: OpaquePointer?
  let isOpen: Bool

  init(_ port: UInt16, _ version: Int32) {
    // OpenSSL writes to a socket that the server may have closed, in a handshake that fails as well.
    signal(SIGPIPE, SIG_IGN)
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

  /// Whom the certificate is for that the server has shown.
  var peerName: String {
    guard let certificate = SSL_get1_peer_certificate(stream) else { return "" }
    defer { X509_free(certificate) }
    var name = [CChar](repeating: 0, count: 256)
    X509_NAME_oneline(X509_get_subject_name(certificate), &name, 256)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A stream that never opened takes nothing.
  func send(_ bytes: [UInt8]) { if isOpen { SSL_write(stream, bytes, Int32(bytes.count)) } }

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
