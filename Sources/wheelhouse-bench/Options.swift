/// What the command line asks for.
struct Options {
  static let usage = """
    usage: wheelhouse-bench --app PORT:PID --echo PORT:PID [--idle PORT:PID] [options]

      --app PORT:PID       the server to measure, on 127.0.0.1
      --echo PORT:PID      bench-echo, the yardstick
      --idle PORT:PID      a second, fresh server whose memory is measured; without it, it is not
      --sessions 1,64,1000 how many sessions at once
      --only a,b           of counter, products, filter, columns, tabs, sheet, link, memory,
                           parked, wake, store, workers, crowd, storm, rolling
      --folder FOLDER      where servers that the bench starts by itself keep what they write;
                           without it, parked and what follows it are not measured
      --pinned             these servers on core 0, with the bench on another one
      --rounds N           turns of echo and app; medians are reported
      --seconds S          length of one measurement of a round
      --idle-sessions N    sessions opened for the memory figure
      --idle-url URL       what they show
      --quick              short rounds, 2,000 idle sessions: for a look, and for integration
      --json               one JSON object instead of the table
      --check              exit with 1 when a bar is missed
    """

  /// The names of all that is measured but memory.
  static let steps: Set<String> = [
    "counter", "products", "filter", "columns", "tabs", "sheet", "link",
  ]

  static let all = steps.union(["memory"]).union(DurableBench.names)

  var app: MeasuredServer?
  var echo: MeasuredServer?
  var idle: MeasuredServer?
  var sessions = [1, 64, 1000]
  var only = Options.all
  var folder: String?
  var isPinned = false
  var isQuick = false
  var rounds = 5
  var seconds = 1.0
  var idleSessions = 10_000
  var idleURL = "/bench/rows"
  var isJSON = false
  var isCheck = false
  var isHelp = false

  init(_ arguments: some Sequence<String>) throws(BenchError) {
    var rest = Array(arguments)[...]
    if rest.contains("--quick") { hurry() }
    while let name = rest.popFirst() {
      guard try !flag(name) else { continue }
      guard let value = rest.popFirst() else { throw BenchError("\(name) needs a value") }
      try set(name, value)
    }
  }

  private mutating func hurry() {
    isQuick = true
    rounds = 3
    seconds = 0.25
    idleSessions = 2_000
  }

  private mutating func flag(_ name: String) throws(BenchError) -> Bool {
    switch name {
    case "--quick": return true
    case "--json": isJSON = true
    case "--pinned": isPinned = true
    case "--check": isCheck = true
    case "--help": isHelp = true
    default: return false
    }
    return true
  }

  private mutating func set(_ name: String, _ value: String) throws(BenchError) {
    switch name {
    case "--app": app = try MeasuredServer(value)
    case "--echo": echo = try MeasuredServer(value)
    case "--idle": idle = try MeasuredServer(value)
    case "--sessions": sessions = try value.split(separator: ",").map(Self.number)
    case "--only": only = try Self.scenarios(value)
    case "--folder": folder = value
    case "--rounds": rounds = try Self.number(value[...])
    case "--seconds": seconds = try Self.seconds(value)
    case "--idle-sessions": idleSessions = try Self.number(value[...])
    case "--idle-url": idleURL = value
    default: throw BenchError("unknown option \(name)\n\n\(Self.usage)")
    }
  }

  private static func scenarios(_ text: String) throws(BenchError) -> Set<String> {
    let names = Set(text.split(separator: ",").map(String.init))
    guard names.isSubset(of: all) else {
      throw BenchError("\(text): there are \(all.sorted().joined(separator: ", "))")
    }
    return names
  }

  private static func number(_ text: Substring) throws(BenchError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw BenchError("\(text) is not a number above 0")
    }
    return number
  }

  private static func seconds(_ text: String) throws(BenchError) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds < 3600 else {
      throw BenchError("\(text) is not a time in seconds")
    }
    return seconds
  }
}
