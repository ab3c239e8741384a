import ScreenDocument

extension View {
  /// Has the page be light or dark while this view is there, whatever the person's system has; nil leaves it to that.
  ///
  /// A view on a screen that others cover is there, one in a tab that is not selected is not. Of several, the last one
  /// decides: a pushed screen comes after the one below, and what is presented after what it covers. Everything inside reads the scheme as ``EnvironmentValues/colorScheme``.
  ///
  ///     ContentView()
  ///       .preferredColorScheme(settings.appearance.scheme)
  ///
  /// See Apple's documentation of SwiftUI's `preferredColorScheme(_:)`.
  public consuming func preferredColorScheme(
    _ scheme: ColorScheme?
  ) -> ModifiedContent<ModifiedContent<Self, EnvironmentModifier>, PendingModification> {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .property(.colorScheme, scheme?.rawValue)
  }
}
