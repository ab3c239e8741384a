import ScreenDocument

/// Says that there is nothing to show, why, and what to do about it.
public struct ContentUnavailableView<Actions: View>: PrimitiveView {
  private let title: String
  private let systemImage: String?
  private let description: Text?
  private let actions: Actions
  /// What was looked for in vain, where that is what the platform says; empty for a search without words.
  private var sought: String?

  /// Creates a view with a title, a symbol, a description and actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil,
    @ViewBuilder actions: () -> Actions
  ) {
    self.title = String(title)
    systemImage = Image(systemName: name).symbol
    self.description = description
    self.actions = actions()
  }

  /// Creates a view with a label, a description and actions.
  ///
  /// The client draws the words and the symbol of the label and the description; their styles are its own.
  public init<Label: ContentUnavailableLabel, Description: DialogText>(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    let label = label()
    let words = description()._words
    title = label._title
    systemImage = label._systemImage
    self.description = words.map { Text($0) }
    self.actions = actions()
  }

  /// Writes a contentUnavailable node.
  public static func _render(_ view: ContentUnavailableView, in context: RenderContext) {
    context.begin(.contentUnavailable)
    context.write(.text, view.sought.map { noResults(for: $0, context) } ?? view.title)
    context.write(.systemImage, view.systemImage)
    let advised = view.sought.flatMap { advice(on: $0, context) }
    context.write(.description, advised ?? view.description?.string)
    if Actions.self != EmptyView.self { context.slot(.children, view.actions) }
    context.end()
  }

  private static func noResults(for sought: String, _ context: RenderContext) -> String {
    let language = context.environment.values.language
    if sought.isEmpty { return OwnWord.noResults.said(in: language) }
    return OwnWord.noResultsFor.said(in: language, with: sought)
  }

  private static func advice(on sought: String, _ context: RenderContext) -> String? {
    sought.isEmpty ? nil : OwnWord.checkSpelling.said(in: context.environment.values.language)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a view with a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(title, systemImage: name, description: description) { EmptyView() }
  }

  /// Says that a search found nothing, in the language that a view has said (``EnvironmentValues/locale``).
  public static var search: ContentUnavailableView { search(text: "") }

  /// Says that a search for a text found nothing, in the language that a view has said.
  public static func search(text: String) -> ContentUnavailableView {
    var view = ContentUnavailableView("", systemImage: "magnifyingglass")
    view.sought = text
    return view
  }
}
