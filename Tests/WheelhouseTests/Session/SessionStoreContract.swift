import Testing

@testable import Wheelhouse

/// What every session store promises; each store's own suite runs it.
struct SessionStoreContract {
  let makeStore: @MainActor () throws -> any SessionStore

  private func snapshot(_ id: String, tokens: [UInt8], url: String = "/") -> SessionSnapshot {
    SessionSnapshot(
      id: id, window: "", url: url, revision: 3, layout: "compact", colorScheme: "dark",
      locale: "en-GB",
      clients: tokens.map {
        .init(token: Self.token($0), page: $0 % 2 == 0 ? nil : "page", lastSeq: Int($0))
      },
      values: ["a1": "{\"text\":\"ä\"}"], stacks: [:], presentations: ["b2": 4],
      presentationCount: 4)
  }

  private static func token(_ byte: UInt8) -> ResumeTokenHash {
    ResumeTokenHash(bytes: Array(repeating: byte, count: 32))
  }

  func run() throws {
    try keepsWhatWasSaved()
    try findsByEveryToken()
    try replaces()
    try removes()
    try keepsSessionsApart()
  }

  private func keepsWhatWasSaved() throws {
    let store = try makeStore()
    #expect(try store.count == 0)
    #expect(try store.snapshot(id: "s1") == nil)
    #expect(try store.snapshot(token: Self.token(1)) == nil)
    let saved = snapshot("s1", tokens: [1])
    try store.save(saved)
    #expect(try store.snapshot(id: "s1") == saved)
    #expect(try store.count == 1)
  }

  private func findsByEveryToken() throws {
    let store = try makeStore()
    let saved = snapshot("s1", tokens: [1, 2, 3])
    try store.save(saved)
    for byte: UInt8 in 1...3 { #expect(try store.snapshot(token: Self.token(byte)) == saved) }
    #expect(try store.snapshot(token: Self.token(4)) == nil)
    #expect(try store.snapshot(token: ResumeTokenHash(bytes: [])) == nil)
  }

  private func replaces() throws {
    let store = try makeStore()
    try store.save(snapshot("s1", tokens: [1, 2]))
    let newer = snapshot("s1", tokens: [2, 3], url: "/newer")
    try store.save(newer)
    #expect(try store.count == 1)
    #expect(try store.snapshot(id: "s1") == newer)
    #expect(try store.snapshot(token: Self.token(1)) == nil)
    #expect(try store.snapshot(token: Self.token(3)) == newer)
  }

  private func removes() throws {
    let store = try makeStore()
    try store.save(snapshot("s1", tokens: [1]))
    try store.remove(id: "s2")
    #expect(try store.count == 1)
    try store.remove(id: "s1")
    try store.remove(id: "s1")
    #expect(try store.count == 0)
    #expect(try store.snapshot(id: "s1") == nil)
    #expect(try store.snapshot(token: Self.token(1)) == nil)
  }

  private func keepsSessionsApart() throws {
    let store = try makeStore()
    for byte: UInt8 in 0..<100 { try store.save(snapshot("s\(byte)", tokens: [byte])) }
    for byte: UInt8 in stride(from: 0, to: 100, by: 2) { try store.remove(id: "s\(byte)") }
    #expect(try store.count == 50)
    for byte: UInt8 in 0..<100 {
      let id = try store.snapshot(token: Self.token(byte))?.id
      #expect(id == (byte % 2 == 1 ? "s\(byte)" : nil))
    }
  }
}

@Suite struct MemorySessionStoreTests {
  @Test func `the memory store keeps the contract of all stores`() throws {
    try SessionStoreContract { MemorySessionStore() }.run()
  }

  @Test func `a full memory store forgets the oldest`() throws {
    let store = MemorySessionStore(capacity: 3)
    try SessionStoreContract { MemorySessionStore(capacity: 100) }.run()
    for number in 1...5 {
      store.save(
        SessionSnapshot(
          id: "s\(number)", window: "", url: "/", revision: 1, layout: "regular",
          colorScheme: "light", locale: "en", clients: [], values: [:], stacks: [:],
          presentations: [:], presentationCount: 0))
    }
    #expect(store.count == 3)
    #expect(store.snapshot(id: "s2") == nil && store.snapshot(id: "s3") != nil)
  }
}
