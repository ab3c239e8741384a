import Wheelhouse

/// One call of a walk through a store.
enum StoreStep {
  case commit([SessionChange])
  case acquire(ResumeTokenHash, owner: String)
  case owner(ResumeTokenHash)
  case expire(Duration)
  case giveMemoryBack
  case probe
  case count

  /// What a store answers to it, as text that can be compared.
  func answer(of store: any SessionStore) async throws -> String {
    switch self {
    case .commit(let changes): try await "\(store.commit(changes))"
    case .acquire(let token, let owner): try await Self.text(store.acquire(token, by: owner))
    case .owner(let token): try await store.owner(of: token) ?? "nobody"
    case .expire(let age): try await "\(store.expire(olderThan: age))"
    case .giveMemoryBack: try await "\(store.giveMemoryBack())"
    case .probe: try await "\(store.probe())"
    case .count: try await "\(store.count())"
    }
  }

  private static func text(_ found: FoundSession?) -> String {
    guard let found else { return "nothing" }
    let snapshot = String(decoding: found.snapshot, as: UTF8.self)
    let former = found.formerOwner ?? "nobody"
    return "\(found.lease.session) \(found.lease.epoch) \(snapshot), before: \(former)"
  }
}
