import ScreenDocument

/// When the scopes of a search are shown; taken as in SwiftUI, and left to the client.
public nonisolated enum SearchScopeActivation: Hashable, Sendable {
  /// As the platform does.
  case automatic
  /// Once there is something in the field.
  case onTextEntry
  /// Once the person is in the field.
  case onSearchPresentation
}

extension View {
  /// Adds to the search of the screen the view stands on where one searches: one of several scopes, each a view with a tag.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $words)
  ///       .searchScopes($scope) {
  ///         Text("Everywhere").tag(Scope.all)
  ///         Text("In this folder").tag(Scope.folder)
  ///       }
  ///
  /// They are there as long as the search field is.
  public consuming func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder scopes: () -> S
  ) -> ModifiedContent<Self, SearchScopesModifier<V, S>> {
    ModifiedContent(
      content: self, modifier: SearchScopesModifier(scope: scope, scopes: scopes()))
  }
}

/// Adds scopes to the search of the screen around; on a container, to its root.
public struct SearchScopesModifier<Scope: Hashable, Scopes: View>: RootModifier {
  let scope: Binding<Scope>
  let scopes: Scopes

  /// Adds the scopes: a picker, which has a name for those who cannot see where it stands.
  public func add(to context: RenderContext) {
    let picker = context.elsewhere(0x5F) { [scope, scopes] context in
      let name = OwnWord.searchIn.said(in: context.environment.values.language)
      let picker = Picker(name, selection: scope) { scopes }
        .pickerStyle(.segmented)
        .labelsHidden()
      type(of: picker)._render(picker, in: context)
    }
    if let picker { context.prefer(.searchScopes(picker)) }
  }
}
