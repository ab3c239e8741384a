/// The whole picture of a client: what it draws, and all that can be done.
///
/// A reading view of its JSON: whatever the JSON is, reading does not fail. A member that is missing
/// or of another type reads as empty.
public struct Document: Hashable, Sendable {
  /// The document in its JSON form.
  public var value: JSONValue

  /// Reads a document from its JSON form.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// The app path that leads here.
  public var url: String { value["url"]?.string ?? "" }

  /// The title of the window.
  public var title: String { value["title"]?.string ?? "" }

  /// The language of the app's words, where it has those of several.
  public var language: String? { value["language"]?.string }

  /// What the client is to keep for the app, by name; null for what it is to forget.
  public var stored: JSONObject { value["stored"]?.object ?? [:] }

  /// What is drawn beneath everything else.
  public var root: Node { Node(value["root"] ?? [:]) }

  /// The sheets and alerts, the bottom one first.
  public var presentations: [Presentation] {
    (value["presentations"]?.array ?? []).map(Presentation.init)
  }

  /// The banners, drawn on top of everything.
  public var banners: [Banner] { (value["banners"]?.array ?? []).map(Banner.init) }

  /// All nodes, depth first: those of the root, then those of each presentation.
  public var nodes: [Node] {
    root.nodes + presentations.flatMap(\.content.nodes)
  }

  /// The first node that meets a condition, depth first.
  public func first(where condition: (Node) -> Bool) -> Node? {
    if let node = root.first(where: condition) { return node }
    for presentation in presentations {
      if let node = presentation.content.first(where: condition) { return node }
    }
    return nil
  }

  /// The node with that id.
  public func node(id: String) -> Node? {
    first { $0.id == id }
  }
}

/// A sheet, a cover, a popover or a dialog: what covers everything beneath it.
public struct Presentation: Hashable, Sendable {
  /// The presentation in its JSON form.
  public let value: JSONValue

  /// Reads a presentation from its JSON form.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// What a `back` names to leave it.
  public var id: String? { value["id"]?.string }

  /// `sheet`, `fullScreenCover`, `popover`, `alert` or `confirmationDialog`.
  public var kind: String { value["kind"]?.string ?? "" }

  /// The title of a dialog.
  public var title: String? { value["title"]?.string }

  /// The message of a dialog.
  public var message: String? { value["message"]?.string }

  /// Whether it asks something: it is left by its buttons.
  public var isDialog: Bool { kind == "alert" || kind == "confirmationDialog" }

  /// The heights at which a sheet rests.
  public var detents: [String] { (value["detents"]?.array ?? []).compactMap(\.string) }

  /// The height that a sheet has, where the app follows it.
  public var detent: String? { value["detent"]?.string }

  /// The id of the node that a popover points to.
  public var source: String? { value["source"]?.string }

  /// What is drawn in it.
  public var content: Node { Node(value["content"] ?? [:]) }
}

/// A short notice on top of everything.
public struct Banner: Hashable, Sendable {
  /// The banner in its JSON form.
  public let value: JSONValue

  /// Reads a banner from its JSON form.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// What a `back` names to dismiss it.
  public var id: String? { value["id"]?.string }

  /// `info`, `success`, `warning` or `error`.
  public var style: String { value["style"]?.string ?? "" }

  /// What it says.
  public var text: String { value["text"]?.string ?? "" }

  /// Its buttons.
  public var children: [Node] { (value["children"]?.array ?? []).map(Node.init) }
}
