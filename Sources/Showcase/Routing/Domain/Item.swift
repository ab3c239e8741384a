/// Something to look at, with notes that can be edited.
nonisolated struct Item: Codable, Hashable, Identifiable, Sendable {
  /// Its name in URLs.
  nonisolated struct ID: RawRepresentable, Codable, Hashable, Sendable {
    let rawValue: String
  }

  let id: ID
  let title: String
  let subtitle: String
  let systemImage: String
  var notes: String
}

nonisolated extension Item {
  init(_ id: String, _ title: String, _ subtitle: String, _ systemImage: String, _ notes: String) {
    self.init(
      id: ID(rawValue: id), title: title, subtitle: subtitle, systemImage: systemImage,
      notes: notes)
  }

  /// The items there are; which they are never changes, only their notes do.
  static let all = [
    Item(
      "lighthouse", "Lighthouse", "On the northern pier", "light.beacon.max",
      "Open on Sundays. The lamp room takes eight people."),
    Item(
      "windmill", "Windmill", "Behind the dunes", "wind",
      "Grinds on the first Saturday of the month."),
    Item(
      "harbour", "Harbour", "Below the old town", "ferry",
      "The ferry leaves every forty minutes."),
    Item(
      "observatory", "Observatory", "On the hill", "moon.stars",
      "Clear nights only. Ring the lower bell."),
  ]

  /// The first item, which a place that always shows one shows at first.
  static let first = all[0]

  /// The item after this one; after the last one comes the first.
  static func next(after id: ID) -> Item {
    let index = all.firstIndex { $0.id == id } ?? 0
    return all[(index + 1) % all.count]
  }
}
