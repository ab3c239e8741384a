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
extension PairView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}
