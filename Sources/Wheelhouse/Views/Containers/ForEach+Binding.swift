/// An element of a collection that a binding is to: what `ForEach($items)` walks over.
public struct BoundElement<Element, ID: Hashable> {
  @usableFromInline let id: ID
  @usableFromInline let binding: Binding<Element>

  /// The elements there are now, each with its id.
  @usableFromInline
  static func all<Elements: MutableCollection & RandomAccessCollection>(
    of base: Binding<Elements>, path: KeyPath<Element, ID>?,
    id: @escaping @MainActor (Element) -> ID
  ) -> [BoundElement] where Elements.Element == Element {
    let collection = BoundCollection(base, path: path, id: id)
    let elements = base.wrappedValue
    var all: [BoundElement] = []
    all.reserveCapacity(elements.count)
    for element in elements {
      let id = id(element)
      let storage = ElementBinding(element, id: id, at: all.count, of: collection)
      all.append(BoundElement(id: id, binding: Binding(storage: storage)))
    }
    return all
  }
}

// The closures take over the actor of where they are written: one of a type that names the main actor
// loses it where its parameter is written `$item`.
extension ForEach where Content: View {
  /// Creates views of elements that have an identity, each with a binding to its element.
  ///
  /// A binding stays with its element when that is moved. When the element is gone, the binding has its
  /// last value, and writing does nothing.
  @inlinable
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements.Element, ID>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(
      data: BoundElement.all(of: data, path: nil, id: { $0.id }), id: { $0.id },
      content: { content($0.binding) })
  }

  /// Creates views of elements with the id at a key path, each with a binding to its element.
  @inlinable
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements.Element, ID>] {
    self.init(
      data: BoundElement.all(of: data, path: id, id: { $0[keyPath: id] }), id: { $0.id },
      content: { content($0.binding) })
  }
}
