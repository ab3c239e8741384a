import CServerShims
import Glibc

/// A worker's place among its fellows, and what its supervisor gave it.
///
/// The supervisor's descriptors come by inheritance; an environment variable says which is which. It
/// is read once and removed, so that programs the app starts know nothing of it.
package final class WorkerSeat {
  /// Which of the workers this is, from 0; the one that comes after it has the same.
  package let slot: Int
  /// What all workers see.
  package let scoreboard: Scoreboard
  let binding: Binding
  /// The TLS files as they were when they could be used last; nil without TLS.
  let keptFiles: TLSFiles?
  private let signs: Int32

  static let slotVariable = "WHEELHOUSE_WORKER"
  static let descriptorsVariable = "WHEELHOUSE_WORKER_DESCRIPTORS"
  /// A variable of its own: a supervisor that is older than its workers does not know it.
  static let certificateVariable = "WHEELHOUSE_WORKER_CERTIFICATE"

  /// The descriptors a worker inherits, and their written form.
  struct Descriptors: Equatable {
    var parent: Int32
    var signs: Int32
    var scoreboard: Int32
    var listeners: [Int32]

    var text: String {
      ([parent, signs, scoreboard] + listeners).map(String.init).joined(separator: " ")
    }
  }

  /// The seat this process was started for; nil when it is no worker.
  ///
  /// From here on it ends with its supervisor: what the workers hold, the port above all, must not
  /// outlive the one who knows of them. Their sessions are stored, so nothing is lost.
  ///
  /// - Throws: ``StartError`` where it was started for one and cannot take it. It would otherwise be a server of its
  ///   own, with workers that fare no better.
  static func taken() throws(StartError) -> WorkerSeat? {
    guard let slotText = take(slotVariable) else { return nil }
    guard let slot = Int(slotText),
      let descriptors = take(descriptorsVariable).flatMap({ Descriptors($0) }),
      let scoreboard = Scoreboard(descriptor: descriptors.scoreboard),
      (0..<scoreboard.workers).contains(slot)
    else {
      throw .unavailable(
        "\(slotVariable)=\(slotText) is set, and there is no such place for a worker. Start the server "
          + "without it.")
    }
    let certificate = take(certificateVariable)?.split(separator: " ").compactMap { Int32($0) }
    shim_end_with_parent()
    if getppid() != descriptors.parent { exit(1) }
    // Ctrl-C reaches every process of a terminal, and pkill every process of a name; the supervisor
    // alone decides what follows.
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    return WorkerSeat(slot, scoreboard, descriptors, certificate ?? [])
  }

  private init(
    _ slot: Int, _ scoreboard: Scoreboard, _ descriptors: Descriptors, _ certificate: [Int32]
  ) {
    self.slot = slot
    self.scoreboard = scoreboard
    signs = descriptors.signs
    // A supervisor that is stopped must not stop its workers.
    _ = fcntl(signs, F_SETFL, O_NONBLOCK)
    binding = Binding(listening: descriptors.listeners)
    keptFiles = certificate.count == 2 ? KeptCertificate.files(certificate) : nil
    for descriptor in [signs, scoreboard.descriptor] + descriptors.listeners + certificate {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Whether somebody else goes on accepting when this worker ends.
  var hasSuccessor: Bool { scoreboard.value(.ending) == 0 }

  /// Tells the supervisor that clients may come, and from then on, once a second, that this worker lives.
  func giveSign() {
    var byte: UInt8 = 1
    _ = unsafe write(signs, &byte, 1)
  }

  private static func take(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    defer { unsafe unsetenv(name) }
    return unsafe String(cString: value)
  }
}

extension WorkerSeat.Descriptors {
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Int32($0) }
    guard numbers.count == words.count, numbers.count > 3, numbers.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    self.init(
      parent: numbers[0], signs: numbers[1], scoreboard: numbers[2],
      listeners: Array(numbers[3...]))
  }
}
