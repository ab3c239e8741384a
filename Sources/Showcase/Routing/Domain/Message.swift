/// Something that somebody wrote about an item.
nonisolated struct Message: Hashable, Identifiable, Sendable {
  let id: Int
  let sender: String
  let text: String
  let item: Item.ID

  static let all = [
    Message(
      id: 1, sender: "Ada", text: "Shall we climb up on Sunday?",
      item: Item.ID(rawValue: "lighthouse")),
    Message(
      id: 2, sender: "Ben", text: "The ferry was late again.", item: Item.ID(rawValue: "harbour")),
    Message(
      id: 3, sender: "Cleo", text: "Clear skies tonight!", item: Item.ID(rawValue: "observatory")),
  ]
}
