import ScreenDocument

/// Content of which a part can be brought into view.
///
/// Follows [Apple's `ScrollViewReader`](https://developer.apple.com/documentation/swiftui/scrollviewreader). Where the
/// content is scrolled to is otherwise the client's, and nothing of it is state: what scrolls while the session wakes
/// (`onAppear`) is not heard, and where several pages show a session, the one that asked is scrolled.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: @MainActor (ScrollViewProxy) -> Content

  /// Creates content that is handed what scrolls it.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Renders the content, whose parts are named.
  public static func _render(_ view: borrowing ScrollViewReader, in context: RenderContext) {
    let proxy = ScrollViewProxy(place: context.renderer.element?.token, reader: context.identity)
    var values = context.environment.values
    values.scrollReader = context.identity
    Content._render(view.content(proxy), in: context.at(0x11).with(values))
    withExtendedLifetime(values) {}
  }
}

/// Scrolls the content of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let place: ObservationToken?
  let reader: UInt64

  /// Brings a view into view; one that is not there is not.
  ///
  /// - Parameters:
  ///   - id: what ``View/id(_:)`` says, or the id of an element of a ``ForEach``.
  ///   - anchor: which point of the view is to meet the same one of what scrolls; nil scrolls no further than it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let graph = place?.element?.graph, !graph.isWaking else { return }
    let target = ScrollID.text(of: StableHash.key(id), in: reader)
    graph.effects.append(.scrollTo(target: target, anchor: anchor?.name))
    graph.needsTurn?()
  }
}

/// The name by which a client finds what is scrolled to.
private enum ScrollID {
  static func text(of key: UInt64, in reader: UInt64) -> String {
    NodeIdentity(rawValue: StableHash.mix(reader, key)).token
  }
}

private nonisolated struct ScrollReaderKey: EnvironmentKey {
  static var defaultValue: UInt64 { 0 }
}

extension EnvironmentValues {
  fileprivate var scrollReader: UInt64 {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}

extension RenderContext {
  /// The place of the reader around, 0 without one.
  @usableFromInline
  var scrollReader: UInt64 { environment.values.scrollReader }

  /// The context of what can be scrolled to by a key; where there is a reader, who asked takes it back.
  @usableFromInline
  func scrolled(to key: UInt64, in reader: UInt64) -> RenderContext {
    reader == 0 ? self : adding(.string(.scrollID, ScrollID.text(of: key, in: reader)))
  }
}
