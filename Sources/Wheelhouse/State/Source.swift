import ScreenDocument

/// Something a rendering can read and must be told about when it changes.
@usableFromInline
class Source {
  nonisolated deinit {}

  /// An element, which has itself forgotten before it is gone.
  private struct Reader {
    let element: Uncounted<Element>
    /// False for one that only read a part, and need not render again unless that is another.
    var isOfWhole: Bool
  }

  /// How often anything has changed since the process began.
  @exclusivity(unchecked) private(set) static var changes = 0
  /// How often anything was read in a rendering.
  @exclusivity(unchecked) private(set) static var reads = 0
  /// What was read last in a rendering; to be looked at right after.
  @exclusivity(unchecked) private(set) static var lastRead: Unmanaged<Source>?

  @exclusivity(unchecked) private var readers: [Reader] = []
  /// What of a snapshot depends on this.
  @exclusivity(unchecked) final var keepers: [LedgerEntry] = []

  init() {}

  /// Notes that the rendering that is going on, if any, read this, or else the encoding for a snapshot.
  @usableFromInline
  final func noteRead() {
    guard let reader = Renderer.reading else { return noteKept() }
    Source.reads &+= 1
    Source.lastRead = .passUnretained(self)
    reader { $0.noteRead(of: self, isOfWhole: !Renderer.isReadingPart) }
  }

  /// Will tell an element when this changes.
  final func add(reader: Element, isOfWhole: Bool) {
    readers.append(Reader(element: Uncounted(reader), isOfWhole: isOfWhole))
  }

  /// Will have an element render again when this changes, where it only looked at its parts before.
  final func readsWhole(_ reader: Element) {
    if let index = position(of: reader) { readers[index].isOfWhole = true }
  }

  private func noteKept() { LedgerEntry.encoding?({ $0.read(self) }) }

  /// Asks every reader to render again, or to look whether its part is another one.
  final func changed() {
    Source.changes &+= 1
    for index in readers.indices {
      let reader = readers[index]
      reader.element { if reader.isOfWhole { $0.invalidate() } else { $0.suspect() } }
    }
    for index in keepers.indices { Uncounted(keepers[index]) { $0.becameStale() } }
  }

  /// A plain loop, the latest first: a closure handed to the library would check its actor at every call.
  private func position(of reader: Element) -> Int? {
    var index = readers.count
    while index > 0 {
      index -= 1
      if readers[index].element.isIdentical(to: reader) { return index }
    }
    return nil
  }

  final func forget(_ reader: Element) {
    guard let index = position(of: reader) else { return }
    let last = readers.removeLast()
    if index < readers.count { readers[index] = last }
  }
}

/// Storage that an element keeps for one dynamic property across renderings.
class StateSlot: Source {
  nonisolated deinit {}

  /// The hash of the property's name; 0 for one without a place.
  final var name: UInt64 = 0
  /// The short hash of the view type's name and the property's.
  final var property: UInt32 = 0
  /// Where its value is in the snapshots of the session, if those are taken again and again.
  final var entry: LedgerEntry?

  /// Whether a view has it.
  final var isPlaced: Bool { name != 0 }

  /// What becomes of the value when the session sleeps.
  var restorability: Restorability { kind.restorability }

  /// What the value's type says about keeping it.
  var kind: StateKind { preconditionFailure("abstract") }

  /// Whether the value refers to nothing, so that encoding it reads nothing else.
  var isPlain: Bool { false }

  /// Whether encoding it always reads something, whatever there is in the values.
  var readsItself: Bool { false }

  /// The type of the value, for a person.
  var valueType: String { "" }

  /// Appends the value as JSON; false when it has none.
  func write(as kind: StateKind, into text: inout JSONBytes, _ encoder: JSONTextEncoder) -> Bool {
    false
  }
}
