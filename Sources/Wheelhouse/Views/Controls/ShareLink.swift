public import FoundationEssentials
import ScreenDocument

/// A button that hands something on by the means of the person's device: a sheet of what it can be sent with, and where
/// the client has none, a copy.
///
///     ShareLink(item: URL(string: "/products/lamp")!, subject: Text("A lamp"))
///
/// An address that begins with "/" is one of the app's own, which the client makes whole. An address that a ``Link``
/// would not follow is shared as a text. A file of the server is no more than its name to others: to share it, have an
/// ``Endpoint`` answer with it, and share the address of that.
public struct ShareLink<Label: View>: PrimitiveView {
  private let item: SharedItem
  private let subject: Text?
  private let message: Text?
  private let label: Label

  /// Creates a button that shares an address or a text.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: what it is called, where it is sent by something that has titles, such as mail.
  ///   - message: what is said of it.
  ///   - label: what the button shows.
  public init<Item: ShareableItem>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.item = item._sharedItem
    self.subject = subject
    self.message = message
    self.label = label()
  }

  /// Writes a shareLink node.
  public static func _render(_ view: ShareLink, in context: RenderContext) {
    context.begin(.shareLink)
    context.write(view.item)
    context.write(.title, view.subject?.string)
    context.write(.message, view.message?.string)
    context.linked(by: view.label)
    context.end()
  }
}

extension ShareLink where Label == EmptyView {
  /// Creates a button that shares an address or a text, and is called so in the person's language.
  public init<Item: ShareableItem>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { EmptyView() }
  }
}

extension ShareLink where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a button with a title that shares an address or a text.
  @_disfavoredOverload
  public init<S: StringProtocol, Item: ShareableItem>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(title), item: item, subject: subject, message: message) }

  /// Creates a button with a title that shares an address or a text.
  public init<Item: ShareableItem>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      Wheelhouse.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}

/// What can be shared: an address or a text.
public nonisolated protocol ShareableItem {
  /// How it is shared.
  var _sharedItem: SharedItem { get }
}

/// An address or a text that is shared.
public nonisolated enum SharedItem: Sendable {
  /// An address that a client may follow.
  case address(String)
  /// Words.
  case text(String)
  /// A file that only the server has, by its name.
  case file(String)
}

extension RenderContext {
  /// Writes what is shared; of a file only its name, since its path is nobody else's business.
  fileprivate func write(_ item: SharedItem) {
    switch item {
    case .address(let address): write(.url, address)
    case .text(let text): write(.value, text)
    case .file(let name):
      write(.value, name)
      renderer.element?.graph.advise?(.sharedFile(name))
    }
  }
}

extension String: ShareableItem {
  /// The text.
  public var _sharedItem: SharedItem { .text(self) }
}

extension URL: ShareableItem {
  /// The address, if a client may follow it.
  public var _sharedItem: SharedItem {
    if isFileURL { return .file(lastPathComponent) }
    return LinkAddress.followable(absoluteString).map { .address($0) } ?? .text(absoluteString)
  }
}
