extension View {
  /// Shows a popover that points to the view as long as a flag is set; in a narrow window, a sheet.
  ///
  /// It stands at the edge of the view that is named; nil leaves it to the client. An attachment anchor is
  /// accepted as in SwiftUI, and the client points to the view as a whole.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    pointedTo { $0.present(.popover(arrowEdge: arrowEdge), isPresented, content) }
  }

  /// Shows a popover that points to the view as long as there is an item; in a narrow window, a sheet.
  ///
  /// An item with another id is another popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    pointedTo { $0.present(.popover(arrowEdge: arrowEdge), item, content) }
  }

  /// Adds an anchor that learns which node the view is.
  private func pointedTo(
    _ configure: @escaping @MainActor (PresentationAnchor) -> Void
  ) -> some View {
    modified { content, context in
      guard let anchor = context.anchor(PresentationAnchor.self, configure) else { return }
      Self._render(content, in: context.adding(.source(anchor)))
      context.renderer.pending.removeLast()
    }
  }
}

/// Where on a view a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  case rect(Part)

  /// A part of a view.
  public enum Part: Sendable {
    /// All of it.
    case bounds
  }
}
