import Glibc
import Wheelhouse

/// DATA/run: what living workers show each other, a file for each.
///
/// A worker holds its file locked as long as it lives. The kernel lets go of the lock when the process
/// ends, however it ends, so that nobody has to guess from process ids.
struct RunFolder {
  let path: String

  /// How long the file of a dead worker is kept, for those that take its sessions over.
  static let keepSeconds = 3600

  /// How long those that live may take to be in a folder that was made again.
  static let mendSeconds = 2

  /// Makes the folder where it is not there; only this user may look into it.
  init(data: String) throws(StartError) {
    path = data + "/run"
    guard make(), unsafe access(path, W_OK | X_OK) == 0 else {
      let reason = unsafe String(cString: strerror(errno))
      throw .input(
        "\(path) cannot be written: \(reason). Choose another folder with --data, or allow it.")
    }
  }

  /// Makes the folder, and those around it, where they are missing; false when that cannot be done.
  @discardableResult
  func make() -> Bool {
    Folders.make(String(path.dropLast("/run".count)))
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { return false }
    let file = unsafe open(mark, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    return true
  }

  /// An empty file that is as old as what is in the folder: it goes when somebody deletes that.
  private var mark: String { path + "/made" }

  /// Whether it is there with all that was in it.
  var isThere: Bool { unsafe access(mark, F_OK) == 0 }

  /// Whether all that live are in it, as far as they can be; otherwise nobody can tell who does.
  var isWhole: Bool {
    var entry = stat()
    guard unsafe stat(mark, &entry) == 0 else { return false }
    return !(0...Self.mendSeconds).contains(time(nil) - entry.st_mtim.tv_sec)
  }

  func file(of owner: OwnerName) -> String { path + "/" + owner.text }

  func socket(of owner: OwnerName) -> String { path + "/" + owner.text + ".sock" }

  /// Those that live and read all snapshots of a version; nil where not all can be asked.
  func owners(reading version: SnapshotVersion) -> [OwnerName]? {
    let names = Folders.names(in: path)
    guard isWhole, !names.isEmpty else { return nil }
    var found: [OwnerName] = []
    for owner in names.compactMap({ OwnerName($0) }) {
      guard let bytes = bytes(of: owner) else {
        if errno == ENOENT { continue }
        return nil
      }
      let reads = CrashMarkLayout.snapshotVersion(in: bytes)?.reads(version) ?? false
      if reads, isAlive(owner) { found.append(owner) }
    }
    return found
  }

  /// Deletes what owners left that have been dead for long.
  ///
  /// - Parameter lifetime: how many seconds one is kept at least that says what the worker died of.
  func clean(keepingMarksFor lifetime: Int) {
    let now = time(nil)
    for name in Folders.names(in: path) {
      guard let owner = OwnerName(name) else { continue }
      let age = age(of: owner, at: now)
      guard age > Self.keepSeconds, age > lifetime || !isMarked(owner),
        !isAlive(owner)
      else { continue }
      unsafe unlink(socket(of: owner))
      unsafe unlink(file(of: owner))
    }
  }

  private func age(of owner: OwnerName, at now: time_t) -> Int {
    var entry = stat()
    return unsafe stat(file(of: owner), &entry) == 0 ? now - entry.st_mtim.tv_sec : 0
  }

  private func isMarked(_ owner: OwnerName) -> Bool {
    guard let bytes = bytes(of: owner) else { return true }
    return CrashMarkLayout.mark(in: bytes) != nil
  }

  /// All of an owner's file, zeros where nothing was written; nil where it cannot be opened.
  private func bytes(of owner: OwnerName) -> [UInt8]? {
    let descriptor = unsafe open(file(of: owner), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return CrashMarkLayout.bytes(of: descriptor)
      ?? [UInt8](repeating: 0, count: CrashMarkLayout.length)
  }

  /// Whether the owner's process still runs, as far as that can be told.
  ///
  /// One whose file is there and cannot be opened may live: a worker without descriptors can open none. So may
  /// all while the folder is gone, or was made again just now.
  func isAlive(_ owner: OwnerName) -> Bool {
    let descriptor = unsafe open(file(of: owner), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno != ENOENT || !isWhole }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }
}
