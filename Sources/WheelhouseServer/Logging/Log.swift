import CServerShims
import Glibc

/// Writes one line an event to standard error, and never waits for it.
///
/// A line is written only when the descriptor takes it at once; lines that had to be left out are
/// counted and the count is told with the next one. A blocked terminal therefore never stops the
/// loop. Of what anybody outside can bring about only so many lines are written (``LogBudget``). What a
/// person typed, and resume tokens, are never fields of an event.
package final class Log {
  private let level: LogLevel
  private let format: LogFormat
  private let worker: Int?
  private var skipped = 0
  private var budget = LogBudget()

  /// - Parameter worker: whose log it is, which each line says; nil for that of a whole server.
  package init(level: LogLevel, format: LogFormat, worker: Int? = nil) {
    self.level = level
    self.format = format
    self.worker = worker
  }

  /// Whether an event of this level would be written.
  package func isOn(_ level: LogLevel) -> Bool { level <= self.level }

  /// Writes an event; the fields are computed only when the level is on.
  ///
  /// - Parameters:
  ///   - event: a stable name in snake_case.
  ///   - fields: names and values; values may come from a client and are escaped.
  package func write(
    _ level: LogLevel, _ event: String, _ fields: @autoclosure () -> [(String, String)] = []
  ) {
    guard isOn(level), let leftOut = budget.leftOut(before: event, at: Self.second()) else {
      return
    }
    var fields = fields()
    if let worker { fields.append(("worker", String(worker))) }
    if leftOut > 0 { fields.append(("lines_left_out", String(leftOut))) }
    if skipped > 0 { fields.append(("lines_skipped", String(skipped))) }
    let line = LogLine(level: level, event: event, fields: fields, time: LogLine.now())
    let bytes = line.bytes(in: format)
    let written = unsafe bytes.withUnsafeBytes {
      unsafe shim_write_if_ready(STDERR_FILENO, $0.baseAddress, $0.count)
    }
    skipped = written < 0 ? skipped + 1 : 0
  }

  /// Tells that pages are served as they were, since there is none in that folder any more.
  func writePageKept(_ folder: String) {
    write(
      .error, "page_kept",
      [("folder", folder), ("do", "put \(WebFolder.page) back, and send SIGHUP again")])
  }

  private static func second() -> Int {
    var clock = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &clock)
    return clock.tv_sec
  }
}
