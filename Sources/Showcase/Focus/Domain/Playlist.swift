/// A collection of songs for one kind of concentration.
nonisolated struct Playlist: Hashable, Codable, Sendable, Identifiable {
  let id: ID
  let title: String
  let mood: String
  let systemImage: String
  let songCount: Int

  /// The playlist's name in the catalogue and in URLs: lower-case words joined by hyphens.
  struct ID: Hashable, Codable, Sendable, RawRepresentable {
    let rawValue: String

    init?(rawValue: String) {
      let isWord = { (byte: UInt8) in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
      guard (1...40).contains(rawValue.utf8.count), rawValue.utf8.allSatisfy(isWord) else {
        return nil
      }
      self.rawValue = rawValue
    }
  }
}

/// One song of a playlist.
nonisolated struct Song: Hashable, Codable, Sendable, Identifiable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int
}
