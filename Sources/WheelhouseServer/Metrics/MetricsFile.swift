import Wheelhouse

/// The counters of one worker, in a file that it maps: they are still there when the worker is not.
///
/// The file is locked as long as its worker lives, which is how others know. It begins with the names of
/// its words, so that a worker of another generation can read it.
@safe final class MetricsFile {
  let counters: SessionMetrics
  private let file: LockedFile

  /// Makes the file of this process.
  ///
  /// - Parameters:
  ///   - folder: where the files of all workers are; it exists.
  ///   - owner: what this process is called; no other ever was.
  /// - Returns: nil when the file cannot be made.
  init?(in folder: String, owner: String) {
    let names = SessionMetrics.series.map { "\($0.kind.rawValue) \($0.name)\n" }.joined().utf8
    let begin = (MetricsForm.names + names.count + 7) & ~7
    var content = [UInt8](repeating: 0, count: begin + 8 * SessionMetrics.count)
    content.replaceSubrange(..<MetricsForm.magic.count, with: MetricsForm.magic)
    content.replaceSubrange(MetricsForm.names..<MetricsForm.names + names.count, with: names)
    unsafe content.withUnsafeMutableBytes { room in
      unsafe room.storeBytes(of: UInt64(begin), toByteOffset: MetricsForm.begin, as: UInt64.self)
      unsafe room.storeBytes(
        of: UInt64(SessionMetrics.count), toByteOffset: MetricsForm.count, as: UInt64.self)
    }
    let path = folder + "/" + owner + MetricsForm.suffix
    guard let file = LockedFile(path, content) else { return nil }
    self.file = file
    counters = unsafe SessionMetrics(
      words: (file.start + begin).bindMemory(to: UInt64.self, capacity: SessionMetrics.count))
  }

  /// Makes the file again where somebody has deleted it; the counters go on.
  func mend(in folder: MetricsFolder) {
    guard !file.isThere else { return }
    _ = folder.make()
    _ = file.makeAgain()
  }

  /// Notes that the process ends because it was told to.
  func leave() {
    unsafe file.start.storeBytes(of: 1, toByteOffset: MetricsForm.hasLeft, as: UInt64.self)
  }
}
