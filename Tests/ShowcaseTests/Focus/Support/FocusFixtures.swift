import Wheelhouse

@testable import Showcase

nonisolated extension Playlist.ID {
  /// The id of that name, which has to be a well-formed one.
  static func named(_ name: String) -> Playlist.ID {
    guard let id = Playlist.ID(rawValue: name) else { preconditionFailure("\(name) is no id") }
    return id
  }

  static let rain = named("rain")
  static let night = named("night")
}

nonisolated extension InMemoryPlaylistsRepository {
  /// Two playlists, of three songs and of one.
  static func music() -> InMemoryPlaylistsRepository {
    let rain = Playlist(
      id: .rain, title: "Rain", mood: "Wet", systemImage: "eye", songCount: 3)
    let night = Playlist(
      id: .night, title: "Night", mood: "Dark", systemImage: "moon", songCount: 1)
    return InMemoryPlaylistsRepository(
      [rain, night],
      songs: [
        .rain: [
          Song(id: 1, title: "Drizzle", artist: "The Drops", seconds: 900),
          Song(id: 2, title: "Downpour", artist: "The Drops", seconds: 605),
          Song(id: 3, title: "Puddles", artist: "Umbrella", seconds: 200),
        ],
        .night: [Song(id: 4, title: "Owls", artist: "Feather", seconds: 180)],
      ])
  }
}

/// A time of day that stands still until a test moves it.
final class HandWallClock: WallClock {
  nonisolated(unsafe) private var time = 1_000_000.0
  nonisolated(unsafe) private var waiting: [Waiter] = []
  nonisolated(unsafe) private var lastWaiter = 0

  private struct Waiter {
    let id: Int
    let until: Double
    let go: CheckedContinuation<Void, Never>
  }

  nonisolated var now: Double { time }

  /// How many tasks wait for a later time.
  var waiters: Int { waiting.count }

  /// Moves on, and lets go who waited for it.
  func pass(_ seconds: Double) {
    time += seconds
    let due = waiting.filter { $0.until <= time }
    waiting.removeAll { $0.until <= time }
    for waiter in due { waiter.go.resume() }
  }

  nonisolated func wait(until time: Double) async throws(CancellationError) {
    await suspend(until: time)
    if Task.isCancelled { throw CancellationError() }
  }

  private func suspend(until time: Double) async {
    guard time > now else { return }
    lastWaiter += 1
    let id = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append(Waiter(id: id, until: time, go: $0)) }
    } onCancel: {
      Task { @MainActor in self.release(id) }
    }
  }

  private func release(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).go.resume()
  }
}

/// Hands forms to endpoints in this process, and can be out of reach.
@MainActor final class EndpointPoster: FormPoster {
  var endpoints = EndpointTable()
  var isReachable = true
  /// The forms that were handed in, by path.
  private(set) var posts: [String] = []
  /// The path whose answers are held back.
  var slowPath: String?
  private var held: [CheckedContinuation<Void, Never>] = []

  /// How many answers are held back.
  var heldCount: Int { held.count }

  /// Lets the answers go that were held back.
  func release() {
    slowPath = nil
    let due = held
    held = []
    for answer in due { answer.resume() }
  }

  nonisolated func post(
    _ form: FormFields, to url: String
  ) async throws(FormPostError) -> FormAnswer {
    guard let answer = await answer(form, url) else { throw FormPostError(message: "no line") }
    return answer
  }

  private func answer(_ form: FormFields, _ url: String) async -> FormAnswer? {
    let path = "/" + url.split(separator: "/").dropFirst(2).joined(separator: "/")
    posts.append(path)
    guard isReachable, let endpoint = endpoints.endpoints(at: path)?[.post] else { return nil }
    let response = await endpoint.respond(HTTPRequest(path, form: form))
    if path == slowPath { await withCheckedContinuation { held.append($0) } }
    return FormAnswer(status: response.status, body: response.body)
  }
}

/// Keeps what is sent, in order.
final class SentEvents: EventSender {
  private(set) var events: [any Event] = []

  func send(_ event: any Event) { events.append(event) }

  func all<E: Event>(_ type: E.Type) -> [E] { events.compactMap { $0 as? E } }
}

/// Focus in this process with everything that a test may want to reach.
final class FocusBench {
  let repository = InMemoryPlaylistsRepository.music()
  let clock = HandWallClock()
  let poster = EndpointPoster()
  let feature: FocusFeature

  init() {
    var configuration = FocusConfiguration(url: "http://focus.test", environment: { _ in nil })
    configuration.tokenSeconds = 600
    configuration.refreshSeconds = 3000
    feature = FocusFeature(
      repository: repository, configuration: configuration, secrets: OpenSSLSecrets(),
      clock: clock, poster: poster)
    poster.endpoints = EndpointTable(feature.endpoints)
  }

  /// A browser that reaches the endpoints.
  var browser: ConsentBrowser {
    ConsentBrowser { [poster] request in
      guard let endpoint = poster.endpoints.endpoints(at: request.path)?[request.method] else {
        return .text("no endpoint", status: 404)
      }
      return await endpoint.respond(request)
    }
  }
}
