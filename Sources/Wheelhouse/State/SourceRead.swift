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
  final func beginReading() {
    guard let extras else { return }
    extras.readCount = 0
    if !extras.parts.isEmpty { extras.parts.removeAll(keepingCapacity: true) }
  }

  /// Notes that a source was read, as a whole or only in part.
  final func noteRead(of source: Source, isOfWhole: Bool) {
    let extras = extras ?? needExtras()
    let count = extras.readCount
    if count < extras.sources.count, extras.sources[count].source === source,
      extras.sources[count].isOfWhole == isOfWhole
    {
      extras.readCount = count + 1
      return
    }
    if !extras.noteAgain(source, isOfWhole, by: self) {
      forgetSources(from: count)
      source.add(reader: self, isOfWhole: isOfWhole)
      extras.sources.append(SourceRead(source: source, isOfWhole: isOfWhole))
      extras.readCount = count + 1
    }
  }

  /// Stops being told about what was read before and not this time.
  final func endReading() {
    guard let extras, extras.readCount < extras.sources.count else { return }
    forgetSources(from: extras.readCount)
  }

  /// Stops being told about anything.
  final func forgetSources() {
    guard let extras else { return }
    extras.readCount = 0
    extras.parts.removeAll()
    forgetSources(from: 0)
  }

  private func forgetSources(from count: Int) {
    guard let extras else { return }
    while extras.sources.count > count { extras.sources.removeLast().source.forget(self) }
  }
}

extension Extras {
  /// Looks for a source among those that were read this time; one that was read in part may be read whole.
  ///
  /// - Returns: whether it was there.
  fileprivate func noteAgain(_ source: Source, _ isOfWhole: Bool, by reader: Element) -> Bool {
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
