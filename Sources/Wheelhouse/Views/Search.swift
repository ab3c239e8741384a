import ScreenDocument

extension View {
  /// Adds a search field to the screen the view stands on; where on it is the client's to say.
  @inlinable
  @_disfavoredOverload
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil
  ) -> ModifiedContent<Self, SearchModifier> {
    ModifiedContent(content: self, modifier: SearchModifier(text: text, prompt: prompt))
  }

  /// Adds a search field to the screen the view stands on; where on it is the client's to say.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> ModifiedContent<Self, SearchModifier> {
    ModifiedContent(content: self, modifier: SearchModifier(text: text, prompt: prompt.string))
  }
}

/// Where a search field stands; taken as in SwiftUI, and left to the client.
public nonisolated enum SearchFieldPlacement: Hashable, Sendable {
  /// As the platform does.
  case automatic
  /// Below the bar.
  case navigationBarDrawer
  /// In the sidebar.
  case sidebar
  /// In the toolbar.
  case toolbar

  /// When a field below the bar is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As the platform does.
    case automatic
    /// Always.
    case always
  }

  /// Below the bar, at the client's times.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// Adds a search field to the screen around; on a container, to its root.
public struct SearchModifier: RootModifier {
  private let text: Binding<String>
  private let prompt: String?

  @usableFromInline
  init(text: Binding<String>, prompt: String?) {
    self.text = text
    self.prompt = prompt
  }

  /// Adds the field.
  public func add(to context: RenderContext) {
    let field = context.elsewhere(0x5E) { [text, prompt] context in
      let focus = context.environment.values.searchFocusTarget
      let input = TextInput(text: text, focus: focus, trigger: .search)
      context.begin(.searchField, action: input.action(in: context))
      context.write(.prompt, prompt)
      context.write(.value, text.wrappedValue)
      context.writeFocus(focus)
      context.write(
        .autocorrectionDisabled, flag: context.environment.values.autocorrectionDisabled)
      context.write(context.environment.values.searchSuggestions, for: input)
      context.end()
    }
    if let field { context.prefer(.search(field)) }
  }
}
