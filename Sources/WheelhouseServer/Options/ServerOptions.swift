package import WheelhouseSQLite

/// Everything a person can set about a server, with its defaults.
package struct ServerOptions: Equatable, Sendable {
  /// The TCP port; 0 picks a free one, which is printed.
  package var port: UInt16 = 8080
  /// A name or address to bind; every address it resolves to is bound.
  package var host = "localhost"
  /// The folder for everything the app writes.
  package var dataFolder = "data"
  /// How many processes serve; nil for as many as suit, 0 for the one that was started alone.
  package var workers: Int?
  /// Where sessions are kept; nil for a file in ``dataFolder``.
  package var store: StoreChoice?
  /// What a stored session outlives.
  package var durability = SQLiteDurability.process
  /// How long a session stays awake without a command.
  package var parkAfter = Duration.seconds(30)
  /// How long a session that nobody uses is kept.
  package var sessionLifetime = Duration.seconds(86_400)
  /// The folder the browser client is served from.
  package var webFolder = "web"
  /// PEM files for wss and https; nil serves in the clear.
  package var tls: TLSFiles?
  /// Origins that may connect besides the server's own host, in `scheme://host[:port]` form.
  package var origins: [String] = []
  /// How browsers reach this server, in `scheme://host[:port]` form; nil where it listens.
  package var publicURL: String?
  /// The proxies whose Forwarded and X-Forwarded headers are believed.
  var trustedProxies: [AddressRange] = []
  /// What else of the headers of these proxies the app sees, in lower case.
  var proxyHeaders: [String] = []
  /// For how many seconds browsers are to insist on TLS (RFC 6797); 0 does not ask them to.
  package var hstsSeconds = 31_536_000
  /// Who may read `/metrics`.
  var metrics = MetricsAccess.loopback
  /// Sockets open at once in each worker.
  package var maxConnections = 20_000
  /// Sockets open at once in each worker from one IPv4 address or IPv6 /64; 0 is no limit.
  ///
  /// Without the flag loopback is not counted, since that is where a reverse proxy lives.
  package var maxConnectionsPerAddress: Int?
  /// Sessions that one IPv4 address or IPv6 /64 may begin a minute in each worker; 0 is no limit.
  ///
  /// Without the flag loopback is not counted.
  package var sessionsPerMinute: Int?
  /// Commands a client may send a second; 0 is no limit.
  package var commandsPerSecond = 100
  /// The most bytes of a file that somebody hands in; 0 lets none in.
  var maxFileBytes = 64 << 20
  /// The least severe level that is logged.
  package var logLevel = LogLevel.info
  /// How a log line is written.
  package var logFormat = LogFormat.text
  /// Serves what `#Preview` declares in place of the app.
  package var showsPreviews = false
  /// Adds the subprotocol `echo` for conformance suites; loopback binds only.
  package var testEcho = false
  /// Seconds of silence after which a peer is pinged; after twice that it is dropped.
  package var pingSeconds: UInt32 = 30
  /// Seconds without a sign of life after which a worker is replaced; 0 never does that.
  package var hangSeconds = 30
  /// Seconds in which a client must have said something.
  package var helloSeconds: UInt32 = 10

  package init() {}

  /// Where sessions are kept.
  package var sessionStore: StoreChoice {
    // A session of the app would not find its screens among the previews, nor one of theirs in the app.
    showsPreviews ? .memory : store ?? .sqlite(path: dataFolder + "/sessions.sqlite")
  }

  /// How many workers there are on a machine with so many cores.
  func workerCount(cores: Int) -> Int {
    workers ?? (sessionStore == .memory ? 1 : min(Self.mostWorkers, max(1, cores)))
  }

  static let mostWorkers = 256

  /// How long a worker may give no sign of life; nil for ever.
  var longestSilence: Duration? { hangSeconds == 0 ? nil : .seconds(hangSeconds) }

  /// How a server with these options is reached on a port.
  func url(port: UInt16) -> String {
    let scheme = tls == nil ? "http" : "https"
    return scheme + "://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }

  /// The origins that may connect, that of the public address among them.
  var allOrigins: [String] { origins + (publicURL.map { [$0] } ?? []) }

  /// The header for answers over TLS.
  var transportPolicy: (String, String)? {
    hstsSeconds == 0 ? nil : ("Strict-Transport-Security", "max-age=\(hstsSeconds)")
  }

  /// The limit that holds where the flag is not given.
  package static let defaultConnectionsPerAddress = 256
  /// The same: as many pages as may be connected can all begin anew.
  package static let defaultSessionsPerMinute = 300
}

/// The certificate chain and private key of a TLS server, both PEM.
package struct TLSFiles: Equatable, Sendable {
  /// The certificate followed by its intermediates.
  package var certificate: String
  /// The key that belongs to it.
  package var key: String

  package init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
