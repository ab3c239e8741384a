/// Two or three columns side by side, or one at a time where there is little room.
///
/// Which column a narrow client sees follows from the state alone: the preferred one where that is
/// bound, else the last one whose predecessors all have a selection. So a change of layout changes
/// nothing else. See Apple's page on `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  var columns: [ColumnDescription]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?

  /// Creates three columns, with bindings to which are shown and to which a narrow client sees.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar, content, detail)
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?,
    _ sidebar: @escaping @MainActor () -> Sidebar,
    _ content: (@MainActor () -> Content)?,
    _ detail: @escaping @MainActor () -> Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    var columns = [ColumnDescription(.sidebar) { Sidebar._render(sidebar(), in: $0) }]
    if let content {
      columns.append(ColumnDescription(.content) { Content._render(content(), in: $0) })
    }
    columns.append(ColumnDescription(.detail) { Detail._render(detail(), in: $0) })
    self.columns = columns
  }

  /// Places the element of the columns, which follows the bindings by itself.
  public static func _render(_ view: NavigationSplitView, in context: RenderContext) {
    context.place(
      container: SplitViewElement.self,
      make: { SplitViewElement(in: context, owner: $0, columns: view.columns) },
      update: {
        $0.update(view.columns, visibility: view.visibility, preferred: view.preferred)
        return true
      })
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(nil, nil, sidebar, content, detail)
  }

  /// Creates three columns, with a binding to which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar, content, detail)
  }

  /// Creates three columns, with a binding to which a narrow client sees.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar, content, detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(nil, nil, sidebar, nil, detail)
  }

  /// Creates two columns, with a binding to which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar, nil, detail)
  }

  /// Creates two columns, with a binding to which a narrow client sees.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar, nil, detail)
  }

  /// Creates two columns, with bindings to which are shown and to which a narrow client sees.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: @escaping @MainActor () -> Sidebar,
    @ViewBuilder detail: @escaping @MainActor () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar, nil, detail)
  }
}

/// What a split view declares of a column.
struct ColumnDescription {
  let kind: NavigationSplitViewColumn
  let content: @MainActor (RenderContext) -> Void

  init(_ kind: NavigationSplitViewColumn, content: @escaping @MainActor (RenderContext) -> Void) {
    self.kind = kind
    self.content = content
  }
}
