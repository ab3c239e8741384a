import Glibc

// A supervisor and its workers.
nonisolated extension ServerProcess {
  /// The processes it has started and that are there now: the workers of a supervisor.
  public var children: [Int32] { ProcessTable.children(of: id) }

  /// Whether it has not ended.
  public var isRunning: Bool { !isReaped && !ProcessTable.isDead(id) }

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    if !isReaped { kill(id, signal) }
  }

  /// Sends a signal to one of its children.
  ///
  /// - Returns: false when it is none of them, or no more; nobody gets a signal then.
  @discardableResult
  public func send(_ signal: Int32, toChild child: Int32) -> Bool {
    guard !isReaped, children.contains(child) else { return false }
    return kill(child, signal) == 0
  }

  /// Ends it and its children at once, without a word to them.
  ///
  /// It is stopped first, so that it cannot start others meanwhile.
  public func killFamily() {
    guard !isReaped else { return }
    kill(id, SIGSTOP)
    let family = children
    kill(id, SIGKILL)
    for child in family { kill(child, SIGKILL) }
    waitpid(id, nil, 0)
    isReaped = true
  }

  /// Waits until it has ended by itself.
  ///
  /// - Returns: false when it is still there after the timeout.
  public func waitUntilEnded(timeout: Duration) async throws -> Bool {
    let deadline = ContinuousClock.now + timeout
    while isRunning {
      guard ContinuousClock.now < deadline else { return false }
      try await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Waits until it has so many children.
  ///
  /// - Returns: the children; fewer or more when the time was over.
  public func children(_ count: Int, timeout: Duration) async throws -> [Int32] {
    let deadline = ContinuousClock.now + timeout
    var found = children
    while found.count != count, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
      found = children
    }
    return found
  }
}

/// What the kernel says about processes, in `/proc`.
package nonisolated enum ProcessTable {
  /// The processes that a process has started and that have not ended.
  package static func children(of parent: Int32) -> [Int32] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let id = Int32(name), self.parent(of: id) == parent, !isDead(id) else { continue }
      found.append(id)
    }
    return found.sorted()
  }

  /// The process that started a process; nil when there is no such process.
  package static func parent(of process: Int32) -> Int32? {
    let fields = fields(of: process)
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  /// Whether a process has ended and nobody has asked how.
  package static func isDead(_ process: Int32) -> Bool {
    fields(of: process).first.map { $0 == "Z" || $0 == "X" } ?? true
  }

  /// What the kernel says about a process after its name: its state, its parent, and more.
  private static func fields(of process: Int32) -> [Substring] {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = fread(&bytes, 1, bytes.count, file)
    let line = String(decoding: bytes[..<count], as: UTF8.self)
    guard let end = line.lastIndex(of: ")") else { return [] }
    return line[line.index(after: end)...].split(separator: " ")
  }
}
