/// A collection that nearly always has one element or none: that one lies in place, and only the others cost
/// an allocation.
///
/// Most elements of a graph make one other, and a session has one client. An array for each would be an
/// object to be made, counted and freed; and one of a parked session keeps a page of memory from going back
/// to the system when everything around it has gone.
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

  mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    head = nil
    if keepsCapacity { tail.removeEach() } else { tail = [] }
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

nonisolated extension Few {
  /// Takes what was gathered, without room to grow.
  init(taking gathered: inout Gathered<Element>) { (head, tail) = gathered.takeApart() }
}

extension Few where Element: AnyObject {
  /// An element of which only something is read or done, and which stays here meanwhile.
  @inline(__always)
  func uncounted(at position: Int) -> Uncounted<Element> {
    precondition(position >= 0 && position < endIndex, "there is no such element")
    return position == 0 ? Uncounted(head.unsafelyUnwrapped) : Uncounted(tail[position &- 1])
  }
}

nonisolated extension Few: Sendable where Element: Sendable {}
