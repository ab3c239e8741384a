// A binding to an element of a collection.
//
// It finds the element by its id and not by its place: rows are moved and deleted while screens and
// handlers still hold bindings of them. The place where it was last is looked at first, then its
// neighbours, so that a row that others were deleted above of is found at once.

/// The elements of a collection that a binding is to, told apart by ids.
final class BoundCollection<Elements: MutableCollection, ID: Hashable> {
  nonisolated deinit {}

  nonisolated let base: Binding<Elements>
  /// The key path of the ids; nil for those of `Identifiable`.
  nonisolated(unsafe) let path: KeyPath<Elements.Element, ID>?
  let id: @MainActor (Elements.Element) -> ID

  init(
    _ base: Binding<Elements>, path: KeyPath<Elements.Element, ID>?,
    id: @escaping @MainActor (Elements.Element) -> ID
  ) {
    self.base = base
    self.path = path
    self.id = id
  }

  nonisolated func isSame(as other: BoundCollection) -> Bool {
    if self === other { return true }
    return path == other.path && base.isSameInput(as: other.base)
  }
}

/// A binding to the element with an id, wherever it is now.
///
/// Once the element is gone it has the last value that was seen, and takes no other.
final class ElementBinding<
  Elements: MutableCollection, ID: Hashable
>: BindingStorage<Elements.Element> {
  nonisolated deinit {}

  private nonisolated let collection: BoundCollection<Elements, ID>
  private nonisolated(unsafe) var id: ID
  @exclusivity(unchecked) private var offset: Int
  @exclusivity(unchecked) private var last: Elements.Element

  init(
    _ element: Elements.Element, id: ID, at offset: Int,
    of collection: BoundCollection<Elements, ID>
  ) {
    self.collection = collection
    self.id = id
    self.offset = offset
    last = element
  }

  override var proposes: Bool { collection.base.storage.proposes }

  /// Reads the element; one that can be compared as a part of the collection.
  override func get() -> Elements.Element {
    guard let type = Elements.Element.self as? any Equatable.Type,
      let reader = Renderer.beginPart()
    else { return current() }
    let value = current()
    endPart(type, value, by: reader)
    return value
  }

  private func endPart<Value: Equatable>(
    _ type: Value.Type, _ value: Elements.Element, by reader: Uncounted<Element>
  ) {
    let storage: BindingStorage<Elements.Element> = self
    Renderer.endPart(
      _identityCast(value, to: type),
      from: _identityCast(storage, to: BindingStorage<Value>.self), by: reader)
  }

  override func set(_ value: Elements.Element) { change { $0.pointee = value } }

  override func look<Result>(
    _ look: @MainActor (UnsafeMutablePointer<Elements.Element>) -> Result
  ) -> Result {
    var value = current()
    return look(&value)
  }

  /// Changes the element, and follows one that has another id then.
  ///
  /// It looks first: setting a collection as it was would still be a change to whoever owns it.
  override func change(_ change: @MainActor (UnsafeMutablePointer<Elements.Element>) -> Void) {
    let storage = collection.base.storage
    guard storage.look({ index(in: $0.pointee) != nil }) else { return }
    storage.change { [self] elements in
      guard let index = index(in: elements.pointee) else { return }
      change(&elements.pointee[index])
      last = elements.pointee[index]
      id = collection.id(last)
    }
  }

  override nonisolated func isSame(as other: BindingStorage<Elements.Element>) -> Bool {
    guard let other = other as? ElementBinding<Elements, ID> else { return false }
    return id == other.id && collection.isSame(as: other.collection)
  }

  private func current() -> Elements.Element {
    collection.base.storage.look { elements in
      if let index = index(in: elements.pointee) { last = elements.pointee[index] }
    }
    return last
  }

  /// Where the element is; nil when it is gone.
  private func index(in elements: Elements) -> Elements.Index? {
    let count = elements.count
    let start = min(offset, count)
    for distance in 0...count {
      if let found = index(at: start - distance, in: elements) { return found }
      if let found = index(at: start + distance, in: elements) { return found }
    }
    return nil
  }

  private func index(at offset: Int, in elements: Elements) -> Elements.Index? {
    guard offset >= 0, offset < elements.count else { return nil }
    let index = elements.index(elements.startIndex, offsetBy: offset)
    guard collection.id(elements[index]) == id else { return nil }
    self.offset = offset
    return index
  }
}
