import Glibc
import Testing
import Wheelhouse

@testable import WheelhouseServer

/// Counters of workers, alone and together.
@MainActor @Suite struct MetricsTests {
  private let folder: String

  init() {
    folder = Scratch.folder()
  }

  private func line(_ name: String, in text: [UInt8]) -> String? {
    String(decoding: text, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  private func line(_ name: String) -> String? { line(name, in: MetricsFolder(folder).text()) }

  private var files: Int32 { ServerProcess.shell("exit $(ls \(folder) | grep -c 'metrics$')") >> 8 }

  @Test func `workers that live are added up`() throws {
    let one = try #require(MetricsFile(in: folder, owner: "one"))
    let two = try #require(MetricsFile(in: folder, owner: "two"))
    for _ in 0..<3 { one.counters.command() }
    two.counters.command()
    one.counters[.connections] = 5
    two.counters[.connections] = 6
    #expect(line("wheelhouse_commands_total") == "4")
    #expect(line("wheelhouse_refusals_total{code=\"covered\"}") == "0")
    #expect(line("wheelhouse_connections") == "11")
    #expect(line("wheelhouse_workers") == "2")
    #expect(line("wheelhouse_worker_restarts_total") == "0")
  }

  @Test func `totals do not fall when a worker dies, and its gauges go`() throws {
    let lasting = try #require(MetricsFile(in: folder, owner: "lasting"))
    lasting.counters.command()
    for round in 1...3 {
      var dying = MetricsFile(in: folder, owner: "dying-\(round)")
      dying?.counters.patch(100)
      dying?.counters.committed(in: .milliseconds(3))
      dying?.counters[.sessionsAwake] = 7
      #expect(line("wheelhouse_sessions{state=\"awake\"}") == "7")
      dying = nil
      #expect(line("wheelhouse_patch_bytes_total") == "\(100 * round)")
      #expect(line("wheelhouse_commit_seconds_count") == "\(round)")
      #expect(line("wheelhouse_worker_restarts_total") == "\(round)")
      #expect(line("wheelhouse_sessions{state=\"awake\"}") == "0")
      #expect(files == 1)
    }
    #expect(line("wheelhouse_commands_total") == "1")
  }

  @Test func `a worker whose file was deleted goes on counting in a new one`() throws {
    let worker = try #require(MetricsFile(in: folder, owner: "one"))
    worker.counters.command()
    worker.mend(in: MetricsFolder(folder))
    #expect(ServerProcess.shell("rm -r \(folder)") == 0)
    #expect(line("wheelhouse_workers") == "0")
    worker.mend(in: MetricsFolder(folder))
    worker.counters.command()
    #expect(line("wheelhouse_commands_total") == "2" && line("wheelhouse_workers") == "1")
  }

  @Test func `a worker that was told to end is not counted as a restart`() throws {
    var leaving = MetricsFile(in: folder, owner: "leaving")
    leaving?.counters.command()
    leaving?.leave()
    leaving = nil
    #expect(line("wheelhouse_commands_total") == "1")
    #expect(line("wheelhouse_worker_restarts_total") == "0")
    #expect(line("wheelhouse_workers") == "0")
  }

  /// The file was added and its process died before it was removed: as left by a copy put back.
  @Test func `a worker that was added but not removed is not added again`() throws {
    var dying = MetricsFile(in: folder, owner: "dying")
    dying?.counters.command()
    dying = nil
    #expect(ServerProcess.shell("cp \(folder)/dying.metrics \(folder)/kept") == 0)
    #expect(line("wheelhouse_commands_total") == "1")
    #expect(ServerProcess.shell("mv \(folder)/kept \(folder)/dying.metrics") == 0)
    let total = MetricsFolder(folder).total().values
    #expect(total[MetricSeries(.counter, "wheelhouse_commands_total")] == 1)
    #expect(line("wheelhouse_commands_total") == "1")
    #expect(files == 0)
  }

  @Test func `a worker that was added but not removed is removed before another one is added`()
    throws
  {
    let names = (0..<8).map { "dying-\($0)" }
    for name in names {
      var dying = MetricsFile(in: folder, owner: name)
      dying?.counters.command()
      dying = nil
      // Each is left behind once while others are there: the order of a folder is anybody's.
      #expect(ServerProcess.shell("cp \(folder)/\(name).metrics \(folder)/kept") == 0)
      _ = line("wheelhouse_commands_total")
      #expect(ServerProcess.shell("mv \(folder)/kept \(folder)/\(name).metrics") == 0)
    }
    #expect(line("wheelhouse_commands_total") == "8")
    #expect(line("wheelhouse_worker_restarts_total") == "8" && files == 0)
  }

  @Test func `dead workers are counted while nothing can be written`() throws {
    var dying = MetricsFile(in: folder, owner: "dying")
    dying?.counters.command()
    dying = nil
    #expect(mkdir(folder + "/metrics.ended.new", 0o755) == 0)
    for _ in 0..<2 { #expect(line("wheelhouse_commands_total") == "1") }
    #expect(line("wheelhouse_worker_restarts_total") == "1")
    #expect(files == 1)
  }

  @Test func `files that are none of ours are passed over`() {
    for text in ["", "x", "wheelhouse metrics 1\\n", "wheelhouse metrics 1\\n$(printf '%0300d' 9)"]
    {
      #expect(ServerProcess.shell("printf '\(text)' > \(folder)/odd.metrics") == 0)
      #expect(line("wheelhouse_workers") == "0")
    }
  }

  @Test func `the text has each family once, with cumulative buckets in order`() async throws {
    let metrics = WorkerMetrics(folder: folder, owner: nil, log: Log(level: .error, format: .text))
    for time in [0.5, 3, 3, 10_000] { metrics.counters.woke(in: .milliseconds(time)) }
    let text = await metrics.text()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let wake = lines.filter { $0.hasPrefix("wheelhouse_wake_seconds") }
    #expect(wake.count == 17)
    #expect(wake[2] == "wheelhouse_wake_seconds_bucket{le=\"0.0005\"} 1")
    #expect(wake[5] == "wheelhouse_wake_seconds_bucket{le=\"0.005\"} 3")
    #expect(wake[14] == "wheelhouse_wake_seconds_bucket{le=\"+Inf\"} 4")
    #expect(wake[15] == "wheelhouse_wake_seconds_count 4")
    #expect(wake[16] == "wheelhouse_wake_seconds_sum 10.0065")
    let types = lines.filter { $0.hasPrefix("# TYPE") }
    #expect(Set(types).count == types.count && types.count == MetricsText.families.count)
    #expect(types.contains("# TYPE wheelhouse_wake_seconds histogram"))
    #expect(line("wheelhouse_workers", in: text) == "1")
  }

  @Test func `the loopback rule looks at the peer, the client and doubtful proxies`() {
    func peer(_ text: String) -> PeerAddress { PeerAddress(IPAddress(text)!) }
    let (near, far) = (peer("::1"), peer("203.0.113.9"))
    #expect(MetricsAccess.loopback.allows(peer: near, client: near, isDoubtful: false, host: nil))
    #expect(!MetricsAccess.loopback.allows(peer: far, client: far, isDoubtful: false, host: nil))
    #expect(!MetricsAccess.loopback.allows(peer: near, client: far, isDoubtful: false, host: nil))
    #expect(!MetricsAccess.loopback.allows(peer: far, client: near, isDoubtful: false, host: nil))
    #expect(!MetricsAccess.loopback.allows(peer: near, client: near, isDoubtful: true, host: nil))
    for (host, isLocal) in [
      ("localhost:8080", true), ("127.0.0.1", true), ("[::1]:80", true), ("App.LocalHost", true),
      ("evil.example:8080", false), ("127.0.0.1.evil.example", false),
    ] {
      #expect(
        MetricsAccess.loopback.allows(peer: near, client: near, isDoubtful: false, host: host)
          == isLocal)
    }
    #expect(MetricsAccess.any.allows(peer: far, client: far, isDoubtful: true, host: nil))
    #expect(!MetricsAccess.off.allows(peer: near, client: near, isDoubtful: false, host: nil))
  }
}

/// The same over HTTP, with processes that are killed.
@Suite struct MetricsServingTests {
  private func read(_ server: ServerProcess) -> (head: String, body: String) {
    let connection = RawSocket(server.port)
    connection.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let head = connection.receiveHead()
    return (head, String(decoding: connection.receive(1 << 20), as: UTF8.self))
  }

  @Test func `what a proxy hands on without saying for whom is told nothing`() {
    let server = ServerProcess("--trusted-proxy", "127.0.0.1")
    for (field, status) in [
      ("X-Any: 1", "200"), ("Forwarded: for=127.0.0.1", "200"), ("Forwarded: for=unknown", "404"),
      ("Forwarded: for=_hidden", "404"), ("X-Forwarded-For: unknown", "404"),
      ("X-Forwarded-Proto: https", "404"), ("X-Forwarded-Host: a.example", "404"),
      ("X-Forwarded-For: 203.0.113.9", "404"),
    ] {
      let connection = RawSocket(server.port)
      connection.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n")
      #expect(connection.receiveHead().hasPrefix("HTTP/1.1 \(status) "), "\(field)")
    }
  }

  @Test(arguments: [0, 1])
  func `a server tells its numbers in Prometheus' format`(workers: Int) {
    let server = ServerProcess("--data", Scratch.folder(), workers: workers)
    let client = RawWebSocket(server)
    client.send("count")
    #expect(client.ask("say x") == "x")
    let (head, body) = read(server)
    #expect(head.contains("Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"))
    #expect(body.contains("\nwheelhouse_commands_total 1\n"))
    #expect(body.contains("\nwheelhouse_connections 2\n"))
  }

  @Test func `any worker tells the numbers of all, those of killed ones too`() throws {
    let server = ServerProcess("--data", Scratch.folder(), workers: 2)
    let lines = [server.errorLine(), server.errorLine()]
    #expect(lines.allSatisfy { $0.contains(" worker_started ") })
    for _ in 0..<12 {
      let client = RawWebSocket(server)
      client.send("count")
      #expect(client.ask("say x") == "x")
    }
    #expect(read(server).body.contains("\nwheelhouse_commands_total 12\n"))
    let process = try #require(lines[0].split(separator: "=").last.flatMap { pid_t($0) })
    #expect(kill(process, SIGKILL) == 0)
    let after = [
      "\nwheelhouse_commands_total 12\n", "\nwheelhouse_workers 2\n",
      "\nwheelhouse_worker_restarts_total 1\n",
    ]
    var body = ""
    for _ in 0..<100 where !after.allSatisfy({ body.contains($0) }) {
      usleep(50_000)
      body = read(server).body
    }
    for _ in 0..<8 {
      let body = read(server).body
      for line in after { #expect(body.contains(line)) }
    }
  }
}
