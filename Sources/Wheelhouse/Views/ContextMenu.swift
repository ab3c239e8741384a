import ScreenDocument

extension View {
  /// Adds a menu of what can be done with the view.
  ///
  ///     List(songs) { song in
  ///       NavigationLink(song.title, value: song)
  ///         .contextMenu {
  ///           Button("Play Next", systemImage: "text.insert") { queue.insert(song) }
  ///           Button("Delete", systemImage: "trash", role: .destructive) { songs.delete(song) }
  ///         }
  ///     }
  ///
  /// It takes what a ``Menu`` takes. The client opens it for a long press, for the other button of a
  /// mouse and for the menu key, and has a button for it as well, so that nobody has to know. A row of
  /// a list has one menu: what is here, then its swipe actions. Without items there is none. Of one
  /// within the other, on the same view, the inner one counts; in the label of a control there is none,
  /// so put it on the control.
  @inlinable
  public consuming func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .contextMenu(menuItems()))
  }
}

extension PendingModification {
  @inlinable
  static func contextMenu<Items: View>(_ items: Items) -> PendingModification {
    contextMenu { Items._render(items, in: $0) }
  }

  @usableFromInline
  static func contextMenu(
    _ render: @escaping @MainActor (RenderContext) -> Void
  ) -> PendingModification {
    PendingModification(pending: .contextMenu(render))
  }
}
