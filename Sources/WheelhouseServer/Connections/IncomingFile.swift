import Glibc
import Wheelhouse

/// A file that a client hands in, from the head of its request to the answer.
///
/// What has come is written beside the main actor, while more comes: a slow disk holds up nobody, and of the file no
/// more than ``most`` is in memory. Until all of it is there it has another name, so that a file is never seen in part,
/// however often it is begun.
final class IncomingFile {
  /// Set once; nothing happens after it but the end of a write that is under way.
  private(set) var answer: Response?
  private let place: ImportPlace
  private let folder: ImportFolder
  private let changed: @MainActor () -> Void
  private let part: String
  private let file: Int32
  private var remaining: Int
  private var heardAt: UInt32
  private var waiting: [UInt8] = []
  private var isWriting = false

  /// Seconds of silence after which nothing more is waited for.
  static let silence: UInt32 = 15
  /// So many bytes wait to be written before the sender has to.
  private static let most = 256 << 10

  /// Begins the file; nil where it cannot be written.
  ///
  /// - Parameter changed: called when there is an answer, or room again for more of the file.
  init?(
    _ place: ImportPlace, in folder: ImportFolder, at now: UInt32,
    changed: @escaping @MainActor () -> Void
  ) {
    self.place = place
    self.folder = folder
    self.changed = changed
    part = place.part(.random(in: 0...(.max)))
    remaining = place.size
    heardAt = now
    file = unsafe open(part, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if file < 0 { return nil }
    advance()
  }

  isolated deinit {
    guard file >= 0 else { return }
    Task { [file, part] in await Self.discard(file, part) }
  }

  /// Closes the file, and removes it unless it has its name: a large one takes its time to go.
  @concurrent
  private nonisolated static func discard(_ file: Int32, _ part: String) async {
    close(file)
    if unsafe access(part, F_OK) == 0 { _ = unsafe unlink(part) }
  }

  /// Whether the sender is to wait until some of what has come is written.
  var isFull: Bool { waiting.count >= Self.most }

  /// Takes what still belongs to the file.
  func take(_ bytes: UnsafeRawBufferPointer, at now: UInt32) {
    guard answer == nil else { return }
    heardAt = now
    let count = min(bytes.count, remaining)
    unsafe waiting.append(contentsOf: bytes.prefix(count))
    remaining -= count
    advance()
  }

  /// Answers when nothing has come for too long, though it could.
  func judge(at now: UInt32) {
    guard answer == nil, !isWriting, now &- heardAt >= Self.silence else { return }
    end(.problem(408, "The file did not come in time. Send it again."))
  }

  /// Writes what has come, and answers when all of it is there.
  private func advance() {
    guard answer == nil, !isWriting else { return }
    if waiting.isEmpty { return remaining == 0 ? finish() : () }
    let (bytes, others) = (waiting, remaining)
    waiting = []
    isWriting = true
    Task {
      let isWritten = await Self.write(bytes, to: file, before: others, in: folder, at: place)
      wrote(isWritten)
    }
  }

  private func wrote(_ isWritten: Bool) {
    isWriting = false
    guard isWritten else { return end(Self.noRoom) }
    advance()
    changed()
  }

  /// Gives the file its name, unless another was handed on meanwhile.
  private func finish() {
    guard place.isOpen else { return end(Self.notExpected) }
    if unsafe rename(part, place.whole) == 0 { return end(.plain(200, "All of it has come.\n")) }
    end(errno == ENOENT ? Self.notExpected : Self.noRoom)
  }

  private func end(_ answer: Response) {
    self.answer = answer
    waiting = []
    changed()
  }

  /// Writes what has come, if there is room for it and for what is still to come.
  @concurrent
  private nonisolated static func write(
    _ bytes: [UInt8], to file: Int32, before remaining: Int, in folder: ImportFolder,
    at place: ImportPlace
  ) async -> Bool {
    guard folder.hasRoom(for: bytes.count + remaining) else { return false }
    // What is still coming is not old, however long ago it began.
    place.touch()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest.removeFirst(max(0, count))
    }
    return true
  }

  static var notExpected: Response {
    .problem(404, "No file is expected here. Choose it again.")
  }

  static var noRoom: Response {
    .problem(507, "There is no room for the file now. Try again later.")
  }
}
