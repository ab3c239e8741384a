/// What is shorter: the operations in a node, or one that replaces the node.
///
/// A check counts the bytes of the node's JSON until they are more than those of the operations. Nodes that
/// the operations carry are on both sides, and not counted: ``carried`` knows their bytes. So a check costs
/// what paths and single values take, at each level of the way up, however much came in below.
extension PatchComposer {
  /// Where the operations of a node begin.
  struct Mark {
    let text: Int
    let operationCount: Int
    let sources: Int
    let carried: Int
    let carriedBytes: Int
  }

  var mark: Mark {
    @inline(__always) get {
      Mark(
        text: text.count, operationCount: operationCount, sources: sources, carried: carried.count,
        carriedBytes: carriedBytes)
    }
  }

  /// The bytes of an operation but for its path and its value.
  private enum Frame {
    // `{"op":"replace","path":"` `","value":` `}`
    static let replace = 35
    // `{"op":"add","path":"` `","value":` `}`
    static let add = 31
    // `{"op":"remove","path":"` `"}`
    static let remove = 25
  }

  /// More nodes than these are counted: to look each up would take longer.
  private static let carriedSize = 16 * MemoryLayout<UnsafeRawPointer>.stride

  /// Notes that an operation carries so many bytes that are a node.
  @inline(__always)
  mutating func noteCarried(_ node: FlatNode, _ bytes: Int) {
    carried.extend(MemoryLayout<UnsafeRawPointer>.stride)
      .storeBytes(of: node.start, as: UnsafeRawPointer.self)
    carriedBytes &+= bytes
  }

  /// Replaces what is at the path at hand instead, if that is shorter than the operations in it.
  ///
  /// A single contribution needs no check: an added or replaced member is shorter than the object
  /// around it, and of what a node inside contributed that node's own check made sure, as a path
  /// is shorter than the JSON that it leads through. So paths cost nothing on the way up.
  ///
  /// - Parameters:
  ///   - node: what is at the path, if that is a node of its own.
  @inline(__always)
  mutating func settle(
    _ node: FlatNode?, since mark: Mark, _ spend: (inout JSONBudget) -> Void,
    _ write: (inout PatchComposer) -> Void
  ) {
    guard sources > mark.sources else { return }
    if sources > mark.sources &+ 1 {
      let comma = mark.operationCount > 0 ? 1 : 0
      let whole = comma + Frame.replace + path.count + 1
      var budget = budget(text.count - mark.text - whole, since: mark)
      if budget.rest >= 0 { spend(&budget) }
      if budget.rest >= 0 {
        return replace(with: node, since: mark, write)
      }
    }
    sources = mark.sources &+ 1
  }

  /// Takes the operations in what is at the path at hand back, and replaces it.
  @inline(__always)
  mutating func replace(
    with node: FlatNode?, since mark: Mark, _ write: (inout PatchComposer) -> Void
  ) {
    text.truncate(to: mark.text)
    operationCount = mark.operationCount
    carried.truncate(to: mark.carried)
    carriedBytes = mark.carriedBytes
    beginValue(.replace)
    let start = text.count
    write(&self)
    if let node { noteCarried(node, text.count &- start) }
    endValue()
    sources = mark.sources &+ 1
  }

  /// Whether a node is shorter than the operations in its only slot, where all items are other ones.
  ///
  /// It is told before these are written: what the items are is in both.
  func isShorterWhole(_ node: FlatNode, _ old: FlatSlot, _ new: FlatSlot) -> Bool {
    guard !new.name.isSingle, new.start == node.slots.start, new.end == node.slots.end,
      new.items.areOther(than: old.items)
    else { return false }
    let (lost, added) = (old.items.shownNodeCount, new.items.nodeCount)
    guard max(lost, added) > 1 else { return false }
    let key = new.name.key.utf8CodeUnitCount
    // `/`, the name without what is around it in `,"name":`, `/` and at least one digit.
    let member = path.count + key - 4 + 3
    // Commas between them.
    let operations =
      min(lost, added) * (Frame.replace + member) + max(0, added - lost) * (Frame.add + member)
      + max(0, lost - added) * (Frame.remove + member) + max(lost, added) - 1
    let whole = Frame.replace + path.count + 1
    var budget = JSONBudget(operations - whole - key - 2 - max(0, added - 1))
    budget.spendHead(of: node)
    return budget.rest >= 0
  }

  /// What remains of some bytes for all but what the operations since the mark carry.
  @inline(__always)
  private func budget(_ bytes: Int, since mark: Mark) -> JSONBudget {
    let nodes = UnsafeRawBufferPointer(rebasing: carried.bytes[mark.carried...])
    guard nodes.count <= Self.carriedSize else { return JSONBudget(bytes) }
    return JSONBudget(bytes &- carriedBytes &+ mark.carriedBytes, but: nodes)
  }
}
