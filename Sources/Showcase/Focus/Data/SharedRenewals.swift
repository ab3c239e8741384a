import ScreenDocument
import Wheelhouse
import WheelhouseSQLite

/// Renews access once for all sessions that have it, at whichever process they are.
///
/// A session that was copied, as by a link that opens in another tab, has the refresh token of the other. A server takes
/// each for one renewal, and whoever brings it again for a thief (RFC 9700 §4.14.2): it would end the access of both. So
/// what came of a refresh token is noted for those who still have that one.
nonisolated struct SharedRenewals: AuthorizationProvider {
  let base: any AuthorizationProvider
  /// With the tables of ``AccessSchema``.
  let database: SQLiteDatabase
  let clock: any WallClock

  /// Seconds for which a session may sleep and still find what came of its access: a week.
  private static let longest = 604_800.0
  /// Seconds within which who renews it has an answer, or is gone.
  private static let patience = 20.0
  /// How long others wait before they look again.
  private static let pause = Duration.milliseconds(250)

  var name: String { base.name }

  func authorizationURL(state: String, challenge: String) -> String {
    base.authorizationURL(state: state, challenge: challenge)
  }

  func redeem(
    _ redemption: Operation<Redemption>
  ) async throws(AuthorizationError) -> Authorization { try await base.redeem(redemption) }

  /// Another session's renewal is as good as one's own, as long as it lasts.
  func refresh(_ authorization: Authorization) async throws(AuthorizationError) -> Authorization {
    guard let token = authorization.refreshToken else {
      return try await base.refresh(authorization)
    }
    while true {
      let newest = await renewal(of: token) ?? authorization
      let isGood = newest.expiresAt > clock.now && newest.expiresAt >= authorization.expiresAt
      if isGood, newest != authorization { return newest }
      let brought = newest.refreshToken ?? token
      if await mayBring(brought) { return try await bring(brought, of: newest) }
      try? await Task.sleep(for: Self.pause)
      if Task.isCancelled { throw .unavailable("nobody waits for it any more") }
    }
  }

  private func bring(
    _ token: String, of authorization: Authorization
  ) async throws(AuthorizationError) -> Authorization {
    let result: Result<Authorization, AuthorizationError>
    do throws(AuthorizationError) {
      result = .success(try await base.refresh(authorization))
    } catch {
      result = .failure(error)
    }
    await note(try? result.get(), of: token)
    return try result.get()
  }

  func revoke(_ authorization: Authorization) async throws(AuthorizationError) {
    if let token = authorization.refreshToken { await forget(token) }
    try await base.revoke(authorization)
  }

  private func renewal(of token: String) async -> Authorization? {
    let token = OpenSSLSecrets.digest(token)
    let found = try? await database.read { connection in
      try connection.rows(
        "SELECT newest FROM renewal WHERE token = ?", [.blob(token)]
      ) { $0.text(0) }
    }
    guard let text = found?.first, let json = try? JSONReader().read(text) else { return nil }
    return try? JSONValueDecoder().decode(Authorization.self, from: json)
  }

  /// Whether nobody else brings the token just now; also where that cannot be known.
  private func mayBring(_ token: String) async -> Bool {
    let (now, token) = (clock.now, OpenSSLSecrets.digest(token))
    let isFirst = try? await database.transaction { transaction in
      try transaction.run("DELETE FROM renewing WHERE until <= ?", [.real(now)])
      let others = try transaction.rows(
        "SELECT until FROM renewing WHERE token = ?", [.blob(token)]
      ) { _ in true }
      try transaction.run(
        "INSERT OR IGNORE INTO renewing (token, until) VALUES (?, ?)",
        [.blob(token), .real(now + Self.patience)])
      return others.isEmpty
    }
    return isFirst ?? true
  }

  /// Notes what a token was traded for, if for anything, for those who have it and those who have one before it.
  private func note(_ renewed: Authorization?, of token: String) async {
    let (now, token) = (clock.now, OpenSSLSecrets.digest(token))
    let last = (renewed?.refreshToken).map(OpenSSLSecrets.digest)
    let text = renewed.flatMap { try? JSONValueEncoder().encode($0).canonicalText }
    try? await database.transaction { transaction in
      try transaction.run("DELETE FROM renewing WHERE token = ?", [.blob(token)])
      guard let last, let text else { return }
      try transaction.run("DELETE FROM renewal WHERE expires <= ?", [.real(now)])
      try transaction.run(
        "UPDATE renewal SET last = ?1, newest = ?2 WHERE last = ?3",
        [.blob(last), .text(text), .blob(token)])
      try transaction.run(
        "INSERT OR REPLACE INTO renewal (token, last, newest, expires) VALUES (?, ?, ?, ?)",
        [.blob(token), .blob(last), .text(text), .real(now + Self.longest)])
    }
  }

  /// Who has a token of access that was given back is told so by the server.
  private func forget(_ token: String) async {
    let token = OpenSSLSecrets.digest(token)
    try? await database.transaction { transaction in
      try transaction.run(
        """
        DELETE FROM renewal WHERE last = ?1 OR last IN (SELECT last FROM renewal WHERE token = ?1)
        """, [.blob(token)])
    }
  }
}
