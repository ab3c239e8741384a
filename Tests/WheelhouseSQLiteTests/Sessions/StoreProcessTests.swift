import Foundation
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

/// A store in a process of its own.
@Suite struct StoreProcessTests {
  @Test func `a killed process has lost nothing that was committed`() async throws {
    let folder = StoreFolder()
    try folder.makeFolder()
    for _ in 0..<3 {
      let process = try FixtureProcess(["kill", folder.path], output: folder.folder + "/output")
      try await process.waitFor { $0.contains("committed 25\n") }
      process.end(SIGKILL)
      let output = process.output.split(separator: "\n", omittingEmptySubsequences: false)
      let last = try #require(output.dropLast().last?.split(separator: " ").last)
      let store = folder.store()
      let rounds = try await rounds(in: store)
      #expect(Set(rounds).count == 1)
      #expect(try #require(rounds.first) >= #require(Int(last)))
      #expect(try await store.count() == 5)
      // The next process has the leases of the first again.
      _ = try await store.expire(olderThan: .zero)
    }
    #expect(folder.lines.isEmpty)
  }

  private func rounds(in store: SQLiteSessionStore) async throws -> [Int] {
    var rounds: [Int] = []
    for number in 0..<5 {
      let token = ResumeTokenHash(bytes: (0..<32).map { $0 == 0 ? UInt8(number) : $0 < 8 ? 0 : 7 })
      let found = try await store.acquire(token, by: "reader")
      rounds.append(Int(String(decoding: found?.snapshot ?? [], as: UTF8.self)) ?? 0)
    }
    return rounds
  }

  @Test func `a file that may not grow is full, and goes on when it may`() async throws {
    let folder = StoreFolder()
    try folder.makeFolder()
    let process = try FixtureProcess(["fill", folder.path], output: folder.folder + "/output")
    try await process.waitFor { $0.contains("saved again") }
    process.end(0)
    let output = process.output
    #expect(output.contains("failed: full: \(folder.path): there is no room for sessions"))
    #expect(output.contains("told: there is no room for sessions; free some of the disk"))
    #expect(output.contains("probe: full"))
    #expect(output.contains("probe without the limit: success"))
    #expect(output.contains("kept: true") && output.contains("saved again: true"))
    #expect(output.contains("log: sessions are saved again"))
  }
}

/// The program beside the tests that works on a store.
final class FixtureProcess {
  private let id: pid_t
  private let path: String
  private var isRunning = true

  init(_ arguments: [String], output: String) throws {
    path = output
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = String(own[..<(own.lastIndex(of: "/") ?? own.endIndex)]) + "/store-fixture"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var started: pid_t = 0
    let failure = posix_spawn(&started, program, &actions, nil, words, nil)
    guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .EIO) }
    id = started
  }

  isolated deinit { end(SIGKILL) }

  var output: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  /// Waits for what it prints, ten seconds at most.
  func waitFor(_ isThere: (String) -> Bool) async throws {
    for _ in 0..<1_000 where !isThere(output) { try await Task.sleep(for: .milliseconds(10)) }
    try #require(isThere(output), "it has printed: \(output)")
  }

  /// Ends it with a signal, unless that is 0, and waits for that.
  func end(_ signal: Int32) {
    guard isRunning else { return }
    isRunning = false
    if signal != 0 { kill(id, signal) }
    waitpid(id, nil, 0)
  }
}
