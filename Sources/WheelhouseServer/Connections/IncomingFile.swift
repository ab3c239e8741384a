import Glibc
import Wheelhouse

/// A file that a client hands in, from the head of its request to the answer.
///
/// What has come is written at once: nothing of it is kept in memory. Until all of it is there it has another name, so
/// that a file is never seen in part, however often it is begun.
final class IncomingFile {
  /// Set once; nothing happens after it but writing.
  var answer: Response?
  private let place: ImportPlace
  private let part: String
  private var file: Int32
  private var remaining: Int
  private var heardAt: UInt32

  /// Seconds of silence after which nothing more is waited for.
  static let silence: UInt32 = 15

  /// Begins the file; nil where it cannot be written.
  init?(_ place: ImportPlace, at now: UInt32) {
    self.place = place
    part = place.part(.random(in: 0...(.max)))
    remaining = place.size
    heardAt = now
    file = unsafe open(part, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if file < 0 { return nil }
  }

  isolated deinit { abandon() }

  /// Writes what still belongs to the file, and answers when all of it is there.
  func take(_ bytes: UnsafeRawBufferPointer, at now: UInt32) {
    guard answer == nil else { return }
    heardAt = now
    let mine = unsafe UnsafeRawBufferPointer(rebasing: bytes.prefix(remaining))
    guard unsafe write(mine) else { return answer = Self.noRoom }
    remaining -= mine.count
    finishIfWhole()
  }

  /// Gives the file its name, once all of it is there.
  func finishIfWhole() {
    guard remaining == 0, answer == nil else { return }
    let isNamed = unsafe rename(part, place.whole) == 0
    answer = isNamed ? .plain(200, "All of it has come.\n") : Self.noRoom
  }

  /// Answers when nothing has come for too long.
  func judge(at now: UInt32) {
    guard answer == nil, now &- heardAt >= Self.silence else { return }
    answer = .problem(408, "The file did not come in time. Send it again.")
  }

  /// Ends the writing; a file that is not whole is removed.
  private func abandon() {
    guard file >= 0 else { return }
    close(file)
    file = -1
    if unsafe access(part, F_OK) == 0 { _ = unsafe unlink(part) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let count = unsafe Glibc.write(file, rest.baseAddress, rest.count)
      guard count > 0 || errno == EINTR else { return false }
      unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
    }
    return true
  }

  static var noRoom: Response {
    .problem(507, "There is no room for the file now. Try again later.")
  }
}
