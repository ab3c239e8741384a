import Dispatch
import Wheelhouse

/// The thread that works on a session file.
nonisolated struct SessionWriter {
  private static let attempts = 3
  /// How long other workers are waited for.
  private static let patience = Duration.seconds(10)
  private static let probedBytesWhenFull = 262_144

  private let file: SessionFile
  private let checkpoints: SessionCheckpoints
  private let report: @MainActor @Sendable (String) -> Void
  private let begunAnew: @MainActor @Sendable () -> Void
  private var log = SessionFileLog()
  private var lines: [String] = []
  private var probedBytes = 1
  /// Whether a large probe has worked, whose room is needed now.
  private var leavesProbe = false
  private var pages = 0

  init(
    file: SessionFile, report: @escaping @MainActor @Sendable (String) -> Void,
    begunAnew: @escaping @MainActor @Sendable () -> Void
  ) {
    self.file = file
    self.report = report
    self.begunAnew = begunAnew
    checkpoints = SessionCheckpoints(path: file.path)
  }

  /// Does the jobs until there will be none any more.
  mutating func run(_ jobs: SessionJobs) {
    while let batch = jobs.next() {
      answer(answers(to: batch))
      tidy()
    }
  }

  /// All answers of a transaction go to the main actor in one hop, after what there is to report.
  private mutating func answer(_ answers: [SessionJob.Answer]) {
    let (lines, report) = (lines, report)
    self.lines = []
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        for line in lines { report(line) }
        for answer in answers { answer() }
      }
    }
  }

  /// One transaction for all of them.
  ///
  /// A file that is corrupt is opened anew; if it still is, it is moved aside and a new one begun. Then, and when somebody
  /// has put another file in its place, the store says so: the sessions that workers have are saved again.
  ///
  /// Another worker that holds the file has the same slow disk, and will be done. What clients hear waits for that anyway.
  private mutating func answers(to batch: [SessionJob]) -> [SessionJob.Answer] {
    var error = SessionStoreError(message: file.path)
    let end = ContinuousClock.now + Self.patience
    var attempt = 1
    while attempt <= Self.attempts {
      do throws(SQLiteError) {
        return try perform(batch)
      } catch let failure {
        error = SessionTrouble.error(failure, path: file.path)
        if error.kind == .locked, ContinuousClock.now < end, file.isHeldByWorkers { continue }
        guard prepareAnother(attempt, after: error.kind) else { break }
        attempt += 1
      }
    }
    if error.kind == .full { probedBytes = Self.probedBytesWhenFull }
    note(log.failed(error))
    return batch.map { $0.failed(error) }
  }

  private mutating func perform(_ batch: [SessionJob]) throws(SQLiteError) -> [SessionJob.Answer] {
    let began = ContinuousClock.now
    let tables = try file.open()
    tables.probedBytes = probedBytes
    let writes = batch.contains { $0.kind != .reads }
    let answers = try tables.transaction(writes: writes) { () throws(SQLiteError) in
      var answers: [SessionJob.Answer] = []
      for job in batch { answers.append(try job.work(tables)) }
      return answers
    }
    note(log.took(began.duration(to: .now), path: file.path))
    note(log.gaveUp(tables.givenUp, path: file.path))
    tables.givenUp = 0
    let isAnother = file.takeIsAnother()
    let begunAnew = isAnother ? [begunAnew] : []
    if isAnother { note("\(file.path) is another file now: sessions no worker has are gone") }
    leavesProbe = probedBytes > 1 && batch.contains { $0.kind == .probes }
    let written = tables.connection.takePagesWritten()
    // A question that is answered says nothing about a disk that is full.
    if written > 0 { note(log.worked()) }
    pages += written
    return answers + begunAnew
  }

  /// Closes the file after an error, and moves it aside where that helps; true if it is to be tried again.
  private mutating func prepareAnother(
    _ attempt: Int, after kind: SessionStoreError.Kind
  ) -> Bool {
    guard kind != .locked else { return false }
    file.close()
    guard kind == .corrupt, attempt < Self.attempts else { return false }
    guard attempt == Self.attempts - 1 else { return true }
    do throws(SQLiteError) {
      let aside = try file.moveAside()
      note(aside.map { "\(file.path) was damaged; it is \($0) now, and a new file was begun" })
      return true
    } catch {
      return false
    }
  }

  /// What can be done when nobody waits for the answers any more.
  private mutating func tidy() {
    guard let tables = file.openTables else { return }
    if leavesProbe {
      leavesProbe = false
      probedBytes = 1
      tables.probedBytes = 1
      try? tables.transaction(writes: true) { () throws(SQLiteError) in try tables.probe() }
    }
    // What goes wrong goes wrong in the next commit too, and is told there.
    try? tables.foldIfLong()
    try? tables.giveMemoryBackIfAsked()
    if checkpoints.begin(after: pages) { pages = 0 }
    checkpoints.finish(on: tables.connection)
  }

  private mutating func note(_ line: String?) {
    if let line { lines.append(line) }
  }
}
