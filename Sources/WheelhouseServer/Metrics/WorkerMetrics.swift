package import Wheelhouse

/// The counters of this process, and what all workers of its server say about themselves.
package final class WorkerMetrics {
  /// Where this process counts.
  package let counters: SessionMetrics
  private let file: MetricsFile?
  private let folder: MetricsFolder

  /// Begins to count.
  ///
  /// Where the counters of a worker cannot be kept in a file they are its own alone, and a line in the log
  /// says so; a process without other workers needs none.
  ///
  /// - Parameters:
  ///   - folder: where the files of all workers are.
  ///   - owner: what this worker is called among them; nil for a process that works alone.
  init(folder: String, owner: String?, log: Log) {
    self.folder = MetricsFolder(folder)
    file = owner.flatMap { [folder = self.folder] owner in
      guard folder.make() else { return nil }
      folder.fold()
      return MetricsFile(in: folder.path, owner: owner)
    }
    if owner != nil, file == nil {
      log.write(.warning, "metrics_apart", [("folder", folder), ("do", "make it writable")])
    }
    counters = file?.counters ?? SessionMetrics()
  }

  /// Everything, in Prometheus' text format.
  func text() async -> [UInt8] {
    counters.sample()
    guard file == nil else { return await read(folder) }
    var total = MetricsTotal()
    total.add(counters.values)
    return MetricsText.bytes(of: total)
  }

  /// Makes again what somebody has deleted.
  func mend() { file?.mend(in: folder) }

  /// Notes that the process ends because it was told to.
  func leave() { file?.leave() }
}

/// Away from the loop, since files are read.
@concurrent nonisolated private func read(_ folder: MetricsFolder) async -> [UInt8] {
  folder.text()
}
