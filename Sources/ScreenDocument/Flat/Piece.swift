/// A part of a document that is rendered on its own: the nodes of one custom view.
///
/// A piece's nodes leave *holes* where other pieces go. A piece has one place in a document: it
/// is in a hole of its ``parent`` or nowhere. Where two pieces change in one turn, it may move from one
/// to the other. Rendering writes with a ``NodeWriter`` and
/// hands over with ``take(_:)``; ``PatchComposer`` then brings the client up to date. Until that
/// happened the piece keeps both what the client shows and what it should show.
///
/// Open, because the elements of a view graph are pieces; pieces are many and hold nothing else. A
/// subclass that is isolated to an actor overrides `init()` as `nonisolated`.
open class Piece {
  @exclusivity(unchecked) var current = PieceContent.empty
  @exclusivity(unchecked) var shown = PieceContent.empty

  /// The piece whose hole this one is in; follows what that piece takes over.
  @exclusivity(unchecked) package final internal(set) var parent: Unmanaged<Piece>?

  /// Whether the composer at work has to come here, for this piece or one below.
  @exclusivity(unchecked) var isMarked = false

  /// Whether the client shows something else than the current content.
  @exclusivity(unchecked) package final internal(set) var hasPending = false

  /// A piece of no nodes, which shows nothing.
  package init() {}

  deinit {
    current.leave(self)
    current.free()
    shown.free()
  }

  /// Takes over what the writer holds and leaves the writer empty.
  ///
  /// - Returns: false, and nothing is changed, when nodes and holes are the same as before.
  package final func take(_ writer: inout NodeWriter) -> Bool {
    assert(writer.depth == 0, "a node is still open")
    if current.isSame(as: writer) {
      writer.reset()
      return false
    }
    let former = current
    let content = PieceContent(taking: &writer)
    if !content.hasSameHoles(as: former) {
      former.leave(self)
      content.setParent(self)
    }
    if former.topNodes != content.topNodes || former.topHoles + content.topHoles > 0 {
      forgetCountsAbove()
    }
    replaceCurrent(with: content)
    return true
  }

  private func forgetCountsAbove() {
    var next = parent
    while let piece = next {
      next = piece._withUnsafeGuaranteedRef {
        $0.current.forgetCounts()
        return $0.parent
      }
    }
  }

  /// Takes over another content; what the client shows is kept until it is told.
  final func replaceCurrent(with content: PieceContent) {
    let former = current
    current = content
    if hasPending {
      former.free()
    } else {
      shown = former
      hasPending = true
    }
    if shown.block != nil, shown.isSame(as: current) { forgetShown() }
  }

  /// Declares the current content shown.
  package final func forgetShown() {
    guard hasPending else { return }
    hasPending = false
    let former = shown
    shown = .empty
    former.free()
  }
}
