/// Something that an element read.
struct SourceRead {
  let source: Source
  /// False where only a part of it was read.
  var isOfWhole: Bool
}

// What an element reads, and is told about.
//
// An element that is rendered again nearly always reads the same as before, in the same order. So what it
// read is not forgotten and noted anew, but compared as it comes, and only what differs is work.
extension Element {
  /// Begins to note what a rendering reads.
  final func beginReading() { atExtras? { $0.beginReading() } }

  /// Notes that a source was read, as a whole or only in part.
  final func noteRead(of source: Source, isOfWhole: Bool) {
    ownExtras { $0.noteRead(of: source, isOfWhole, by: self) }
  }

  /// Stops being told about what was read before and not this time.
  final func endReading() { atExtras? { $0.forgetSources(from: $0.readCount, by: self) } }

  /// Stops being told about anything.
  final func forgetSources() {
    atExtras? {
      $0.beginReading()
      $0.forgetSources(from: 0, by: self)
    }
  }
}

extension Extras {
  fileprivate func beginReading() {
    readCount = 0
    parts.removeEach()
  }

  fileprivate func noteRead(of source: Source, _ isOfWhole: Bool, by reader: Element) {
    let count = readCount
    if count < sources.count, sources[count].isOfWhole == isOfWhole,
      sources[count].source === source
    {
      readCount = count + 1
      return
    }
    if noteAgain(source, isOfWhole, by: reader) { return }
    forgetSources(from: count, by: reader)
    source.add(reader: reader, isOfWhole: isOfWhole)
    // Most that read anything read two or three; grown one by one, the array would be made three times.
    if count == 0 { sources.reserveCapacity(3) }
    sources.append(SourceRead(source: source, isOfWhole: isOfWhole))
    readCount = count + 1
  }

  fileprivate func forgetSources(from count: Int, by reader: Element) {
    while sources.count > count { sources.removeLast().source.forget(reader) }
  }

  /// Looks for a source among those that were read this time; one that was read in part may be read whole.
  ///
  /// - Returns: whether it was there.
  private func noteAgain(_ source: Source, _ isOfWhole: Bool, by reader: Element) -> Bool {
    var index = readCount
    while index > 0 {
      index -= 1
      guard sources[index].source === source else { continue }
      if isOfWhole, !sources[index].isOfWhole {
        sources[index].isOfWhole = true
        source.readsWhole(reader)
      }
      return true
    }
    return false
  }
}
