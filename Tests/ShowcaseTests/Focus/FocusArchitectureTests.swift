import FoundationEssentials
import Testing
import Wheelhouse

@testable import Showcase

struct FocusArchitectureTests {
  private static let folder = "Sources/Showcase/Focus/"

  /// The layers from the bottom up; each may know those before it in its own list.
  private static let known: [String: Set<String>] = [
    "Domain": ["Domain"], "Data": ["Data", "Domain"], "Presentation": ["Presentation", "Domain"],
    "Navigation": ["Navigation", "Presentation", "Domain"],
  ]

  private func files(of layer: String) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: Self.folder + layer)
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let bytes = manager.contents(atPath: Self.folder + layer + "/" + path) ?? Data()
        return String(decoding: bytes, as: UTF8.self)
      }
  }

  /// The code without its comments, as words.
  private func words(_ text: String) -> Set<String> {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    return Set(
      code.joined(separator: "\n").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .map(String.init))
  }

  private func declarations(of layer: String) throws -> Set<String> {
    let kinds = ["class ", "struct ", "enum ", "protocol ", "actor "]
    var names: Set<String> = []
    for line in try files(of: layer).flatMap({ $0.split(separator: "\n") })
    where !line.hasPrefix(" ") && !line.hasPrefix("/") && !line.hasPrefix("private") {
      for kind in kinds {
        guard let range = line.ranges(of: kind).first else { continue }
        names.insert(String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }))
      }
    }
    return names
  }

  @Test func `point 68: no layer knows anything above it`() throws {
    let layers = ["Domain", "Data", "Presentation", "Navigation", "Composition"]
    for (layer, known) in Self.known {
      let used = Set(try files(of: layer).flatMap { words($0) })
      for other in layers where !known.contains(other) {
        let names = try declarations(of: other)
        #expect(!names.isEmpty)
        #expect(used.isDisjoint(with: names), "\(layer) knows \(used.intersection(names))")
      }
    }
  }

  @Test func `point 56: commands are orders, what happened is in the past tense`() throws {
    let source = try files(of: "Domain").first { $0.contains("enum UserCommand") } ?? ""
    for name in [
      "SpotifyAuthorizationUpdated", "LaunchFinished", "SpotifyAuthURLGenerated",
      "PlaylistSelected", "OpenAnotherAppRequested", "DidRequestOpenPlaylistOnSpotify",
      "PlayOnSpotifyRequested", "SpotifyPremiumOnlyActionAttempted", "ApplicationError",
    ] {
      #expect(source.contains("struct \(name): Event"))
    }
  }

  @Test func `point 64: a view is made without a parameter`() {
    _ = (LaunchView(), ServiceSelectionView(), ChoosePlaylistView(), GeneratedPlaylistView())
    _ = (DeviceActivationView(), ErrorNotificationView())
  }

  @Test func `point 59: navigation listens to the events that concern it, and to no other`() {
    let place = FocusPlace()
    let facts = HandFacts()
    let models: [any NavigationModel] = [
      CompactNavigationModel(place: place, facts: facts),
      RegularNavigationModel(place: place, facts: facts),
    ]
    place.navigation.show(.playlistSelection)
    let before = place.navigation
    let others: [any Event] = [
      UserCommand.SpotifyAuthorizationRequested(), UserCommand.ReloadRequested(),
      DomainEvent.PlaylistsLoaded(playlists: []),
      DomainEvent.ApplicationError(subject: .access, message: "x"),
      DomainEvent.PlaybackStarted(title: "x"), UserCommand.DeviceCheckRequested(),
    ]
    for model in models { for event in others { model.receive(event) } }
    #expect(place.navigation == before)
    #expect(place.opening == nil)
  }
}
