import Glibc
import Wheelhouse
import WheelhouseSQLite

// Another process at a database, told what to do by the words after those that name a port and a host.

nonisolated struct NoteAdded: SharedEvent {
  static let name = "note-added"
  let number: Int
  let sent: Double
}

/// Says a line to who started this; such a line ends in a number.
func say(_ text: String) {
  print(text + ":1")
  fflush(nil)
}

nonisolated func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let words = CommandLine.arguments.dropFirst(5)
let order = words.first ?? ""
let folder = words.dropFirst().first ?? ""
let count = words.dropFirst(2).first.flatMap { Int($0) } ?? 0
let database = SQLiteDatabase(folder: folder, name: "notes.sqlite") { connection in
  try connection.execute("CREATE TABLE IF NOT EXISTS note (number INTEGER NOT NULL) STRICT")
}

func write(_ number: Int, then: @escaping @Sendable () -> Void = {}) async throws {
  try await database.write(once: OperationKey("note-\(number)")) { transaction in
    try transaction.run("INSERT INTO note (number) VALUES (?)", [.integer(number)])
    try transaction.announce(NoteAdded(number: number, sent: now()))
    then()
  }
}

switch order {
case "write":
  say("begun")
  for number in 0..<count { try await write(number) }
case "die-inside": try await write(count) { kill(getpid(), SIGKILL) }
case "die-after":
  try await write(count)
  kill(getpid(), SIGKILL)
case "listen":
  var delays: [Double] = []
  let subscription = database.subscribe(to: NoteAdded.self) { delays.append(now() - $0.sent) }
  while delays.count < count { try await Task.sleep(for: .milliseconds(10)) }
  let median = Int(delays.sorted()[count / 2] * 1000)
  print("milliseconds:\(max(1, median))")
  fflush(nil)
  withExtendedLifetime(subscription) {}
case "write-as-nobody":
  guard setgid(65534) == 0, setuid(65534) == 0 else { exit(2) }
  do {
    try await write(count)
    say("written")
  } catch let error as SQLiteError {
    say("\(error.kind): \(error)")
  }
default: exit(2)
}
// Stays, so that who started this ends it.
try await Task.sleep(for: .seconds(60))
