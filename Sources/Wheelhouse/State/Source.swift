/// Something a rendering can read and must be told about when it changes.
class Source {
  nonisolated deinit {}

  @exclusivity(unchecked) private var readers: [Element] = []

  init() {}

  /// Notes that the rendering that is going on, if any, read this.
  final func noteRead() {
    guard let reader = Renderer.reading else { return }
    if let last = readers.last, last === reader { return }
    guard position(of: reader) == nil else { return }
    readers.append(reader)
    reader.needExtras().sources.append(self)
  }

  /// Asks every reader to render again.
  final func changed() {
    for index in readers.indices { readers[index].invalidate() }
  }

  /// A plain loop: a closure handed to the library would check its actor at every call.
  private func position(of reader: Element) -> Int? {
    for index in readers.indices where readers[index] === reader { return index }
    return nil
  }

  final func forget(_ reader: Element) {
    guard let index = position(of: reader) else { return }
    readers.swapAt(index, readers.count - 1)
    readers.removeLast()
  }
}

/// Storage that an element keeps for one dynamic property across renderings.
class StateSlot: Source {
  nonisolated deinit {}

  /// The hash of the property's name.
  final var name: UInt64 = 0

  /// The value as restorable data, if it can be encoded.
  func snapshot() -> (any Encodable)? { nil }
}
