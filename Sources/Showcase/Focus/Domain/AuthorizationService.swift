import Wheelhouse

/// Gets, keeps and gives back one session's access to the music service.
///
/// Authorization code with PKCE (RFC 6749 §4.1, RFC 7636). The person decides on a page of the server; the
/// answer comes back over HTTP, past this session's connection, and finds the session by its `state`.
final class AuthorizationService {
  private let bus: any EventSender
  private let listener: Listener
  private let provider: any AuthorizationProvider
  private let desk: any AnswerDesk
  private let secrets: any AuthorizationSecrets
  private let clock: any WallClock
  private var expectation: AuthorizationDesk.Expectation?
  private var expiring: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }
  private var redeeming: Task<Void, Never>?
  private var revoking: [OperationKey: Task<Void, Never>] = [:]
  private var askedAt = -Double.infinity

  /// Seconds before its end at which access is renewed, but never more than half of its time.
  private static let margin = 30.0
  /// Seconds until a server that did not answer is asked again.
  private static let pause = 5.0
  /// Seconds within which asking again is a double click.
  private static let doubleClick = 0.6

  init(
    bus: any EventSender, listener: Listener, provider: any AuthorizationProvider,
    desk: any AnswerDesk, secrets: any AuthorizationSecrets, clock: any WallClock
  ) {
    self.bus = bus
    self.listener = listener
    self.provider = provider
    self.desk = desk
    self.secrets = secrets
    self.clock = clock
  }

  isolated deinit {
    expiring?.cancel()
    redeeming?.cancel()
    for task in revoking.values { task.cancel() }
  }

  /// Whether access is there.
  var isAuthorized: Bool { listener.state.authorization != nil }

  /// Goes on with what was awaited or under way when the session was put to sleep.
  func resume() {
    if let pending = listener.state.pending {
      if pending.expiresAt > clock.now { expect(pending) } else { expire(pending) }
    }
    finishRedeeming()
    listener.state.revocations?.forEach(finish)
  }

  /// Asks for access.
  ///
  /// A double click asks once. Who asks again later gets the page of the same request, as long as there is
  /// time enough to decide: whichever of the pages is decided on first counts.
  func request() {
    let now = clock.now
    let waiting = listener.state.pending.flatMap { $0.isGood(at: now) ? $0 : nil }
    if waiting != nil, (0..<Self.doubleClick).contains(now - askedAt) { return }
    askedAt = now
    let pending = waiting ?? begin()
    bus.send(DomainEvent.SpotifyAuthURLGenerated(url: pending.url))
  }

  /// Begins a new request; the answer to an older one is no longer welcome.
  private func begin() -> PendingAuthorization {
    forgetRequest()
    let state = secrets.next()
    let verifier = secrets.next()
    let url = provider.authorizationURL(
      state: state, challenge: secrets.challenge(for: verifier))
    let pending = PendingAuthorization(
      key: .next(), state: state, verifier: verifier, url: url,
      expiresAt: clock.now + PendingAuthorization.patience)
    listener.state.pending = pending
    expect(pending)
    return pending
  }

  /// Redeems the code of an answer, or tells that there is none.
  func received(_ answer: AuthorizationAnswer) {
    guard let pending = listener.state.pending, pending.state == answer.state else { return }
    forgetRequest()
    switch answer.outcome {
    case .refused(let code): fail(.refused(code))
    case .code(let code):
      listener.state.redemption = Operation(
        Redemption(code: code, verifier: pending.verifier), key: pending.key)
      finishRedeeming()
    }
  }

  private func finishRedeeming() {
    guard let redemption = listener.state.redemption else { return }
    redeeming = Task { [weak self, provider] in
      let result = await Self.result { () async throws(AuthorizationError) in
        try await provider.redeem(redemption)
      }
      self?.redeemed(redemption, result)
    }
  }

  /// Gives access back: at once here, and at the server as soon as it answers.
  func disconnect() {
    guard let authorization = listener.state.authorization else { return }
    let revocation = note(authorization)
    lose("\(provider.name) is disconnected. Connect it again to go on.")
    finish(revocation)
  }

  /// Gives access back that has come when it was not waited for any more.
  private func giveBack(_ result: Result<Authorization, AuthorizationError>) {
    guard case .success(let late) = result,
      late.accessToken != listener.state.authorization?.accessToken
    else { return }
    finish(note(late))
  }

  /// Keeps in mind that access is to be given back.
  private func note(_ authorization: Authorization) -> Operation<Authorization> {
    let revocation = Operation(authorization)
    listener.state.revocations = (listener.state.revocations ?? []) + [revocation]
    return revocation
  }

  /// A token that is revoked twice is revoked (RFC 7009 §2.2), so a server that did not answer is asked again.
  private func finish(_ revocation: Operation<Authorization>) {
    revoking[revocation.key] = Task { [weak self, provider, clock] in
      guard await revocation.isStored() else { return }
      while await Self.isUnanswered(revocation.input, by: provider) {
        guard (try? await clock.wait(until: clock.now + Self.pause)) != nil, self != nil else {
          return
        }
      }
      self?.revoked(revocation)
    }
  }

  private func revoked(_ revocation: Operation<Authorization>) {
    revoking[revocation.key] = nil
    let others = listener.state.revocations?.filter { $0 != revocation } ?? []
    listener.state.revocations = others.isEmpty ? nil : others
  }

  /// Revokes once.
  ///
  /// - Returns: whether the server has neither done it nor said no.
  private static func isUnanswered(
    _ authorization: Authorization, by provider: any AuthorizationProvider
  ) async -> Bool {
    let result = await result { () async throws(AuthorizationError) in
      try await provider.revoke(authorization)
    }
    if case .failure(.unavailable) = result { return true }
    return false
  }

  private func expect(_ pending: PendingAuthorization) {
    expiring = Task { [weak self, clock] in
      guard (try? await clock.wait(until: pending.expiresAt)) != nil else { return }
      self?.expire(pending)
    }
    expectation = desk.expect(pending.state, until: pending.expiresAt) { [bus] answer in
      bus.send(SystemEvent.AuthorizationCallbackReceived(answer: answer))
    }
  }

  /// Forgets a request that nobody has decided on in time: its page leads nowhere any more.
  private func expire(_ pending: PendingAuthorization) {
    guard listener.state.pending == pending else { return }
    forgetRequest()
    let message = "The time to decide is over. Connect \(provider.name) again to go on."
    bus.send(DomainEvent.ApplicationError(subject: .access, message: message))
  }

  private func forgetRequest() {
    if let pending = listener.state.pending { desk.forget(pending.state) }
    expectation = nil
    expiring = nil
    listener.state.pending = nil
    listener.state.redemption = nil
  }

  private func redeemed(
    _ redemption: Operation<Redemption>, _ result: Result<Authorization, AuthorizationError>
  ) {
    guard listener.state.redemption == redemption else { return giveBack(result) }
    listener.state.redemption = nil
    switch result {
    case .success(let authorization): accept(authorization)
    case .failure(let error): fail(error)
    }
  }

  private func accept(_ authorization: Authorization) {
    listener.state.authorization = authorization
    bus.send(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: true))
  }

  private func lose(_ message: String) {
    listener.state.authorization = nil
    listener.state.hasActiveDevice = false
    listener.state.nowPlaying = nil
    bus.send(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: false))
    bus.send(DomainEvent.ApplicationError(subject: .access, message: message))
  }

  private func fail(_ error: AuthorizationError) {
    let message =
      switch error {
      case .refused("access_denied"): "\(provider.name) was not connected: access was denied."
      case .refused: "\(provider.name) did not accept the request. Try to connect again."
      case .unavailable: "\(provider.name) cannot be reached just now. Try again shortly."
      }
    bus.send(DomainEvent.ApplicationError(subject: .access, message: message))
  }

  private static func result<Value>(
    of body: () async throws(AuthorizationError) -> Value
  ) async -> Result<Value, AuthorizationError> {
    do throws(AuthorizationError) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}

// Keeping access.
extension AuthorizationService {
  /// Renews access whenever its time is nearly over; runs until access is lost or the task is cancelled.
  func keepFresh() async {
    while let authorization = listener.state.authorization {
      let left = authorization.expiresAt - clock.now
      let due = authorization.expiresAt - min(Self.margin, max(left, 0) / 2)
      guard (try? await clock.wait(until: due)) != nil else { return }
      guard listener.state.authorization == authorization else { continue }
      guard await renew(authorization) else { return }
    }
  }

  /// Renews access once.
  ///
  /// - Returns: false when there is nothing more to keep.
  private func renew(_ authorization: Authorization) async -> Bool {
    let result = await Self.result { () async throws(AuthorizationError) in
      try await provider.refresh(authorization)
    }
    guard listener.state.authorization == authorization else {
      giveBack(result)
      return true
    }
    switch result {
    case .success(let renewed): accept(renewed)
    case .failure(.refused):
      lose("The access to \(provider.name) has ended. Connect it again to go on.")
      return false
    case .failure(.unavailable):
      return (try? await clock.wait(until: clock.now + Self.pause)) != nil
    }
    return true
  }
}
