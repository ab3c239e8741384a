import ScreenDocument

extension View {
  /// Adds a menu of what can be done with the selected rows of the lists and tables inside.
  ///
  ///     Table(files, selection: $selection) { … }
  ///       .contextMenu(forSelectionType: File.ID.self) { ids in
  ///         if ids.isEmpty {
  ///           Button("New File", systemImage: "plus") { add() }
  ///         } else {
  ///           Button("Delete", systemImage: "trash", role: .destructive) { delete(ids) }
  ///         }
  ///       } primaryAction: { ids in
  ///         open(ids)
  ///       }
  ///
  /// On a selected row it is about all that is selected, on any other row about that one alone, and beside the rows about
  /// the empty set. Without items there is none. A list whose selection is of another type has none, and one that
  /// selects nothing neither. The menus are in the document, so with one each change of the selection evaluates the view
  /// around the list again.
  ///
  /// - Parameters:
  ///   - itemType: what the selection is of: that of the list, or the ids of a table's values.
  ///   - menu: the items for a set of rows.
  ///   - primaryAction: what a double click, two quick taps or Return do with a row, or with all rows that are selected
  ///     where it is one of them.
  @preconcurrency
  public consuming func contextMenu<Item: Hashable, Items: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping @MainActor (Set<Item>) -> Items,
    primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
  ) -> ModifiedContent<Self, KeepingModifier> {
    ModifiedContent(content: self, modifier: .offering(menu, primaryAction: primaryAction))
  }
}

/// What can be done with rows of a list, by what is selected.
class SelectionMenu {
  nonisolated deinit {}

  @exclusivity(unchecked) private var readers: [Reader] = []

  private struct Reader {
    weak var element: Element?
  }

  init() {}
  func isFor(_ selection: ListSelection) -> Bool { false }

  /// Writes the items for a row, or for no row at all.
  func render(_ key: (any Hashable)?, _ marks: SelectionMarks?, in context: RenderContext) {}

  /// What is done with a row on its own or as one of those selected; nil where there is nothing to do.
  func primaryAction(of key: any Hashable, in selection: ListSelection) -> NamedAction? { nil }

  /// Notes that an element shows the menu, which may become another one without it.
  final func isShown(by element: Element?) {
    if let last = readers.last, last.element === element { return }
    readers.removeAll { $0.element == nil || $0.element === element }
    readers.append(Reader(element: element))
  }

  /// Has what shows the menu show it anew, but who is being rendered.
  final func changed(by element: Element?) {
    for reader in readers where reader.element !== element { reader.element?.invalidate() }
  }
}

/// The menu of lists that select values of a type.
final class TypedSelectionMenu<Item: Hashable, Items: View>: SelectionMenu {
  nonisolated deinit {}

  @exclusivity(unchecked) var menu: @MainActor (Set<Item>) -> Items
  @exclusivity(unchecked) var primary: (@MainActor (Set<Item>) -> Void)?

  init(_ menu: @escaping @MainActor (Set<Item>) -> Items) { self.menu = menu }

  override func isFor(_ selection: ListSelection) -> Bool { selection.chooses(Item.self) }

  override func render(
    _ key: (any Hashable)?, _ marks: SelectionMarks?, in context: RenderContext
  ) {
    guard let key else { return Items._render(menu([]), in: context) }
    if let items = items(for: key, marks) { Items._render(menu(items), in: context) }
  }

  override func primaryAction(
    of key: any Hashable, in selection: ListSelection
  ) -> NamedAction? {
    guard primary != nil else { return nil }
    return NamedAction(name: .primaryAction) { [self] _ in
      guard let items = items(for: key, selection.marks()) else { return false }
      primary?(items)
      return true
    }
  }

  /// What is meant by a row: all that is selected if it is, else the row.
  private func items(for key: any Hashable, _ marks: SelectionMarks?) -> Set<Item>? {
    guard let item = key as? Item else { return nil }
    guard let marks, marks.isSelected(item) else { return [item] }
    return marks.selected(as: Item.self)
  }
}

private nonisolated struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: OfferedMenu { OfferedMenu(menu: nil) }
}

/// What lists here offer for their rows, compared as the object it is.
private nonisolated struct OfferedMenu: Equatable {
  let menu: SelectionMenu?

  static func == (first: OfferedMenu, second: OfferedMenu) -> Bool { first.menu === second.menu }
}

extension KeepingModifier {
  fileprivate static func offering<Item: Hashable, Items: View>(
    _ menu: @escaping @MainActor (Set<Item>) -> Items,
    primaryAction: (@MainActor (Set<Item>) -> Void)?
  ) -> KeepingModifier {
    KeepingModifier { context in
      let kept = context.kept(0x5D) { TypedSelectionMenu(menu) }
      kept?.menu = menu
      kept?.primary = primaryAction
      kept?.changed(by: context.renderer.element)
      var values = context.environment.values
      values[SelectionMenuKey.self] = OfferedMenu(menu: kept)
      return values
    }
  }
}

extension RenderContext {
  /// Gives the list that is open, and its rows, the menu that was declared for such a selection.
  func offerMenu(of selection: ListSelection) {
    let menu = renderer.dialog == nil ? environment.values[SelectionMenuKey.self].menu : nil
    selection.menu = menu.flatMap { $0.isFor(selection) ? $0 : nil }
    write(selection.menu, of: nil, nil)
  }

  /// Writes the menu of the row, or the list, that is open, unless it has one of its own.
  func write(_ menu: SelectionMenu?, of key: (any Hashable)?, _ marks: SelectionMarks?) {
    guard let menu, !pending.hasMenu else { return }
    menu.isShown(by: renderer.element)
    // A list in the menu has none of its own, in which there would be that list.
    var values = environment.values
    values[SelectionMenuKey.self] = OfferedMenu(menu: nil)
    menu.render(key, marks, in: with(values).unstyled().beginSlot(.contextMenu))
    withExtendedLifetime(values) {}
    endSlot()
  }
}
