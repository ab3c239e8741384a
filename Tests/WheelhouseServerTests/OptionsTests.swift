import Testing
import WheelhouseSQLite

@testable import WheelhouseServer

/// Command lines and the environment.
@MainActor @Suite struct OptionsTests {
  private func options(_ words: String, environment: [String: String] = [:]) throws -> ServerOptions
  {
    let arguments = words.split(separator: " ").map(String.init)
    let request = try ServerOptions.parse(arguments, environment: environment)
    guard case .serve(let options) = request else { return ServerOptions() }
    return options
  }

  private func complaint(_ words: String, environment: [String: String] = [:]) -> String? {
    do {
      _ = try options(words, environment: environment)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `every flag sets its option, with a space or an equals sign`() throws {
    let all = try options(
      "--port 0 --host=:: --data d --web w --tls-cert c --tls-key k --origin https://A.example:443"
        + " --origin http://b --max-connections 7 --max-connections-per-address 0 --log-level debug"
        + " --log-format json --ping-seconds 5 --hello-seconds 6 --test-echo --metrics any --hsts 7"
        + " --public-url https://c.example --trusted-proxy 10.0.0.0/8 --trusted-proxy=::1"
        + " --workers 3 --store sqlite:/s.db --durability power --park-after 0.5"
        + " --session-lifetime 60 --hang-seconds 9 --sessions-per-minute-per-address 8"
        + " --proxy-header X-Forwarded-User --proxy-header=x-groups")
    var expected = ServerOptions()
    (expected.port, expected.host, expected.dataFolder, expected.webFolder) = (0, "::", "d", "w")
    expected.tls = TLSFiles(certificate: "c", key: "k")
    expected.origins = ["https://a.example", "http://b"]
    (expected.maxConnections, expected.maxConnectionsPerAddress) = (7, 0)
    (expected.logLevel, expected.logFormat) = (.debug, .json)
    (expected.pingSeconds, expected.helloSeconds, expected.testEcho) = (5, 6, true)
    (expected.metrics, expected.hstsSeconds) = (.any, 7)
    expected.publicURL = "https://c.example"
    expected.trustedProxies = [AddressRange("10.0.0.0/8"), AddressRange("::1")].compactMap(\.self)
    expected.proxyHeaders = ["x-forwarded-user", "x-groups"]
    (expected.workers, expected.store) = (3, .sqlite(path: "/s.db"))
    (expected.durability, expected.parkAfter) = (.power, .milliseconds(500))
    (expected.sessionLifetime, expected.hangSeconds) = (.seconds(60), 9)
    expected.sessionsPerMinute = 8
    #expect(all == expected)
  }

  @Test func `a flag wins over the environment, which wins over the default`() throws {
    let environment = ["WHEELHOUSE_PORT": "9", "WHEELHOUSE_HOST": "h", "WHEELHOUSE_DATA": "d"]
    let mixed = try options("--port 10", environment: environment)
    #expect(mixed.port == 10)
    #expect(mixed.host == "h" && mixed.dataFolder == "d")
    #expect(try options("").port == 8080)
  }

  @Test(arguments: [
    ("--port", "--port needs a value: write --port PORT."),
    ("--port --host x", "--port needs a value: write --port PORT."),
    ("--port=", "--port needs a value: write --port PORT."),
    ("--port 70000", "--port is a port from 0 to 65535, not '70000'."),
    ("--port 1x", "--port is a port from 0 to 65535, not '1x'."),
    ("--prt 1", "'--prt' is not an option. See --help for the list."),
    ("port 1", "'port' is not an option. Did you mean --port? See --help for the list."),
    ("--log-level loud", "--log-level is one of error, warning, info, debug, not 'loud'."),
    ("--origin app.example", "--origin is like https://app.example.com, not 'app.example'."),
    ("--metrics some", "--metrics is one of off, loopback, any, not 'some'."),
    ("--hsts -1", "--hsts is seconds, 0 for none, not '-1'."),
    (
      "--trusted-proxy 10.0.0.1/8",
      "--trusted-proxy is an address or a range like 10.0.0.0/8, not '10.0.0.1/8'."
    ),
    (
      "--proxy-header X-User:",
      "--proxy-header is the name of a header, like X-Forwarded-User, not 'X-User:'."
    ),
    (
      "--proxy-header Cookie",
      "--proxy-header Cookie changes nothing: the app sees it of everybody."
    ),
    (
      "--proxy-header X-User",
      "--proxy-header x-user needs a proxy to believe: add --trusted-proxy ADDRESS."
    ),
    ("--tls-cert c", "--tls-cert needs its private key too: add --tls-key FILE."),
    ("--tls-key k", "--tls-key needs its certificate too: add --tls-cert FILE."),
    ("--workers many", "--workers is a number from 0 to 256, not 'many'."),
    ("--store disk", "--store is memory or sqlite:PATH, not 'disk'."),
    ("--store sqlite:", "--store is memory or sqlite:PATH, not 'sqlite:'."),
    ("--durability none", "--durability is one of process, power, not 'none'."),
    ("--park-after 0", "--park-after is seconds from 0.1 to 86400, not '0'."),
    ("--park-after nan", "--park-after is seconds from 0.1 to 86400, not 'nan'."),
    ("--session-lifetime x", "--session-lifetime is seconds from 1 to 1000000000, not 'x'."),
    (
      "--store memory --workers 2",
      "--workers 2 needs sessions that every worker can reach, and --store memory keeps them in one. "
        + "Leave --store memory out, or write --workers 1."
    ),
    (
      "--previews --workers 3",
      "--workers 3 needs sessions that every worker can reach, and --previews keeps them in one. "
        + "Leave --previews out, or write --workers 1."
    ),
    ("--previews=yes", "--previews takes no value: write --previews."),
    ("--test-echo=yes", "--test-echo takes no value: write --test-echo."),
  ])
  func `a mistake is told with what to write instead`(words: String, message: String) {
    #expect(complaint(words) == message)
  }

  @Test func `sessions are kept in the data folder, and then every core has a worker`() throws {
    let usual = try options("--data d")
    #expect(usual.sessionStore == .sqlite(path: "d/sessions.sqlite"))
    #expect(usual.workerCount(cores: 6) == 6)
    #expect(usual.workerCount(cores: 0) == 1 && usual.workerCount(cores: 384) == 256)
    #expect(try options("--workers 2").workerCount(cores: 6) == 2)
    let forgetful = try options("", environment: ["WHEELHOUSE_STORE": "memory"])
    #expect(forgetful.workerCount(cores: 6) == 1)
    #expect(try options("--store memory --workers 0").workerCount(cores: 6) == 0)
    let previews = try options("--previews --store sqlite:d")
    #expect(previews.sessionStore == .memory && previews.workerCount(cores: 6) == 1)
  }

  @Test func `a mistake in the environment names the variable`() {
    let message = complaint("", environment: ["WHEELHOUSE_PORT": "http"])
    #expect(message == "WHEELHOUSE_PORT is a port from 0 to 65535, not 'http'.")
  }

  @Test func `help lists every flag and wins over everything else`() throws {
    #expect(
      try ServerOptions.parse(["--port", "x", "--help"], environment: ["WHEELHOUSE_PORT": "x"])
        == .help)
    for flag in Flag.allCases { #expect(ServerOptions.usage.contains(flag.rawValue)) }
  }
}
