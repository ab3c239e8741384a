public import Wheelhouse
public import ScreenDocument

/// An app and its sessions in this process, for tests.
///
///     let app = InProcessApp(ShopApp())
///     let driver = try await app.open("/products")
///     try await driver.tap("Keyboard")
///
/// It never forgets a session, identifiers are the same in every run, and the time that sessions see
/// stands still until ``advance(by:)`` moves it on.
public final class InProcessApp {
  package private(set) var host: SessionHost
  /// The time that the sessions see, moved on by tests.
  package let clock = HandClock()
  package let store: any SessionStore
  private let windows: WindowTable
  private let limits: SessionLimits
  private let marks: any CrashMarks
  private let report: @MainActor (String, [(String, String)]) -> Void
  private let files = ImportedFiles()
  private var turns: TurnKeeper
  private var seed: UInt64
  private var transports: [InProcessTransport] = []

  /// Starts an app without any session.
  ///
  /// - Parameters:
  ///   - seed: gives the sessions' tokens; another seed gives others.
  ///   - isDurable: whether sessions are saved after every turn, as on a server whose store is on disk.
  public convenience init(
    _ app: some Wheelhouse.App, seed: UInt64 = 1, isDurable: Bool = false
  ) {
    self.init(
      app, seed: seed, limits: .unlimited, store: MemorySessionStore(isDurable: isDurable))
  }

  /// Starts an app of a single view, which is shown at `/`.
  public convenience init<Content: View>(
    seed: UInt64 = 1, isDurable: Bool = false,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(ViewApp(content: content), seed: seed, isDurable: isDurable)
  }

  package init(
    _ app: some Wheelhouse.App, seed: UInt64 = 1, limits: SessionLimits,
    store: any SessionStore = MemorySessionStore(), marks: any CrashMarks = NoCrashMarks(),
    report: @escaping @MainActor (String, [(String, String)]) -> Void = { _, _ in }
  ) {
    windows = WindowTable(app)
    self.limits = limits
    self.store = store
    self.marks = marks
    self.seed = seed
    self.report = report
    host = SessionHost(
      windows: windows, tokens: SeededTokenSource(seed: seed), store: store, clock: clock,
      limits: limits, marks: marks, imports: files.folder, report: report)
    turns = TurnKeeper(host)
  }

  /// Connects a client that has said nothing yet, of a person that the app knows by `identity`, or of nobody.
  public func connect(as identity: String? = nil) -> InProcessTransport {
    let transport = InProcessTransport(host, turns, files, of: identity)
    transports.append(transport)
    return transport
  }

  /// Opens a URL of the app in a session of its own.
  ///
  /// - Parameters:
  ///   - locale: the language the person reads, as a BCP 47 tag such as `de-AT`; nil leaves it unsaid.
  ///   - timeZone: where the person is, as a name of the tz database such as `Europe/Berlin`.
  ///   - colorScheme: which colours the person prefers.
  ///   - identity: who the person is; nil is nobody the app knows.
  public func open(
    _ url: String = "/", layout: Layout = .regular, locale: String? = nil,
    timeZone: String? = nil, colorScheme: Wheelhouse.ColorScheme? = nil,
    as identity: String? = nil
  ) async throws -> ScreenDriver {
    let scheme = colorScheme.flatMap { ScreenDocument.ColorScheme(rawValue: $0.rawValue) }
    let hello = Hello(
      url: url, layout: layout, locale: locale, timeZone: timeZone, colorScheme: scheme)
    return try await ScreenDriver(connect(as: identity), hello)
  }

  /// Lets time pass for the sessions, whose banners hide when their time is over.
  ///
  /// What a task of the app waits for by `Task.sleep` comes by itself.
  public func advance(by duration: Duration) { clock.now += duration }

  /// Ends the process, as far as sessions can tell: all connections drop, every session is parked,
  /// and only what its snapshot holds is left of it.
  ///
  /// A driver goes on with ``ScreenDriver/reconnect(over:)`` and finds what a person would.
  public func relaunch() {
    for transport in transports { transport.drop() }
    host.parkIdle()
    restart()
  }

  /// Ends the process without a warning: what the store has is all that is left.
  ///
  /// The store has something only if the app was started as durable.
  public func crash() {
    for transport in transports { transport.drop() }
    for session in host.allSessions { session.end() }
    restart()
  }

  private func restart() {
    transports = []
    seed &+= 0x5EED
    host = SessionHost(
      windows: windows, tokens: SeededTokenSource(seed: seed), store: store, clock: clock,
      limits: limits, marks: marks, imports: files.folder, report: report)
    turns = TurnKeeper(host)
  }
}

/// An app made for one view.
private struct ViewApp<Content: View>: Wheelhouse.App {
  var content: (@MainActor () -> Content)?

  init() { content = nil }
  init(content: @escaping @MainActor () -> Content) { self.content = content }

  var body: some Wheelhouse.Scene {
    Window("Test", id: "") { if let content { content() } }
  }
}

/// A clock that stands still until a test moves it.
package final class HandClock: SessionClock {
  package var now: Duration = .zero {
    didSet { wakeDue() }
  }
  private var sleepers: [(deadline: Duration, wake: AsyncStream<Void>.Continuation)] = []

  package init() {}

  package func sleep(until deadline: Duration) async throws {
    guard now < deadline else { return }
    let (waking, wake) = AsyncStream<Void>.makeStream()
    sleepers.append((deadline, wake))
    for await _ in waking {}
    try Task.checkCancellation()
  }

  private func wakeDue() {
    for sleeper in sleepers where sleeper.deadline <= now { sleeper.wake.finish() }
    sleepers.removeAll { $0.deadline <= now }
  }
}

extension SessionLimits {
  /// No limit on how fast commands come, since a test is faster than any person.
  package static var unlimited: SessionLimits {
    var limits = SessionLimits()
    limits.commandsPerSecond = 0
    return limits
  }
}
