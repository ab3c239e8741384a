import Glibc
import WheelhouseTesting

/// A server that the bench starts by itself, with settings of its own and a folder of its own.
///
/// It ends with this object; whoever gave the folder removes it.
final class OwnServer {
  private let process: WheelhouseTesting.ServerProcess
  let folder: String
  private let workerCount: Int

  /// - Parameters:
  ///   - settings: flags of the server, such as `--store memory`.
  ///   - workers: how many it starts; waited for.
  ///   - parent: where its folder is made.
  ///   - cores: where it may run, as `taskset -c` takes it; nil for wherever the bench may.
  init(
    _ settings: [String], workers: Int = 1, in parent: String, cores: String? = nil
  ) throws(BenchError) {
    folder = try Self.makeFolder(in: parent)
    workerCount = workers
    // Said even where it is the default: the environment may name another for the server under test.
    let store = settings.contains("--store") ? [] : ["--store", "sqlite:\(folder)/sessions.sqlite"]
    let arguments =
      [
        "--data", folder, "--web", "web", "--workers", "\(workers)", "--commands-per-second", "0",
        "--max-connections", "20000", "--max-connections-per-address", "20000",
      ] + store + settings
    do throws(SocketError) {
      process = try WheelhouseTesting.ServerProcess(
        "showcase-server", arguments: arguments, log: folder + "/log",
        through: cores.map { ["/usr/bin/taskset", "-c", $0] } ?? [])
    } catch {
      throw BenchError("showcase-server \(settings) does not start: \(Self.text(folder + "/log"))")
    }
    try waitForWorkers()
  }

  var endpoint: SocketEndpoint { process.endpoint }
  /// The processes that serve.
  var workers: [Int32] { process.children }

  /// As what the fleets measure; the only worker's figures.
  func measured() throws(BenchError) -> MeasuredServer {
    guard let worker = workers.first else { throw BenchError("no worker") }
    return MeasuredServer(endpoint, try ServerProcess(worker))
  }

  /// Resident memory of all workers in bytes once they have given back what they do not need any more.
  ///
  /// That is when it has not become less for one and a half seconds.
  func settledBytes() throws(BenchError) -> Int {
    var least = try residentBytes()
    var looks = 0
    for _ in 0..<80 where looks < 12 {
      usleep(125_000)
      let now = try residentBytes()
      looks = now < least ? 0 : looks + 1
      least = min(least, now)
    }
    return least
  }

  private func residentBytes() throws(BenchError) -> Int {
    var sum = 0
    for worker in workers { sum += try ServerProcess(worker).residentBytes }
    return sum
  }

  /// How many sessions it says are parked.
  var parkedSessions: Int {
    get throws(BenchError) {
      Int(try Metrics(of: endpoint)[#"wheelhouse_sessions{state="parked"}"#] ?? -1)
    }
  }

  /// Asks it to put new workers in the place of all that there are.
  func replaceWorkers() { process.send(SIGHUP) }

  /// Kills the workers; the supervisor starts others.
  func killWorkers() {
    for worker in workers { process.send(SIGKILL, toChild: worker) }
  }

  /// Ends it in good order.
  func stop() throws(BenchError) {
    process.send(SIGTERM)
    let deadline = monotonicNanoseconds() + 15_000_000_000
    while process.isRunning {
      guard monotonicNanoseconds() < deadline else { throw BenchError("SIGTERM did not end it") }
      usleep(10_000)
    }
  }

  /// The bytes of the sessions on disk.
  var sessionBytes: Int {
    ["sessions.sqlite", "sessions.sqlite-wal"].reduce(0) { sum, name in
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }

  private func waitForWorkers() throws(BenchError) {
    let deadline = monotonicNanoseconds() + 10_000_000_000
    while workers.count != workerCount {
      guard monotonicNanoseconds() < deadline else {
        let log = Self.text(folder + "/log")
        throw BenchError("\(workers.count) of \(workerCount) workers: \(log)")
      }
      usleep(10_000)
    }
  }

  private static func makeFolder(in parent: String) throws(BenchError) -> String {
    var template = Array("\(parent)/server-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchError("\(parent): no folder can be made") }
    return template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "no log" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4000)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
