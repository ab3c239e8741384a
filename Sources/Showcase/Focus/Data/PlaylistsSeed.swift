/// The music that a new database is filled with: playlists, songs and musicians that are made up.
nonisolated enum PlaylistsSeed {
  /// One playlist with its songs.
  struct Entry: Sendable {
    let id: String
    let title: String
    let mood: String
    let systemImage: String
    let songs: [Line]

    init(
      _ id: String, _ title: String, _ mood: String, _ systemImage: String, _ songs: [Line]
    ) {
      self.id = id
      self.title = title
      self.mood = mood
      self.systemImage = systemImage
      self.songs = songs
    }
  }

  /// One song.
  struct Line: Sendable {
    let title: String
    let artist: String
    let seconds: Int

    init(_ title: String, _ artist: String, _ seconds: Int) {
      self.title = title
      self.artist = artist
      self.seconds = seconds
    }
  }

  /// All playlists in the order in which they are shown.
  static let playlists = [
    Entry(
      "deep-work", "Deep Work", "Slow and steady", "moon",
      [
        Line("Silver Morning", "Mira Halvorsen", 168),
        Line("Small Meadow", "Paper Engines", 299),
        Line("Hidden Pattern", "Lumen Field", 159),
        Line("Northern Ridge", "Tomas Brandl", 167),
        Line("Quiet Staircase", "Hanae Mori", 258),
        Line("Hidden Letter", "The Slow Hours", 207),
        Line("Borrowed Orbit", "Still Motion", 299),
        Line("Glass Orbit", "Lumen Field", 161),
        Line("Small Signal", "Ines Carrow", 257),
        Line("Silver Station", "The Slow Hours", 296),
        Line("Velvet Station", "Okapi Trio", 176),
      ]),
    Entry(
      "first-coffee", "First Coffee", "Bright and unhurried", "sun.max",
      [
        Line("Second Meadow", "Hanae Mori", 166),
        Line("Level Tide", "North of Nine", 324),
        Line("Small Ridge", "Paper Engines", 269),
        Line("Borrowed Window", "Paper Engines", 226),
        Line("Quiet Lantern", "Lumen Field", 170),
        Line("Borrowed Margin", "Hanae Mori", 276),
        Line("Early Window", "Ines Carrow", 305),
        Line("Northern Meadow", "Hanae Mori", 257),
        Line("Patient Compass", "Okapi Trio", 275),
        Line("Open Orbit", "The Slow Hours", 292),
      ]),
    Entry(
      "rainy-window", "Rainy Window", "Soft piano, far thunder", "eye",
      [
        Line("Early Archive", "Still Motion", 277),
        Line("Northern Staircase", "Ines Carrow", 271),
        Line("Northern Orbit", "Ines Carrow", 315),
        Line("Velvet Morning", "Paper Engines", 155),
        Line("Winter Archive", "Okapi Trio", 306),
        Line("Paper Canal", "Mira Halvorsen", 205),
        Line("Velvet Signal", "Lumen Field", 251),
        Line("Glass Canal", "The Slow Hours", 192),
        Line("Winter Morning", "Hanae Mori", 221),
        Line("Silver Ridge", "Hanae Mori", 221),
        Line("Open Archive", "Tomas Brandl", 209),
      ]),
    Entry(
      "night-shift", "Night Shift", "Low lights, long lines", "lightbulb",
      [
        Line("Northern Lantern", "Okapi Trio", 209),
        Line("Quiet Harbour", "North of Nine", 300),
        Line("Patient Orchard", "Ines Carrow", 151),
        Line("Small Archive", "Still Motion", 294),
        Line("Early Signal", "Hanae Mori", 308),
        Line("Hidden Window", "Hanae Mori", 250),
        Line("Glass Morning", "Tomas Brandl", 176),
        Line("Inland Morning", "Mira Halvorsen", 198),
        Line("Northern Tide", "North of Nine", 191),
        Line("Paper Compass", "Still Motion", 163),
      ]),
    Entry(
      "open-field", "Open Field", "Strings and space", "globe",
      [
        Line("Amber Letter", "Okapi Trio", 287),
        Line("Paper Archive", "Still Motion", 156),
        Line("Level Morning", "Okapi Trio", 312),
        Line("Distant Archive", "Still Motion", 243),
        Line("Inland Meadow", "The Slow Hours", 274),
        Line("Winter Canal", "North of Nine", 229),
        Line("Northern Signal", "The Slow Hours", 237),
        Line("Distant Canal", "Okapi Trio", 282),
        Line("Amber Tide", "Hanae Mori", 242),
      ]),
    Entry(
      "clean-desk", "Clean Desk", "Minimal, no words", "pencil",
      [
        Line("Small Harbour", "Hanae Mori", 226),
        Line("Northern Orchard", "Hanae Mori", 243),
        Line("Patient Archive", "Lumen Field", 286),
        Line("Small Pattern", "Paper Engines", 312),
        Line("Quiet Horizon", "Lumen Field", 211),
        Line("Glass Corridor", "Lumen Field", 282),
        Line("Inland Archive", "Mira Halvorsen", 157),
        Line("Distant Tide", "Still Motion", 238),
        Line("Second Staircase", "Lumen Field", 176),
        Line("Quiet Canal", "Lumen Field", 236),
      ]),
    Entry(
      "long-train", "Long Train", "A pulse that carries", "clock",
      [
        Line("Inland Horizon", "Still Motion", 150),
        Line("Glass Tide", "North of Nine", 195),
        Line("Open Compass", "The Slow Hours", 251),
        Line("Patient Signal", "Mira Halvorsen", 188),
        Line("Silver Horizon", "Still Motion", 271),
        Line("Second Signal", "Hanae Mori", 290),
        Line("Silver Harbour", "Mira Halvorsen", 316),
        Line("Paper Pattern", "Okapi Trio", 261),
        Line("Hollow Tide", "Mira Halvorsen", 214),
        Line("Hollow Margin", "Hanae Mori", 211),
      ]),
    Entry(
      "quiet-library", "Quiet Library", "Barely there", "bookmark",
      [
        Line("Distant Station", "Tomas Brandl", 183),
        Line("Hidden Archive", "North of Nine", 319),
        Line("Borrowed Pattern", "Tomas Brandl", 278),
        Line("Silver Pattern", "Hanae Mori", 154),
        Line("Winter Lantern", "Still Motion", 151),
        Line("Silver Lantern", "Okapi Trio", 271),
        Line("Level Meadow", "Hanae Mori", 165),
        Line("Early Pattern", "Hanae Mori", 292),
        Line("Small Orbit", "Lumen Field", 198),
        Line("Distant Orbit", "The Slow Hours", 279),
        Line("Winter Station", "Mira Halvorsen", 166),
      ]),
  ]
}
