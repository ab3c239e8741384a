import ScreenDocument

extension View {
  /// Lets the view be dragged to where such a value is taken.
  ///
  ///     ForEach(column.cards) { card in
  ///       CardView(card: card).draggable(card.id)
  ///     }
  ///
  /// The person drags it with a mouse, or with a finger that has held it, or picks it up in the view's menu and chooses
  /// where it goes by the keyboard. The value is made when the view is dropped, and stays on the server.
  ///
  /// - Parameter payload: what is handed to where the view is dropped.
  public consuming func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload
  ) -> ModifiedContent<Self, PendingModification> {
    let types = TransferTypes.exported(by: Payload.self)
    let source = DragSource(contentTypes: types, payload: payload)
    return ModifiedContent(
      content: self, modifier: PendingModification(pending: types.isEmpty ? nil : .drag(source)))
  }

  /// Lets the view be dragged; the client shows the view itself while it is, and not the preview.
  ///
  /// - Parameters:
  ///   - payload: what is handed to where the view is dropped.
  ///   - preview: dropped.
  public consuming func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, PendingModification> { draggable(payload()) }

  /// Takes what is dropped on the view, if such a value can be made of it.
  ///
  ///     VStack { ForEach(column.cards) { card in CardView(card: card).draggable(card.id) } }
  ///       .dropDestination(for: Card.ID.self) { ids, _ in board.move(ids, to: column) }
  ///
  /// The client marks the view while something that it takes is dragged over it. Of one destination within another the
  /// inner one takes it.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values that are taken.
  ///   - action: is handed what was dropped, one value, and where on the view, as a part of its size from its upper
  ///     leading corner. Where it answers false, what was dragged goes back; the command has been carried out all the same.
  public consuming func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor (_ items: [Payload], _ location: UnitPoint) -> Bool
  ) -> ModifiedContent<Self, PendingModification> {
    let types = TransferTypes.imported(by: Payload.self)
    let destination = DropDestination(contentTypes: types) { payload, location in
      guard let value = Payload.value(from: payload) else { return false }
      _ = action([value], location)
      return true
    }
    return ModifiedContent(
      content: self,
      modifier: PendingModification(pending: types.isEmpty ? nil : .drop(destination)))
  }
}

/// What is handed to where a view is dropped.
final class DragSource {
  nonisolated deinit {}

  /// What it can be taken as, what says most of it first.
  let contentTypes: [String]
  let payload: @MainActor () -> any Transferable

  init(contentTypes: [String], payload: @escaping @MainActor () -> any Transferable) {
    self.contentTypes = contentTypes
    self.payload = payload
  }
}

/// Where something can be dropped.
final class DropDestination {
  nonisolated deinit {}

  /// What is taken.
  let contentTypes: [String]
  /// Takes a value; false when it cannot be taken.
  private let perform: @MainActor (any Transferable, UnitPoint) -> Bool

  init(
    contentTypes: [String], perform: @escaping @MainActor (any Transferable, UnitPoint) -> Bool
  ) {
    self.contentTypes = contentTypes
    self.perform = perform
  }

  /// Takes what a source carries, if it takes any of what that can be taken as; whether it does.
  func take(_ source: DragSource, at location: UnitPoint) -> Bool {
    contentTypes.contains(where: source.contentTypes.contains)
      && perform(source.payload(), location)
  }
}

/// What a command says of a drop: which node was dragged, and where on the other one it was let go.
struct Drop {
  let source: CommandTarget
  let location: UnitPoint

  /// Reads the value of a command; nil where it is none.
  ///
  /// It is the id of the node, and what part of the other one's width and height it is from the upper leading corner to
  /// the place, each 0 to 1, with spaces between. The id alone stands for the middle.
  init?(_ value: JSONValue) {
    guard case .string(let text) = value, text.utf8.count <= 80 else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    source = CommandTarget(String(words[0]))
    if words.count == 1 {
      location = .center
      return
    }
    guard words.count == 3, let x = Self.part(words[1]), let y = Self.part(words[2]) else {
      return nil
    }
    location = UnitPoint(x: x, y: y)
  }

  private static func part(_ word: Substring) -> Double? {
    Double(word).flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
