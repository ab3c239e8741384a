import Glibc
import Testing

/// Real workers under a real supervisor.
@Suite struct SupervisorTests {
  /// Which worker answers a new client; nil when none did.
  private func worker(of server: ServerProcess) -> pid_t? {
    RawWebSocket(server).ask("process").flatMap { pid_t($0) }
  }

  /// Asks again and again until something is so, for at most so many seconds.
  private func wait(_ seconds: Double = 8, until isSo: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if isSo() { return true }
      usleep(10_000)
    }
    return isSo()
  }

  /// Waits until so many workers serve, none of them among those; each look is one reading, since
  /// processes come and go between two.
  private func wait(
    for count: Int, otherThan before: some Collection<pid_t>, of server: ServerProcess
  ) -> Bool {
    wait {
      let now = server.workers
      return now.count == count && !before.contains(where: now.contains)
    }
  }

  @Test func `several workers answer on one port`() {
    let server = ServerProcess(workers: 3)
    let workers = Set(server.workers)
    #expect(workers.count == 3)
    let answering = Set((0..<60).compactMap { _ in worker(of: server) })
    #expect(answering.count > 1)
    #expect(answering.isSubset(of: workers))
  }

  @Test func `a server without workers serves by itself`() {
    let server = ServerProcess(workers: 0)
    #expect(server.workers.isEmpty)
    #expect(RawWebSocket(server).ask("restarts") == "-1")
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
  }

  @Test func `a worker that is killed comes back within a second while others serve`() {
    let time = least(below: .seconds(1)) {
      let server = ServerProcess(workers: 2)
      let before = server.workers
      kill(before[0], SIGKILL)
      let start = ContinuousClock.now
      let served = (0..<5).map { _ in worker(of: server) != nil }
      #expect(!served.contains(false))
      #expect(wait(for: 2, otherThan: before.prefix(1), of: server))
      #expect(wait { (0..<10).contains { _ in worker(of: server) == server.workers.last } })
      let time = ContinuousClock.now - start
      #expect(server.workers.contains(before[1]))
      #expect(RawWebSocket(server).ask("restarts") == "1")
      return time
    }
    #expect(time < .seconds(1))
  }

  @Test func `a worker that hangs is replaced, and one that is only busy is not`() {
    let server = ServerProcess("--hang-seconds", "3", workers: 2)
    let before = server.workers
    kill(before[0], SIGSTOP)
    #expect(wait(for: 2, otherThan: before.prefix(1), of: server))
    #expect(server.workers.contains(before[1]))
    #expect(RawWebSocket(server).ask("restarts") == "1")
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
    #expect(server.errorText().contains("worker_hangs"))
  }

  @Test func `clients go to others while a worker is silent, and to it again`() {
    let server = ServerProcess(workers: 2)
    let workers = server.workers
    kill(workers[0], SIGSTOP)
    // As soon as that is noticed, nobody waits for it.
    #expect(server.errorLine(with: " WARNING worker_silent worker=0 ") != nil)
    #expect((0..<20).allSatisfy { _ in worker(of: server) == workers[1] })
    kill(workers[0], SIGCONT)
    #expect(wait { worker(of: server) == workers[0] })
    #expect(server.workers == workers)
  }

  @Test func `a server that was stopped as a whole goes on with the workers it had`() {
    let server = ServerProcess("--hang-seconds", "3", workers: 2)
    let before = server.workers
    server.signal(SIGSTOP)
    for worker in before { kill(worker, SIGSTOP) }
    usleep(4_500_000)
    server.signal(SIGCONT)
    usleep(300_000)
    for worker in before { kill(worker, SIGCONT) }
    usleep(1_500_000)
    #expect(Set(server.workers) == Set(before))
    #expect(worker(of: server) != nil)
  }

  @Test func `a worker that dies again and again is started later and later`() {
    let server = ServerProcess("--log-format", "json")
    for _ in 0..<4 {
      let before = server.workers
      RawWebSocket(server).send("die")
      #expect(wait(for: 1, otherThan: before, of: server))
    }
    #expect(RawWebSocket(server).ask("restarts") == "4")
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
    let log = server.errorText()
    for delay in ["0.0", "0.1", "0.2", "0.4"] {
      #expect(log.contains(#""event":"worker_restarting","worker":"0","delay":"\#(delay)"}"#))
    }
    #expect(log.contains(#""event":"worker_ended","worker":"0","signal":"9"}"#))
  }

  @Test func `a reload replaces every worker and refuses nobody`() {
    let server = ServerProcess(workers: 2)
    let before = Set(server.workers)
    let guest = RawWebSocket(server)
    let loop = ConnectLoop(server)
    server.signal(SIGHUP)
    #expect(wait(for: 2, otherThan: before, of: server))
    let (answered, failures) = loop.stop()
    #expect(answered > 20)
    #expect(failures == [])
    #expect(guest.receive()?.text == "goodbye")
    #expect(guest.closeCode() == 1001)
    #expect(worker(of: server).map { before.contains($0) } == false)
  }

  @Test func `a program that does not start leaves the old workers, and a mended one is taken`() {
    let path = Scratch.path()
    defer { unlink(path) }
    symlink(ServerProcess.fixture, path)
    let server = ServerProcess(workers: 2, program: path)
    let before = Set(server.workers)
    unlink(path)
    symlink("/bin/false", path)
    server.signal(SIGHUP)
    usleep(300_000)
    #expect(wait { Set(server.workers) == before })
    #expect(worker(of: server).map { before.contains($0) } == true)
    unlink(path)
    symlink(ServerProcess.fixture, path)
    server.signal(SIGHUP)
    #expect(wait(for: 2, otherThan: before, of: server))
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
    #expect(server.errorText().contains("reload_failed"))
  }

  @Test func `the end during a reload and a crash is still an end with 0`() {
    let server = ServerProcess(workers: 3)
    server.signal(SIGHUP)
    kill(server.workers[0], SIGKILL)
    usleep(20_000)
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
  }

  @Test func `signals that are the supervisor's business do a worker no harm`() {
    let server = ServerProcess()
    let client = RawWebSocket(server)
    let process = client.ask("process")
    for number in [SIGHUP, SIGINT] { kill(server.workers[0], number) }
    #expect(client.ask("process") == process)
    #expect(worker(of: server).map { String($0) } == process)
  }

  @Test(arguments: [1, 3])
  func `the end of all workers is waited for`(workers: Int) {
    let server = ServerProcess(workers: workers)
    let clients = (0..<8).map { _ in RawWebSocket(server) }
    let processes = server.workers
    server.signal(SIGTERM)
    #expect(clients.allSatisfy { $0.receive()?.text == "goodbye" && $0.closeCode() == 1001 })
    #expect(server.wait() == 0)
    #expect(processes.allSatisfy { !ServerProcess.isAlive($0) })
  }

  @Test func `a worker that hangs is killed within five seconds, or by a second signal at once`() {
    let time = least(below: .seconds(5)) {
      let patient = ServerProcess()
      RawWebSocket(patient).send("hang")
      let start = ContinuousClock.now
      patient.signal(SIGTERM)
      #expect(patient.wait() == 0)
      return ContinuousClock.now - start
    }
    #expect(time < .seconds(5))
    let hasty = ServerProcess()
    RawWebSocket(hasty).send("hang")
    usleep(100_000)
    let again = ContinuousClock.now
    hasty.signal(SIGTERM)
    usleep(50_000)
    hasty.signal(SIGTERM)
    #expect(hasty.wait() == 0)
    #expect(ContinuousClock.now - again < .seconds(2))
  }

  @Test func `workers end with a supervisor that was killed, and the port is free`() {
    let server = ServerProcess(workers: 2)
    let workers = server.workers
    let hanging = RawWebSocket(server)
    hanging.send("hang")
    server.signal(SIGKILL)
    #expect(server.wait() == -SIGKILL)
    #expect(wait { workers.allSatisfy { !ServerProcess.isAlive($0) } })
    let next = ServerProcess("--port", String(server.port), workers: 2)
    #expect(next.port == server.port)
  }

  @Test func `a mistake that only a worker sees is told once, with its status`() {
    let server = ServerProcess("--tls-cert", "/none.pem", "--tls-key", "/none.pem", workers: 3)
    #expect(server.greeting.isEmpty)
    #expect(server.wait() == 66)
    let told = server.errorText().split(separator: "\n").filter { $0.contains("/none.pem") }
    #expect(told.count == 1)
  }

  @Test func `what was started for a worker's place that is not there says so and serves nobody`() {
    let path = Scratch.path()
    defer { unlink(path) }
    let script = "'#!/bin/sh\\nWHEELHOUSE_WORKER=3 exec \(ServerProcess.fixture) \"$@\"\\n'"
    #expect(ServerProcess.shell("printf \(script) > \(path) && chmod +x \(path)") == 0)
    let server = ServerProcess(workers: 2, program: path)
    #expect(server.greeting.isEmpty && server.wait() == 69)
    #expect(server.errorText().contains("WHEELHOUSE_WORKER=3 is set"))
  }

  @Test func `memory does not go with several workers`() {
    let server = ServerProcess("--store", "memory", workers: 2)
    #expect(server.wait() == 64)
    #expect(server.errorText().contains("Leave --store memory out, or write --workers 1."))
  }
}

/// A client that connects, asks and leaves, again and again.
private final class ConnectLoop: @unchecked Sendable {
  private let server: ServerProcess
  private var thread: Thread?
  private var isStopping = false
  private var answered = 0
  private var failures: [String] = []

  init(_ server: ServerProcess) {
    self.server = server
    thread = Thread { [self] in while !isStopping { ask() } }
  }

  private func ask() {
    let socket = RawSocket(server.port)
    socket.send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let head = socket.receiveHead()
    if head.hasPrefix("HTTP/1.1 200") { answered += 1 } else { failures.append(head) }
  }

  func stop() -> (answered: Int, failures: [String]) {
    isStopping = true
    thread?.join()
    return (answered, failures)
  }
}
