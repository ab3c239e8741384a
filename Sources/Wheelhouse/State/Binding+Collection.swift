// A binding to a collection is a collection of bindings to its elements, as Apple's `Binding` is, so that these can be
// filtered, numbered and zipped before a `ForEach` shows them. It says nothing of random access, or a `ForEach($items)`
// would take it for just another collection and not for a binding; what it counts takes no longer for that.

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// How many elements there are.
  public var count: Int { wrappedValue.count }

  /// How far one place is from another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// The place that is so far from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// The place after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element that is at a place now.
  ///
  /// It follows an element with an id wherever it moves; without one it is to the place. Once the element or the place
  /// is gone it has the last value that was seen, and takes no other.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let elements = wrappedValue
    let element = elements[position]
    guard let id = identity(of: element) else {
      return Binding<Value.Element>(storage: PlaceBinding(element, at: position, of: self))
    }
    let all = BoundCollection(self, path: nil, id: { identity(of: $0) ?? id })
    let offset = elements.distance(from: elements.startIndex, to: position)
    return Binding<Value.Element>(storage: ElementBinding(element, id: id, at: offset, of: all))
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

/// The id of a value that has one.
private func identity(of value: some Any) -> AnyHashable? {
  func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
  return (value as? any Identifiable).map { id(of: $0) }
}

/// A binding to what is at a place of a collection.
private final class PlaceBinding<Elements: MutableCollection>: BindingStorage<Elements.Element> {
  nonisolated deinit {}

  private nonisolated let base: Binding<Elements>
  private nonisolated(unsafe) let place: Elements.Index
  @exclusivity(unchecked) private var last: Elements.Element

  init(_ element: Elements.Element, at place: Elements.Index, of base: Binding<Elements>) {
    last = element
    self.place = place
    self.base = base
  }

  override var proposes: Bool { base.storage.proposes }

  override func get() -> Elements.Element {
    base.storage.look { if isThere(in: $0.pointee) { last = $0.pointee[place] } }
    return last
  }

  override func set(_ value: Elements.Element) { change { $0.pointee = value } }

  override func change(_ change: @MainActor (UnsafeMutablePointer<Elements.Element>) -> Void) {
    guard base.storage.look({ isThere(in: $0.pointee) }) else { return }
    base.storage.change { [self] elements in
      guard isThere(in: elements.pointee) else { return }
      change(&elements.pointee[place])
      last = elements.pointee[place]
    }
  }

  override nonisolated func isSame(as other: BindingStorage<Elements.Element>) -> Bool {
    guard let other = other as? PlaceBinding<Elements> else { return false }
    return place == other.place && base.isSameInput(as: other.base)
  }

  private func isThere(in elements: Elements) -> Bool {
    elements.startIndex <= place && place < elements.endIndex
  }
}
