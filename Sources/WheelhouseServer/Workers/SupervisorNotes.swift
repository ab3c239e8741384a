import Wheelhouse

extension Log {
  /// Writes what a supervisor has noticed or decided.
  func write(_ note: SupervisorPlan.Note) {
    switch note {
    case .ended(let slot, let end):
      write(.warning, "worker_ended", [("worker", String(slot))] + end.fields)
    case .restarting(let slot, let delay):
      write(
        .warning, "worker_restarting",
        [("worker", String(slot)), ("delay", String(delay.inSeconds))])
    case .late(let slot):
      write(
        .error, "worker_late",
        [
          ("worker", String(slot)),
          ("seconds", String(Int(SupervisorPlan.longestStart.inSeconds))),
          ("do", "look for what keeps the app from starting"),
        ])
    case .silent(let slot):
      write(
        .warning, "worker_silent",
        [("worker", String(slot)), ("do", "wait: new clients go to the other workers meanwhile")])
    case .heard(let slot): write(.info, "worker_heard", [("worker", String(slot))])
    case .staying(let slot):
      write(
        .warning, "worker_stays",
        [
          ("worker", String(slot)),
          ("do", "look for code of the app that never returns; it is killed now"),
        ])
    case .hanging(let slot):
      write(
        .error, "worker_hangs",
        [("worker", String(slot)), ("do", "look for code of the app that never returns")])
    case .reloadBegun: write(.info, "reload_begun")
    case .reloadDone: write(.info, "reload_done")
    case .reloadFailed(let slot):
      write(
        .error, "reload_failed",
        [("worker", String(slot)), ("do", "mend the program and send SIGHUP again")])
    case .ending: write(.info, "ending")
    }
  }
}
