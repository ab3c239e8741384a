/// The kinds of records that follow a snapshot's header, in any order.
///
///     kind (1 byte)  place (8 bytes)  length of what follows
///
/// | kind | place | what follows |
/// |---|---|---|
/// | 0 nothing | | anything: what stood here has been written anew elsewhere |
/// | 1 value | place and property; 0 once moved | the property's name (4 bytes), the value as canonical JSON |
/// | 2 stack | the stack | next serial, levels (serial; whether there is an anchor, its place), path as JSON |
/// | 3 tabs | the tab view | whether it selects by itself, the tab's place; places selected before |
/// | 4 columns | the split view | the visibility |
/// | 5 presentation | its anchor | its serial |
/// | 6 banner | its anchor, 0 for none | serial, style, milliseconds left, text |
/// | 7 counts | 0 | presentations and banners so far |
///
/// A form that knows more kinds has a number of its own (``SnapshotHeader/currentForm``).
enum SnapshotRecord: UInt8 {
  case nothing, value, stack, tabs, columns, presentation, banner, counts

  /// Appends a whole record.
  static func write(
    _ kind: SnapshotRecord, at place: UInt64, into out: inout SnapshotWriter,
    _ content: (inout SnapshotWriter) -> Void
  ) {
    var record = SnapshotWriter()
    content(&record)
    write(kind, at: place, record.bytes, into: &out)
  }

  /// Appends what is a part of every snapshot.
  static func writeCounts(
    opened: Int, banners: Int, into out: inout SnapshotWriter
  ) {
    out.byte(counts.rawValue)
    out.fixed(UInt64(0))
    out.number(SnapshotWriter.length(of: opened) + SnapshotWriter.length(of: banners))
    out.number(opened)
    out.number(banners)
  }

  static func write(
    _ kind: SnapshotRecord, at place: UInt64, _ content: [UInt8], into out: inout SnapshotWriter
  ) {
    out.byte(kind.rawValue)
    out.fixed(place)
    out.part(content)
  }
}

extension RestorableState {
  /// Reads records to the end of the bytes.
  init(_ bytes: ArraySlice<UInt8>) throws(SnapshotError) {
    var reader = SnapshotReader(bytes)
    while !reader.isAtEnd {
      guard let kind = SnapshotRecord(rawValue: try reader.byte()) else { throw .damaged }
      let place = try reader.fixed(UInt64.self)
      var content = SnapshotReader(try reader.part())
      try read(kind, at: place, &content)
    }
  }

  private mutating func read(
    _ kind: SnapshotRecord, at place: UInt64, _ content: inout SnapshotReader
  ) throws(SnapshotError) {
    switch kind {
    case .nothing: break
    case .value: read(try KeptValue(&content), at: place)
    case .stack:
      let stack = try StackSnapshot(&content)
      openedCount = max(openedCount, stack.highestSerial)
      for level in stack.levels { if let anchor = level.anchor { openAnchors.insert(anchor) } }
      stacks[place] = stack
    case .tabs: tabs[place] = try TabsSnapshot(&content)
    case .columns:
      guard let known = NavigationSplitViewVisibility(rawValue: try content.text()) else {
        throw .damaged
      }
      columnVisibility[place] = known
    case .presentation: presentations[place] = try content.number()
    case .banner: try read(BannerSnapshot(&content), at: place)
    case .counts:
      openedCount = max(openedCount, try content.number())
      bannerCount = try content.number()
    }
  }

  private mutating func read(_ value: KeptValue, at place: UInt64) {
    if place == 0 { moved[value.property] = value } else { values[place] = value }
  }

  private mutating func read(_ banner: BannerSnapshot, at place: UInt64) {
    if place == 0 { ownBanners.append(banner) } else { banners[place] = banner }
  }

  /// Writes everything; what is the same has the same bytes.
  func write(into out: inout SnapshotWriter) {
    writeUntaken(into: &out)
    for banner in ownBanners { banner.write(at: 0, into: &out) }
    SnapshotRecord.writeCounts(
      opened: openedCount, banners: bannerCount, into: &out)
  }

  /// Writes what waits for places that are not made yet.
  func writeUntaken(into out: inout SnapshotWriter) {
    for (_, value) in moved.inOrder { value.write(at: 0, into: &out) }
    for (place, value) in values.inOrder { value.write(at: place, into: &out) }
    for (place, stack) in stacks.inOrder {
      SnapshotRecord.write(.stack, at: place, into: &out) { stack.write(into: &$0) }
    }
    for (place, tabs) in tabs.inOrder {
      SnapshotRecord.write(.tabs, at: place, into: &out) { tabs.write(into: &$0) }
    }
    for (place, visibility) in columnVisibility.inOrder {
      SnapshotRecord.write(.columns, at: place, into: &out) { $0.text(visibility.rawValue) }
    }
    for (place, serial) in presentations.inOrder {
      SnapshotRecord.write(.presentation, at: place, into: &out) { $0.number(serial) }
    }
    for (place, banner) in banners.inOrder { banner.write(at: place, into: &out) }
  }
}

extension Dictionary where Key: FixedWidthInteger {
  /// What is in it, in an order that is always the same; nearly always there is nothing.
  fileprivate var inOrder: [(key: Key, value: Value)] {
    isEmpty ? [] : sorted { $0.key < $1.key }
  }
}

// The content of each kind.
extension KeptValue {
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    property = try reader.fixed(UInt32.self)
    text = try reader.remainder()
  }

  func write(at place: UInt64, into out: inout SnapshotWriter) {
    SnapshotRecord.write(.value, at: place, into: &out) {
      $0.fixed(property)
      $0.append(text)
    }
  }
}

extension BannerSnapshot {
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    serial = try reader.number()
    style = try reader.text()
    remaining = Double(try reader.number()) / 1000
    text = try reader.text()
  }

  func write(at place: UInt64, into out: inout SnapshotWriter) {
    SnapshotRecord.write(.banner, at: place, into: &out) {
      $0.number(serial)
      $0.text(style)
      $0.number(Int(max(0, min(remaining, 1e6)) * 1000))
      $0.text(text)
    }
  }
}

extension StackSnapshot {
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    highestSerial = try reader.number() &- 1
    levels = try reader.list { (reader) throws(SnapshotError) in
      Level(serial: try reader.number(), anchor: try reader.optionalPlace())
    }
    let path = try reader.remainder()
    self.path = path.isEmpty ? nil : path
  }

  func write(into out: inout SnapshotWriter) {
    out.number(highestSerial + 1)
    out.number(levels.count)
    for level in levels {
      out.number(level.serial)
      out.place(level.anchor)
    }
    if let path { out.append(path) }
  }
}

extension TabsSnapshot {
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    selected = try reader.optionalPlace()
    selectedBefore = try reader.list { (reader) throws(SnapshotError) in
      try reader.fixed(UInt64.self)
    }
  }

  func write(into out: inout SnapshotWriter) {
    out.place(selected)
    out.number(selectedBefore.count)
    for place in selectedBefore { out.fixed(place) }
  }
}

extension SnapshotReader {
  fileprivate mutating func optionalPlace() throws(SnapshotError) -> UInt64? {
    switch try byte() {
    case 0: nil
    case 1: try fixed(UInt64.self)
    default: throw .damaged
    }
  }
}

extension SnapshotWriter {
  fileprivate mutating func place(_ place: UInt64?) {
    byte(place == nil ? 0 : 1)
    if let place { fixed(place) }
  }
}
