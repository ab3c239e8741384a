/// What a toolbar consists of: items, and what puts them together.
///
///     struct SavingBar: ToolbarContent {
///       let save: @MainActor () -> Void
///
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///       }
///     }
///
///     Form { … }.toolbar { SavingBar(save: save) }
///
/// It is a view, so that it has state and environment as one, and is built as one.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Builds the items of a toolbar out of the statements of a closure or a property.
public typealias ToolbarContentBuilder = ViewBuilder

/// What a toolbar that a person may put together elsewhere consists of.
public typealias CustomizableToolbarContent = ToolbarContent

extension ToolbarItem: ToolbarContent {}
extension PairView: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}

/// What a toolbar's builder makes of more than one statement, be they items or other views.
private protocol ToolbarStatements {
  @MainActor func renderItems(in bar: RenderContext)
}

extension PairView: ToolbarStatements {
  fileprivate func renderItems(in bar: RenderContext) {
    bar.at(1).renderItems(first)
    bar.at(2).renderItems(second)
  }
}

extension RenderContext {
  /// Renders items as they are, and each view that is none as an item of its own, where the platform puts one.
  @usableFromInline
  func renderItems<Items: View>(_ items: Items) {
    if Items.self is any ToolbarContent.Type { return Items._render(items, in: self) }
    if let statements = items as? any ToolbarStatements { return statements.renderItems(in: self) }
    Items._render(items, in: beginToolbarItem(.automatic))
    endStack()
  }
}
