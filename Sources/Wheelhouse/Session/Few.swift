/// A collection that nearly always has one element or none: that one lies in place, and only the others cost
/// an allocation.
///
/// A parked session is small; an array for its one client would be an object of its own, which keeps a page
/// of memory from going back to the system when everything around it has gone.
nonisolated struct Few<Element> {
  private var head: Element?
  private var tail: [Element] = []

  init() {}
}

nonisolated extension Few: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : 1 + tail.count }

  subscript(position: Int) -> Element {
    get {
      guard position == 0 else { return tail[position - 1] }
      guard let head else { preconditionFailure("Index out of range: this is empty") }
      return head
    }
    set {
      if position == 0 {
        precondition(head != nil, "Index out of range: this is empty")
        head = newValue
      } else {
        tail[position - 1] = newValue
      }
    }
  }

  mutating func append(_ element: Element) {
    if head == nil { head = element } else { tail.append(element) }
  }

  mutating func replaceSubrange(
    _ range: Range<Int>, with new: some Collection<Element>
  ) {
    if range.isEmpty, range.lowerBound == count, new.count == 1, let element = new.first {
      return append(element)
    }
    var all = Array(self)
    all.replaceSubrange(range, with: new)
    head = all.first
    tail = all.count > 1 ? Array(all.dropFirst()) : []
  }
}

nonisolated extension Few: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}

nonisolated extension Few: Sendable where Element: Sendable {}
