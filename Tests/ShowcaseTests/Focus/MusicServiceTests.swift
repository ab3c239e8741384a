import Testing
import Wheelhouse

@testable import Showcase

struct MusicServiceTests {
  private let sent = SentEvents()
  private let listener = Listener()
  private let repository = InMemoryPlaylistsRepository.music()

  private var service: MusicService {
    MusicService(bus: sent, listener: listener, repository: repository)
  }

  private func waitForAnswer() async {
    while sent.all(DomainEvent.PlaylistGenerated.self).isEmpty,
      sent.all(DomainEvent.PlaylistGenerationFailed.self).isEmpty
    { await Task.yield() }
  }

  @Test func `point 63: a selection by id becomes a focus playlist`() async throws {
    let service = service
    service.select(.rain)
    await waitForAnswer()
    let playlist = try #require(sent.all(DomainEvent.PlaylistGenerated.self).first?.playlist)
    #expect(playlist.playlist.id == .rain)
    #expect(playlist.songs.map(\.title) == ["Drizzle", "Downpour"])
    #expect(playlist.seconds == 1505)
    #expect(listener.state.selection == .rain)
  }

  @Test func `of two selections only the later one is answered`() async {
    let service = service
    service.select(.rain)
    service.select(.night)
    await waitForAnswer()
    for _ in 0..<100 { await Task.yield() }
    let answers = sent.all(DomainEvent.PlaylistGenerated.self).map(\.playlist.playlist.id)
    #expect(answers == [.night])
  }

  @Test func `a playlist that is not there, and a catalogue that cannot be read, say so`() async {
    let service = service
    service.select(.named("gone"))
    await waitForAnswer()
    let gone = DomainEvent.PlaylistGenerationFailed(error: .unknownPlaylist(.named("gone")))
    #expect(sent.all(DomainEvent.PlaylistGenerationFailed.self) == [gone])
    await repository.fail(with: .unavailable("closed"))
    await service.loadPlaylists()
    #expect(sent.all(DomainEvent.PlaylistsFailed.self).count == 1)
  }

  @Test func `point 69: the caching repository asks for each thing once, and for a failure again`()
    async throws
  {
    let cache = CachingPlaylistsRepository(repository)
    await repository.fail(with: .unavailable("closed"))
    await #expect(throws: PlaylistsError.unavailable("closed")) { try await cache.playlists() }
    await repository.fail(with: nil)
    for _ in 0..<3 {
      _ = try await cache.playlists()
      _ = try await cache.songs(of: .rain)
    }
    #expect(await repository.requests == ["playlists", "playlists", "songs of rain"])
  }

  @Test func `a focus playlist ends with the song that fills the stretch`() {
    let playlist = Playlist(id: .rain, title: "", mood: "", systemImage: "", songCount: 0)
    let songs = (1...30).map { Song(id: $0, title: "", artist: "", seconds: 100) }
    #expect(FocusPlaylist(playlist, of: songs).songs.count == 15)
    #expect(FocusPlaylist(playlist, of: songs, filling: 1).songs.count == 1)
    #expect(FocusPlaylist(playlist, of: []).songs.isEmpty)
  }

  @Test func `the embedded catalogue comes out of SQLite as it went in`() async throws {
    let folder = try TemporaryFolder()
    let repository = SQLitePlaylistsRepository(folder: folder.path + "/new")
    let playlists = try await repository.playlists()
    #expect(playlists.map(\.id.rawValue) == PlaylistsSeed.playlists.map(\.id))
    for playlist in playlists {
      let songs = try await repository.songs(of: playlist.id)
      #expect(songs.count == playlist.songCount)
      #expect(FocusPlaylist(playlist, of: songs).seconds >= FocusPlaylist.stretch)
    }
    let again = SQLitePlaylistsRepository(folder: folder.path + "/new")
    #expect(try await again.playlists() == playlists)
    await #expect(throws: PlaylistsError.unknownPlaylist(.rain)) {
      try await repository.songs(of: .rain)
    }
  }

  @Test func `many first starts at once make the catalogue once`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 {
        group.addTask { try await SQLitePlaylistsRepository(folder: path).playlists().count }
      }
      for try await count in group { #expect(count == PlaylistsSeed.playlists.count) }
    }
  }
}
