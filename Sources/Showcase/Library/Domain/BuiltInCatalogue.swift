/// The items that come with the showcase.
nonisolated struct BuiltInCatalogue: LibraryCatalogue {
  func items() async -> [ListItem] { Self.books + Self.maps + Self.scores }

  private static let books = [
    ListItem(
      id: "atlas-of-tides", category: .category1, title: "Atlas of Tides", author: "Ines Varga",
      year: 1987, shelf: "A 12", summary: "Every harbour of the North Sea, hour by hour."),
    ListItem(
      id: "the-quiet-engine", category: .category1, title: "The Quiet Engine",
      author: "Tomas Lind", year: 2004, shelf: "A 14",
      summary: "A mechanic inherits a ferry that nobody has heard running."),
    ListItem(
      id: "letters-from-skagen", category: .category1, title: "Letters from Skagen",
      author: "Marie Holt", year: 1931, shelf: "A 20",
      summary: "Two painters write to each other across one narrow street."),
    ListItem(
      id: "a-history-of-string", category: .category1, title: "A History of String",
      author: "Owen Bright", year: 2015, shelf: "B 3",
      summary: "Knots, nets and bridges, from flax to carbon."),
  ]

  private static let maps = [
    ListItem(
      id: "alpine-passes", category: .category2, title: "Alpine Passes", author: "Survey Office",
      year: 1962, shelf: "Drawer 4", summary: "Forty sheets, folded, with the closing dates."),
    ListItem(
      id: "canals-of-friesland", category: .category2, title: "Canals of Friesland",
      author: "J. de Boer", year: 1978, shelf: "Drawer 6",
      summary: "Depths, locks and the hours of their keepers."),
    ListItem(
      id: "night-sky-north", category: .category2, title: "Night Sky, North",
      author: "Ines Varga", year: 1990, shelf: "Drawer 1",
      summary: "A turning chart for every evening of the year."),
  ]

  private static let scores = [
    ListItem(
      id: "nocturne-in-d", category: .category3, title: "Nocturne in D", author: "Elsa Moreau",
      year: 1904, shelf: "M 2", summary: "For piano, with the composer's own fingering."),
    ListItem(
      id: "songs-for-rain", category: .category3, title: "Songs for Rain", author: "Tomas Lind",
      year: 1998, shelf: "M 7", summary: "Twelve songs for voice and guitar, all of them short."),
    ListItem(
      id: "wind-quintet", category: .category3, title: "Wind Quintet", author: "Ruth Adler",
      year: 1949, shelf: "M 9", summary: "Four movements, parts and score."),
  ]
}
