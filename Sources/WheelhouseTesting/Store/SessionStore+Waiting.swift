package import Wheelhouse

/// A store's calls for those who wait for the answers.
extension SessionStore {
  package func commit(_ changes: [SessionChange]) async throws -> [String] {
    try await withCheckedContinuation { answer in
      commit(changes) { answer.resume(returning: $0) }
    }.get()
  }

  package func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder
  ) async throws -> SessionAcquisition {
    try await withCheckedContinuation { answer in
      acquire(token, by: owner, from: former) { answer.resume(returning: $0) }
    }.get()
  }

  /// Takes a session over whoever has it; nil when there is none.
  package func acquire(_ token: ResumeTokenHash, by owner: String) async throws -> FoundSession? {
    let answer = try await acquire(token, by: owner, from: .anybody)
    guard case .taken(let found) = answer else { return nil }
    return found
  }

  package func owner(of token: ResumeTokenHash) async throws -> String? {
    try await withCheckedContinuation { answer in
      owner(of: token) { answer.resume(returning: $0) }
    }.get()
  }

  package func expire(olderThan age: Duration) async throws -> Int {
    try await withCheckedContinuation { answer in
      expire(olderThan: age) { answer.resume(returning: $0) }
    }.get()
  }

  package func giveMemoryBack() async throws {
    try await withCheckedContinuation { answer in
      giveMemoryBack { answer.resume(returning: $0) }
    }.get()
  }

  package func probe() async throws {
    try await withCheckedContinuation { answer in
      probe { answer.resume(returning: $0) }
    }.get()
  }

  package func count() async throws -> Int {
    try await withCheckedContinuation { answer in
      count { answer.resume(returning: $0) }
    }.get()
  }
}
