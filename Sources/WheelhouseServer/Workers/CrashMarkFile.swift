import Glibc
import Synchronization
package import Wheelhouse

/// A worker's crash mark: its file in DATA/run, written as memory.
///
/// The file is mapped and shared, so that plain stores reach the kernel's copy of it: they cost
/// nanoseconds and are there when the process is killed. (They are not when the machine loses power,
/// but then no worker goes on from there with what was not stored.)
///
/// A mark counts only while its phase byte says so. That byte is cleared before anything else is
/// written and set after everything else.
package final class CrashMarkFile: CrashMarks {
  package let owner: String
  private let run: RunFolder
  private let file: LockedFile
  private let layout: CrashMarkLayout
  private let spare = SpareDescriptor()
  /// How long this worker has lived.
  private var seconds = 0

  /// Makes and locks this worker's file, and deletes what was left by workers long dead.
  ///
  /// - Parameter sessionLifetime: how long after its worker's death somebody may come back to a session.
  /// - Throws: ``StartError`` when the folder cannot be written.
  init(
    data: String, slot: Int, sessionLifetime: Duration = .seconds(86_400)
  ) throws(StartError) {
    let run = try RunFolder(data: data)
    run.clean(keepingMarksFor: Int(sessionLifetime.inSeconds))
    let name = OwnerName(slot: slot)
    let path = run.file(of: name)
    guard let file = LockedFile(path, [UInt8](repeating: 0, count: CrashMarkLayout.length)) else {
      let advice = errno == ENOSPC ? " Free some of the disk." : ""
      throw .input("\(path) cannot be made: \(unsafe String(cString: strerror(errno))).\(advice)")
    }
    owner = name.text
    self.run = run
    self.file = file
    layout = CrashMarkLayout(file)
  }

  /// Makes the file again where somebody has deleted it, or the folder: without it this worker passes for dead,
  /// and others take its sessions.
  ///
  /// - Returns: whether that was necessary, and has worked.
  func mend() -> Bool {
    guard !file.isThere || !run.isThere else { return false }
    run.make()
    return file.isThere || file.makeAgain()
  }

  /// Dates the file once a minute, for whoever looks how long ago its worker has died.
  ///
  /// What is stored to mapped memory does so by itself on a disk, and not where the folder is memory (tmpfs).
  func passSecond() {
    seconds += 1
    if seconds % Self.secondsBetweenDates == 0 { file.touch() }
  }

  private static let secondsBetweenDates = 60

  package func begin(session: String, client: ResumeTokenHash, seq: Int) {
    layout.write(session: session, client: client, seq: seq)
  }

  package var underWay: CrashMark? { layout.mark }

  package func end() { layout.clear() }

  /// A mark that could not be read would pass for none, and its command would be carried out again.
  ///
  /// It is read twice where the owner lives, which may be writing it. Whether that one hangs is for those to say who
  /// have asked it in vain.
  package func mark(of owner: String) -> CrashMark? {
    guard let name = OwnerName(owner) else { return nil }
    return spare.lend { mark(of: name) }
  }

  private func mark(of name: OwnerName) -> CrashMark? {
    let descriptor = unsafe open(run.file(of: name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let isAlive = flock(descriptor, LOCK_SH | LOCK_NB) != 0
    guard let bytes = CrashMarkLayout.bytes(of: descriptor) else { return nil }
    if isAlive, CrashMarkLayout.bytes(of: descriptor) != bytes { return nil }
    return CrashMarkLayout.mark(in: bytes)
  }

  /// Says up to which version this worker reads snapshots; nil while it takes none.
  func say(_ version: SnapshotVersion?) { layout.write(version) }

  package func isAlive(_ owner: String) -> Bool {
    OwnerName(owner).map { run.isAlive($0) } ?? false
  }

  /// Where this worker's socket for the others is.
  var runFolder: RunFolder { run }
}

/// Where a mark's parts are in its file.
@safe struct CrashMarkLayout {
  static let length = 128
  static let longestSession = 32

  private static let phase = 0
  private static let sessionLength = 1
  private static let seq = 8
  private static let session = 16
  private static let client = 48
  private static let form = 80
  private static let app = 88

  private static let marked: UInt8 = 0xC5

  private let start: UnsafeMutableRawPointer

  init(_ file: LockedFile) { unsafe start = unsafe file.start }

  func clear() {
    unsafe start.storeBytes(of: 0, toByteOffset: Self.phase, as: UInt8.self)
    atomicMemoryFence(ordering: .sequentiallyConsistent)
  }

  func write(session: String, client: ResumeTokenHash, seq: Int) {
    clear()
    let room = unsafe UnsafeMutableRawBufferPointer(start: start, count: Self.length)
    let name = session.utf8.prefix(Self.longestSession)
    unsafe room[Self.sessionLength] = UInt8(name.count)
    unsafe start.storeBytes(of: Int64(seq), toByteOffset: Self.seq, as: Int64.self)
    unsafe UnsafeMutableRawBufferPointer(rebasing: room[Self.session...]).copyBytes(from: name)
    unsafe client.write(to: UnsafeMutableRawBufferPointer(rebasing: room[Self.client...]))
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    unsafe start.storeBytes(of: Self.marked, toByteOffset: Self.phase, as: UInt8.self)
  }

  func write(_ version: SnapshotVersion?) {
    unsafe start.storeBytes(of: Int64(version?.app ?? 0), toByteOffset: Self.app, as: Int64.self)
    unsafe start.storeBytes(of: Int64(version?.form ?? 0), toByteOffset: Self.form, as: Int64.self)
  }

  /// The mark that is written.
  var mark: CrashMark? {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Self.length)
    guard unsafe bytes[Self.phase] == Self.marked else { return nil }
    return unsafe Self.mark(in: Array(bytes))
  }

  /// All of a file; nil when it is shorter.
  static func bytes(of descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    return unsafe pread(descriptor, &bytes, length, 0) == length ? bytes : nil
  }

  /// The mark that the bytes of a file hold; nil when nothing was under way.
  static func mark(in bytes: [UInt8]) -> CrashMark? {
    let count = Int(bytes[sessionLength])
    guard bytes[phase] == marked, count <= longestSession else { return nil }
    let seq = unsafe bytes.withUnsafeBytes {
      unsafe $0.load(fromByteOffset: Self.seq, as: Int64.self)
    }
    return CrashMark(
      session: String(decoding: bytes[session..<session + count], as: UTF8.self),
      client: ResumeTokenHash(bytes: Array(bytes[client..<client + 32])), seq: Int(seq))
  }

  /// Up to which version the owner of a file reads snapshots; nil where it says none.
  static func snapshotVersion(in bytes: [UInt8]) -> SnapshotVersion? {
    let (form, app) = unsafe bytes.withUnsafeBytes {
      unsafe (
        $0.load(fromByteOffset: Self.form, as: Int64.self),
        $0.load(fromByteOffset: Self.app, as: Int64.self)
      )
    }
    return form > 0 ? SnapshotVersion(form: Int(form), app: Int(app)) : nil
  }
}
