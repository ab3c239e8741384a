// Reading a part of a larger value.
//
// Much of an app's state is one value behind one property: a navigation door, a selection, a form. An
// element that reads a part of it through a binding, `$session.door.tabs.selection`, remembers what it
// read. When the value changes, the element is not rendered again but looks at its part, and only another
// one counts. Reading the whole value and comparing it would be as right, and evaluate half the app at
// every change.

/// What an element read through a binding to a part.
class PartRead {
  nonisolated deinit {}

  init() {}

  /// Whether it was read from there.
  func isRead(from other: AnyObject) -> Bool { false }

  /// Reads it again, and compares; an element that can take over what has changed need not be rendered.
  func isAnother(to reader: Element) -> Bool { true }
}

private final class ComparablePartRead<Value: Equatable>: PartRead {
  nonisolated deinit {}

  private let storage: BindingStorage<Value>
  private let value: Value

  init(_ value: Value, from storage: BindingStorage<Value>) {
    self.value = value
    self.storage = storage
  }

  override func isRead(from other: AnyObject) -> Bool { storage === other }
  override func isAnother(to reader: Element) -> Bool { storage.look { $0.pointee != value } }
}

extension Renderer {
  /// Begins to read a part for the rendering that is going on; nil where there is none, or the part is
  /// itself read for a part of it.
  static func beginPart() -> Uncounted<Element>? {
    guard let reader = reading, !isReadingPart else { return nil }
    isReadingPart = true
    return reader
  }

  /// Ends reading a part, and notes what it was.
  static func endPart<Value: Equatable>(
    _ value: Value, from storage: BindingStorage<Value>, by reader: Uncounted<Element>
  ) {
    isReadingPart = false
    reader { $0.ownExtras { $0.notePart(value, from: storage) } }
  }
}

extension Extras {
  fileprivate func notePart<Value: Equatable>(_ value: Value, from storage: BindingStorage<Value>) {
    let last = parts.count - 1
    if last >= 0, Uncounted(parts[last])({ $0.isRead(from: storage) }) { return }
    parts.append(ComparablePartRead(value, from: storage))
  }
}

extension Element {
  /// Asks the graph to look, before the next patch, whether what this element read is another now.
  final func suspect() {
    guard !isDirty, !isSuspect, !isDestroyed else { return }
    isSuspect = true
    inGraph { $0.enqueue(self) }
  }

  /// Whether a part that the last rendering read is another now.
  ///
  /// What is read meanwhile is noted: a part may follow from other sources than before.
  final var hasOtherParts: Bool {
    guard extras != nil else { return false }
    Renderer.reading = Uncounted(self)
    Renderer.isReadingPart = true
    let isAnother = AccessTracking.isAnotherPart(of: self)
    Renderer.isReadingPart = false
    Renderer.reading = nil
    return isAnother
  }

  /// Reads the parts again until one is another.
  final func looksAtOtherParts() -> Bool {
    guard let parts = atExtras?({ $0.parts }) else { return false }
    for index in parts.indices where Uncounted(parts[index])({ $0.isAnother(to: self) }) {
      return true
    }
    return false
  }
}
