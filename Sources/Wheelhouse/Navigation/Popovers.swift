extension View {
  /// Shows a popover that points to the view as long as a flag is set; in a narrow window, a sheet.
  ///
  /// It stands at the edge of the view that is named; nil leaves it to the client. An attachment anchor is
  /// accepted as in SwiftUI, and the client points to the view as a whole.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    pointedTo { anchor in
      anchor.present(.popover(arrowEdge: arrowEdge), isPresented) {
        Content._render(content(), in: $0)
      }
    }
  }

  /// Shows a popover that points to the view as long as there is an item; in a narrow window, a sheet.
  ///
  /// An item with another id is another popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    pointedTo { anchor in
      anchor.present(.popover(arrowEdge: arrowEdge), item) { Content._render(content($0), in: $1) }
    }
  }

  /// Adds an anchor that learns which node the view is.
  private consuming func pointedTo(
    _ configure: @escaping @MainActor (PresentationAnchor) -> Void
  ) -> ModifiedContent<Self, PointingModifier> {
    ModifiedContent(content: self, modifier: PointingModifier(configure: configure))
  }
}

/// Holds a presentation that points to the view's node.
struct PointingModifier: RenderModifier {
  let configure: @MainActor (PresentationAnchor) -> Void

  func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    guard let anchor = context.anchor(PresentationAnchor.self, configure) else { return }
    Content._render(content, in: context.adding(.source(anchor)))
    context.takeBack()
  }
}

/// Where on a view a popover is attached.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  case rect(Part)
  /// A point of the view; the client attaches it to the whole of it.
  case point(UnitPoint)

  /// A part of a view.
  public nonisolated enum Part: Sendable {
    /// All of it.
    case bounds
  }
}
