/// Brings a client up to date: writes what separates the shown content of a tree of pieces from its
/// current content as RFC 6902 operations, and whole documents as JSON.
///
/// One walk from the root treats everything in the order of the document, a node's own operations
/// before those inside it. Whatever lies before the place of an operation is thus up to date, what
/// lies behind it is still as shown, and all operations inside a node stand together: should they
/// be more bytes than the node itself, they are taken back and the node is replaced.
///
/// A composer keeps its memory. One serves any number of documents, one after another.
package struct PatchComposer: ~Copyable {
  /// The operations so far, or the document.
  var text = ByteBuffer(capacity: 4096)
  /// The operations of the last patch.
  private var operations = ByteBuffer(capacity: 4096)
  /// The last patch as a message.
  private var message = ByteBuffer(capacity: 4096)
  /// The JSON Pointer of the member or node at hand, escaped for a JSON string.
  var path = ByteBuffer(capacity: 256)
  var operationCount = 0
  /// How many separate contributions the operations are; see ``settle(_:since:_:_:)``.
  var sources = 0
  /// The nodes that the operations so far carry, but for those of unusual places.
  var carried = ByteBuffer(capacity: 256)
  /// The bytes of JSON that these nodes are.
  var carriedBytes = 0
  /// Pieces that were written whole while they had pending changes.
  var written: [Unmanaged<Piece>] = []
  /// Pieces whose nodes were counted to see whether a member is one node.
  var counted: [Unmanaged<Piece>] = []
  /// Whether serialising a piece makes it shown.
  var isCommitting = true
  /// Which piece's hole each marked piece is in, while these are few.
  var ways = ByteBuffer(capacity: 512)
  /// The only marked piece in the holes of the piece at hand, if that is known.
  var target: UnsafeMutableRawPointer?
  /// Marked pieces that the walk has not met yet; at none it can stop.
  var unmet = 0

  /// A composer without any memory of documents.
  package init() {}

  /// Appends the JSON array of the operations that turn what the client shows into the current
  /// content, and declares that content shown.
  ///
  /// - Parameters:
  ///   - changed: every attached piece with pending changes, in any order.
  /// - Returns: the number of operations.
  package mutating func compose(
    root: Piece, changed: [Piece], into out: inout JSONBytes
  ) -> Int {
    let count = compose(root: root, changed: changed)
    out.append(bytes: operations.bytes)
    return count
  }

  /// Makes the operations that turn what the client shows into the current content, and declares that
  /// content shown; ``message(rev:base:ack:)`` has them.
  package mutating func compose(root: Piece, changed: [Piece]) -> Int {
    text.truncate(to: 0)
    path.truncate(to: 0)
    operationCount = 0
    sources = 0
    carried.truncate(to: 0)
    carriedBytes = 0
    isCommitting = true
    mark(changed)
    text.append("[")
    if root.isMarked { updateRoot(.passUnretained(root)) }
    text.append("]")
    swap(&text, &operations)
    unmark(changed)
    for index in changed.indices { changed[index].forgetShown() }
    forgetWritten()
    learnCounts()
    return operationCount
  }

  /// The operations that were composed last as a message of the protocol.
  ///
  /// - Returns: bytes that are there until the next message.
  package mutating func message(rev: Int, base: Int, ack: Int?) -> UnsafeRawBufferPointer {
    message.truncate(to: 0)
    message.appendPatchHead(rev: rev, base: base, ack: ack)
    message.append(operations.base, operations.count)
    message.append("}")
    return message.bytes
  }

  /// Appends the whole document as JSON: the single node of the root piece.
  ///
  /// - Parameters:
  ///   - commit: whether all that is written counts as shown from now on.
  package mutating func write(_ root: Piece, into out: inout JSONBytes, commit: Bool) {
    text.truncate(to: 0)
    isCommitting = commit
    writeSingle(root.current.items)
    if commit { root.forgetShown() }
    out.append(bytes: text.bytes)
    forgetWritten()
  }

  private mutating func updateRoot(_ root: Unmanaged<Piece>) {
    unmet -= 1
    target = onlyWay(from: root)
    updateSingle(root.shown.items, root.current.items)
  }

  private mutating func learnCounts() {
    guard !counted.isEmpty else { return }
    for piece in counted { piece.current.learnCount() }
    counted.removeAll(keepingCapacity: true)
  }

  private mutating func forgetWritten() {
    guard !written.isEmpty else { return }
    for piece in written { piece._withUnsafeGuaranteedRef { $0.forgetShown() } }
    written.removeAll(keepingCapacity: true)
  }
}
