package import Wheelhouse

/// A store's calls for those who wait for the answers.
extension SessionStore {
  package func commit(_ changes: [SessionChange]) async throws -> [String] {
    try await withCheckedContinuation { answer in
      commit(changes) { answer.resume(returning: $0) }
    }.get()
  }

  package func acquire(_ token: ResumeTokenHash, by owner: String) async throws -> FoundSession? {
    try await withCheckedContinuation { answer in
      acquire(token, by: owner) { answer.resume(returning: $0) }
    }.get()
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
