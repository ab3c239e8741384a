/// Records that are forgotten with the process: for tests, and for a process that is the only one.
nonisolated final class InMemoryProviderRecords: ProviderRecords {
  private var consents: [[UInt8]: AuthorizationServer.Consent] = [:]
  private var codes: [[UInt8]: AuthorizationServer.Code] = [:]
  private var grants: [Int: AuthorizationServer.Grant] = [:]
  private var tokens: [[UInt8]: (id: Int, role: TokenRole)] = [:]
  private var grantCount = 0

  private let most: Int

  /// - Parameter most: how many of each thing are kept; beyond that the oldest goes.
  init(most: Int = InMemoryProviderRecords.mostOfEach) { self.most = most }

  func hold(_ consent: AuthorizationServer.Consent, under ticket: [UInt8]) {
    consents[ticket] = consent
    makeRoom(in: &consents, by: \.expiresAt)
  }

  func take(_ ticket: [UInt8]) -> AuthorizationServer.Consent? {
    consents.removeValue(forKey: ticket)
  }

  func keep(_ code: AuthorizationServer.Code, under digest: [UInt8]) {
    codes[digest] = code
    makeRoom(in: &codes, by: \.expiresAt)
  }

  func code(_ digest: [UInt8]) -> AuthorizationServer.Code? { codes[digest] }

  func add(_ grant: AuthorizationServer.Grant) -> Int {
    if grants.count >= most, let oldest = grants.keys.min() { end(oldest) }
    grantCount += 1
    keep(grant, as: grantCount)
    return grantCount
  }

  func keep(_ grant: AuthorizationServer.Grant, as id: Int) {
    end(id)
    grants[id] = grant
    for (digest, role) in grant.roles { tokens[digest] = (id, role) }
  }

  func grant(_ id: Int) -> AuthorizationServer.Grant? { grants[id] }

  func find(_ token: [UInt8]) -> (id: Int, role: TokenRole)? { tokens[token] }

  func end(_ id: Int) {
    for (digest, _) in grants.removeValue(forKey: id)?.roles ?? [] { tokens[digest] = nil }
  }

  private func makeRoom<Value>(in kept: inout [[UInt8]: Value], by end: (Value) -> Double) {
    guard kept.count > most else { return }
    kept.min { end($0.value) < end($1.value) }.map { kept[$0.key] = nil }
  }

  func forget(before now: Double) {
    guard max(consents.count, codes.count, grants.count) >= most else { return }
    consents = consents.filter { $0.value.expiresAt > now }
    codes = codes.filter { $0.value.expiresAt > now }
    for (id, grant) in grants where grant.refresh.expiresAt <= now { end(id) }
  }
}

/// Opens records that are forgotten with the process.
actor InMemoryProviderArchive: ProviderArchive {
  private let records: InMemoryProviderRecords

  init(most: Int = InMemoryProviderRecords.mostOfEach) {
    records = InMemoryProviderRecords(most: most)
  }

  func open<Answer: Sendable>(_ use: @Sendable (any ProviderRecords) -> Answer) -> Answer {
    use(records)
  }
}
