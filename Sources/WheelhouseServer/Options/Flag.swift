/// The flags a server understands.
enum Flag: String, CaseIterable {
  case port = "--port"
  case host = "--host"
  case data = "--data"
  case workers = "--workers"
  case store = "--store"
  case durability = "--durability"
  case parkAfter = "--park-after"
  case sessionLifetime = "--session-lifetime"
  case web = "--web"
  case certificate = "--tls-cert"
  case key = "--tls-key"
  case hsts = "--hsts"
  case origin = "--origin"
  case publicURL = "--public-url"
  case proxy = "--trusted-proxy"
  case proxyHeader = "--proxy-header"
  case connections = "--max-connections"
  case connectionsPerAddress = "--max-connections-per-address"
  case sessionsPerMinute = "--sessions-per-minute-per-address"
  case commands = "--commands-per-second"
  case fileSize = "--max-file-mib"
  case logLevel = "--log-level"
  case logFormat = "--log-format"
  case metrics = "--metrics"
  case hang = "--hang-seconds"
  case ping = "--ping-seconds"
  case hello = "--hello-seconds"
  case previews = "--previews"
  case testEcho = "--test-echo"

  /// What the environment may set; a flag wins over it.
  static let environment: [(String, Flag)] = [
    ("WHEELHOUSE_PORT", .port), ("WHEELHOUSE_HOST", .host), ("WHEELHOUSE_DATA", .data),
    ("WHEELHOUSE_WORKERS", .workers), ("WHEELHOUSE_STORE", .store),
    ("WHEELHOUSE_DURABILITY", .durability), ("WHEELHOUSE_PARK_AFTER", .parkAfter),
    ("WHEELHOUSE_SESSION_LIFETIME", .sessionLifetime),
  ]

  /// Whether it takes no value: it is there or it is not.
  var isSwitch: Bool { self == .previews || self == .testEcho }

  var placeholder: String { Self.explanations[self]?.0 ?? "" }

  static let explanations: [Flag: (String, String)] = [
    .port: ("PORT", "TCP port, 0 for a free one (8080; WHEELHOUSE_PORT)"),
    .host: ("HOST", "name or address to bind (localhost; WHEELHOUSE_HOST)"),
    .data: ("FOLDER", "where everything is written (data; WHEELHOUSE_DATA)"),
    .workers: (
      "N", "processes that serve, 0 for none beside this one (one a core; WHEELHOUSE_WORKERS)"
    ),
    .store: (
      "STORE", "memory or sqlite:PATH (sqlite:DATA/sessions.sqlite; WHEELHOUSE_STORE)"
    ),
    .durability: (
      "WHAT",
      "what sessions and databases survive: process or power (process; WHEELHOUSE_DURABILITY)"
    ),
    .parkAfter: (
      "SECONDS", "time without a command until a session is parked (30; WHEELHOUSE_PARK_AFTER)"
    ),
    .sessionLifetime: (
      "SECONDS", "time a session nobody uses is kept (86400; WHEELHOUSE_SESSION_LIFETIME)"
    ),
    .web: ("FOLDER", "the browser client's files (web)"),
    .certificate: ("FILE", "PEM certificate chain, for https and wss"),
    .key: ("FILE", "PEM private key of that certificate"),
    .hsts: ("SECONDS", "how long browsers insist on TLS, 0 to not ask for it (31536000)"),
    .origin: ("ORIGIN", "a further origin that may connect; repeatable"),
    .publicURL: ("URL", "how browsers reach the server (where it listens)"),
    .proxy: ("ADDRESS", "a proxy, or range of them, to believe; repeatable (none)"),
    .proxyHeader: ("NAME", "a header of theirs that the app sees; repeatable (none)"),
    .connections: ("N", "sockets open at once in a worker (20000)"),
    .connectionsPerAddress: ("N", "the same from one address, 0 for no limit (256)"),
    .sessionsPerMinute: ("N", "sessions one address may begin, 0 for no limit (300)"),
    .commands: ("N", "commands a client may send a second, 0 for no limit (100)"),
    .fileSize: ("MIB", "size of a file that somebody hands in, 0 for none (64)"),
    .logLevel: ("LEVEL", "error, warning, info or debug (info)"),
    .logFormat: ("FORMAT", "text or json (text)"),
    .metrics: ("WHOM", "who may read /metrics: off, loopback or any (loopback)"),
    .hang: ("SECONDS", "silence of a worker before it is replaced, 0 for never (30)"),
    .ping: ("SECONDS", "silence before a peer is pinged (30)"),
    .hello: ("SECONDS", "time a client has for its first message (10)"),
    .previews: ("", "serves what #Preview declares in place of the app, sessions in memory"),
    .testEcho: ("", "adds the subprotocol 'echo', for conformance suites on loopback"),
  ]
}

extension ServerOptions {
  /// The text of `--help`.
  package static var usage: String {
    let lines = Flag.allCases.map { flag in
      let name = "  " + flag.rawValue + " " + flag.placeholder
      let padding = String(repeating: " ", count: max(1, 42 - name.count))
      return name + padding + (Flag.explanations[flag]?.1 ?? "")
    }
    return (["Options:"] + lines + ["  --help                                  this text"])
      .joined(separator: "\n")
  }
}
