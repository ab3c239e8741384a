import ScreenDocument

extension View {
  /// Suggests what could be looked for while the person is in the search field.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $words)
  ///       .searchSuggestions {
  ///         ForEach(suggested, id: \.self) { Text($0).searchCompletion($0) }
  ///         Button("Search Everywhere") { scope = .all }
  ///       }
  ///
  /// It belongs to the `searchable` that stands before it. The client shows the suggestions below the field, where they
  /// are chosen by the arrows and Return, by the mouse and by a finger. A button does what it does; any other view says
  /// by `searchCompletion(_:)` what is looked for when it is chosen. Without suggestions nothing is shown.
  public consuming func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> ModifiedContent<Self, KeepingModifier> {
    ModifiedContent(content: self, modifier: .suggesting(suggestions()))
  }

  /// What is looked for when the view is chosen as a suggestion: it is written into the search field, and submitted.
  public consuming func searchCompletion(
    _ completion: String
  ) -> ModifiedContent<Self, SearchCompletionModifier> {
    ModifiedContent(content: self, modifier: SearchCompletionModifier(completion: completion))
  }

  /// Adds a search field that suggests what could be looked for; the older spelling.
  @_disfavoredOverload
  public consuming func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<ModifiedContent<Self, SearchModifier>, KeepingModifier> {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field that suggests what could be looked for; the older spelling.
  public consuming func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text,
    @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<ModifiedContent<Self, SearchModifier>, KeepingModifier> {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// The suggestions for a search field, and what choosing one does.
///
/// They are rendered where they are declared, and stand in the node of the field.
final class SearchSuggestions {
  nonisolated deinit {}

  @exclusivity(unchecked) fileprivate weak var element: ContentElement?
  /// The search field that they are for: the first one inside.
  @exclusivity(unchecked) fileprivate weak var field: Element?
  @exclusivity(unchecked) fileprivate var complete: (@MainActor (String) -> Void)?
}

private nonisolated struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

private nonisolated struct SuggestingKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

extension EnvironmentValues {
  /// What is suggested for the search fields inside.
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The suggestions that a view is one of.
  fileprivate var suggesting: SearchSuggestions? {
    get { self[SuggestingKey.self] }
    set { self[SuggestingKey.self] = newValue }
  }
}

extension KeepingModifier {
  fileprivate static func suggesting<S: View>(_ content: S) -> KeepingModifier {
    KeepingModifier { context in
      let suggestions = context.kept(0x61) { SearchSuggestions() }
      var inner = context.environment.values
      inner.suggesting = suggestions
      suggestions?.element = context.with(inner).elsewhere(0x60) { S._render(content, in: $0) }
      withExtendedLifetime(inner) {}
      var values = context.environment.values
      values.searchSuggestions = suggestions
      return values
    }
  }
}

extension RenderContext {
  /// Writes what is suggested for the search field that is open.
  func write(_ suggestions: SearchSuggestions?, for input: TextInput) {
    guard let suggestions, let element = suggestions.element else { return }
    guard suggestions.field == nil || suggestions.field === renderer.element else { return }
    suggestions.field = renderer.element
    suggestions.complete = input.completion(in: self)
    renderer.writer.beginSlot(.suggestions)
    renderer.writer.hole(element)
    renderer.writer.endSlot()
  }
}

/// Makes a view a suggestion that is written into the search field when it is chosen.
public struct SearchCompletionModifier: RenderModifier {
  let completion: String

  /// Renders the view; elsewhere than among suggestions it stays what it is.
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    guard let suggestions = context.environment.values.suggesting else {
      return Content._render(content, in: context)
    }
    let choose: @MainActor () -> Void = { [completion] in suggestions.complete?(completion) }
    Content._render(content, in: context.adding(.gesture(choose)))
    context.takeBack()
  }
}
