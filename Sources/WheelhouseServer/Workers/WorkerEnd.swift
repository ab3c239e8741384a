import Glibc

/// How a worker came to its end.
enum WorkerEnd: Equatable {
  case exited(Int32)
  case signalled(Int32)
  /// It was never there: the error of the system.
  case unspawned(Int32)

  /// Reads what `waitpid` gives.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }

  var fields: [(String, String)] {
    switch self {
    case .exited(let status): [("status", String(status))]
    case .signalled(let number): [("signal", String(number))]
    case .unspawned: [("reason", reason)]
    }
  }

  /// The exit status of a server whose first worker ended like this; it is never 0.
  var statusAtStart: Int32 {
    switch self {
    case .exited(let status) where status != 0: status
    case .exited, .signalled: 70
    case .unspawned: 71
    }
  }

  /// What is said besides; a worker that exits with a status has said why.
  var complaintAtStart: String? {
    switch self {
    case .exited(let status) where status != 0: nil
    default: "A worker ended before it could serve: \(reason)."
    }
  }

  private var reason: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let number): "signal \(number)"
    case .unspawned(let error): unsafe String(cString: strerror(error))
    }
  }
}
