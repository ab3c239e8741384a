import Wheelhouse

/// Gives playlists and songs by id, and tells what it found as events.
///
/// Only the latest selection counts: the answer to an older one is dropped.
final class MusicService {
  private let bus: any EventSender
  private let listener: Listener
  private let repository: any PlaylistsRepository
  private var generating: Task<Void, Never>?

  init(bus: any EventSender, listener: Listener, repository: any PlaylistsRepository) {
    self.bus = bus
    self.listener = listener
    self.repository = repository
  }

  isolated deinit { generating?.cancel() }

  /// Loads all playlists.
  func loadPlaylists() async {
    do throws(PlaylistsError) {
      let playlists = try await repository.playlists()
      if !Task.isCancelled { bus.send(DomainEvent.PlaylistsLoaded(playlists: playlists)) }
    } catch {
      if !Task.isCancelled { bus.send(DomainEvent.PlaylistsFailed(error: error)) }
    }
  }

  /// Remembers a selection and makes its focus playlist.
  func select(_ id: Playlist.ID) {
    listener.state.selection = id
    listener.state.nowPlaying = nil
    generate(id)
  }

  /// Makes the focus playlist of the selection once more, after a failure or a long sleep.
  func generateAgain() {
    if let id = listener.state.selection { generate(id) }
  }

  private func generate(_ id: Playlist.ID) {
    generating?.cancel()
    bus.send(DomainEvent.PlaylistGenerationStarted(id: id))
    generating = Task { [bus, repository] in
      let event = await Self.outcome(of: id, repository)
      if !Task.isCancelled { bus.send(event) }
    }
  }

  private static func outcome(
    of id: Playlist.ID, _ repository: any PlaylistsRepository
  ) async -> any Event {
    do throws(PlaylistsError) {
      guard let playlist = try await repository.playlists().first(where: { $0.id == id }) else {
        throw .unknownPlaylist(id)
      }
      let songs = try await repository.songs(of: id)
      return DomainEvent.PlaylistGenerated(playlist: FocusPlaylist(playlist, of: songs))
    } catch {
      return DomainEvent.PlaylistGenerationFailed(error: error)
    }
  }
}
