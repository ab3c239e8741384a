/// What a rendering gathers of one kind, for one rendering after another.
///
/// An array checks with every item whether somebody shares it, and handing its items on copies them. This
/// one is its holder's alone, keeps its memory when emptied, and moves its items out.
///
/// It needs no actor: closures that the library calls would ask for it each time.
nonisolated struct Gathered<Item>: ~Copyable {
  private var base: UnsafeMutablePointer<Item>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 16) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ item: consuming Item) {
    if _slowPath(count == capacity) { grow() }
    (base + count).initialize(to: item)
    count &+= 1
  }

  /// A copy of an item.
  subscript(index: Int) -> Item {
    precondition(index >= 0 && index < count, "there is no such item")
    return base[index]
  }

  /// Looks at an item where it is; nothing may be gathered meanwhile.
  @inline(__always)
  borrowing func look<Result>(at index: Int, _ body: (borrowing Item) -> Result) -> Result {
    precondition(index >= 0 && index < count, "there is no such item")
    return body(base[index])
  }

  /// Changes an item where it is; nothing may be gathered meanwhile.
  @inline(__always)
  mutating func change(at index: Int, _ body: (inout Item) -> Void) {
    precondition(index >= 0 && index < count, "there is no such item")
    body(&base[index])
  }

  mutating func swap(at index: Int, with other: inout Item) {
    precondition(index >= 0 && index < count, "there is no such item")
    Swift.swap(&base[index], &other)
  }

  mutating func removeLast(_ number: Int = 1) {
    precondition(number >= 0 && number <= count, "there are not so many items")
    count &-= number
    (base + count).deinitialize(count: number)
  }

  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  /// Moves everything into an array without room to grow.
  mutating func takeAll() -> [Item] { take(from: 0) }

  /// Moves everything to the end of a list.
  mutating func move(to list: inout [Item]) { move(from: 0, to: &list) }

  /// Moves everything out, the first by itself and the others into an array without room to grow.
  mutating func takeApart() -> (first: Item?, others: [Item]) {
    guard count > 0 else { return (nil, []) }
    let others = take(from: 1)
    count = 0
    return (base.move(), others)
  }

  private mutating func take(from first: Int) -> [Item] {
    guard count > first else { return [] }
    var taken: [Item] = []
    taken.reserveCapacity(count &- first)
    move(from: first, to: &taken)
    return taken
  }

  private mutating func move(from first: Int, to list: inout [Item]) {
    for index in first..<count { list.append((base + index).move()) }
    count = first
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<Item>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }
}
