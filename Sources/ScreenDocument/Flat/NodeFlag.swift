import Glibc

/// A flag of a node that is set or taken away without rendering the node again.
package struct NodeFlag {
  /// The node's, at most 60 bits.
  package let id: UInt64
  package let isOn: Bool

  package init(id: UInt64, isOn: Bool) {
    self.id = id
    self.isOn = isOn
  }
}

extension Piece {
  /// Sets a property of nodes to true or takes it away, as rendering them again would.
  ///
  /// Set, it is the last property of its node. For a few nodes: each is looked for and moves what comes
  /// after it.
  ///
  /// - Returns: false, and nothing is changed, where one of the nodes is not this piece's own or is
  ///   already as it should be, or where there are more than eight.
  package final func setFlags(_ name: PropertyName, _ flags: [NodeFlag]) -> Bool {
    guard flags.count <= 8, let content = current.setting(name, flags) else { return false }
    replaceCurrent(with: content)
    return true
  }
}

extension PieceContent {
  /// A copy with other flags; nil where a node is missing or as it should be.
  fileprivate func setting(_ name: PropertyName, _ flags: [NodeFlag]) -> PieceContent? {
    guard let block else { return nil }
    let size = Self.header + holeCount * 8 + byteCount
    guard let copy = malloc(size + flags.count * FlagEdit.size) else {
      preconditionFailure("out of memory")
    }
    copy.copyMemory(from: block, byteCount: size)
    var edit = FlagEdit(name: name, start: copy + Self.header + holeCount * 8, count: byteCount)
    for flag in flags where !edit.set(flag) {
      Glibc.free(copy)
      return nil
    }
    copy.store(edit.count, 0)
    for index in 0..<holeCount { _ = hole(index).retain() }
    return PieceContent(block: copy)
  }
}

/// Flat nodes that are being changed where they lie, with room behind them.
private struct FlagEdit {
  /// The bytes of a flag: its header, and `true`.
  static let size = FlatLayout.memberHeader + 4

  let name: PropertyName
  let start: UnsafeMutableRawPointer
  private(set) var count: Int

  init(name: PropertyName, start: UnsafeMutableRawPointer, count: Int) {
    self.name = name
    self.start = start
    self.count = count
  }

  /// - Returns: false where the node is missing or as it should be.
  mutating func set(_ flag: NodeFlag) -> Bool { growth(setting: flag, from: 0, to: count) != nil }

  /// Looks for the node among items.
  ///
  /// - Returns: by how many bytes the items have grown; nil where nothing was changed.
  private mutating func growth(setting flag: NodeFlag, from first: Int, to end: Int) -> Int? {
    var item = first
    while item < end {
      if at(item).byte() == FlatLayout.holeMark {
        item += FlatLayout.memberHeader
      } else {
        if let growth = growth(setting: flag, of: item) { return growth }
        item += at(item).number(FlatLayout.lengthOffset)
      }
    }
    return nil
  }

  /// Looks at a node and into its slots.
  private mutating func growth(setting flag: NodeFlag, of node: Int) -> Int? {
    guard let growth = growthOfFlag(flag, of: node) ?? growthOfSlots(flag, of: node) else {
      return nil
    }
    add(growth, to: node + FlatLayout.lengthOffset)
    return growth
  }

  private mutating func growthOfSlots(_ flag: NodeFlag, of node: Int) -> Int? {
    var slot = endOfProperties(node)
    let end = node + at(node).number(FlatLayout.lengthOffset)
    while slot < end {
      let first = slot + FlatLayout.memberHeader
      let next = first + at(slot).number(1)
      if let growth = growth(setting: flag, from: first, to: next) {
        add(growth, to: slot + 1)
        return growth
      }
      slot = next
    }
    return nil
  }

  private mutating func growthOfFlag(_ flag: NodeFlag, of node: Int) -> Int? {
    let view = FlatNode(content: .empty, start: at(node))
    guard view.hasID, NodeIdentity(rawValue: view.identity).rawValue == flag.id else { return nil }
    var rest = view.properties
    while !rest.isEmpty, rest.first.start.byte() != name.rawValue { rest.removeFirst() }
    guard rest.isEmpty == flag.isOn else { return nil }
    let growth = flag.isOn ? insert(at: endOfProperties(node)) : remove(rest.first)
    add(growth, to: node + FlatLayout.propertiesOffset)
    return growth
  }

  private mutating func insert(at place: Int) -> Int {
    let target = start + place
    (target + Self.size).copyMemory(from: target, byteCount: count - place)
    target.storeBytes(of: name.rawValue, as: UInt8.self)
    target.store(4, 1)
    let json: StaticString = "true"
    (target + FlatLayout.memberHeader).copyMemory(from: json.utf8Start, byteCount: 4)
    count += Self.size
    return Self.size
  }

  private mutating func remove(_ property: FlatProperty) -> Int {
    let (place, end) = (property.start - UnsafeRawPointer(start), property.end)
    let length = end - property.start
    (start + place).copyMemory(from: end, byteCount: count - place - length)
    count -= length
    return -length
  }

  private func add(_ growth: Int, to place: Int) {
    start.store(at(place).number(0) + growth, place)
  }

  private func endOfProperties(_ node: Int) -> Int {
    node + FlatLayout.nodeHeader + at(node).number(FlatLayout.propertiesOffset)
  }

  private func at(_ offset: Int) -> UnsafeRawPointer { UnsafeRawPointer(start + offset) }
}
