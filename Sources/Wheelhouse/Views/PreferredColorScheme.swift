import ScreenDocument

extension View {
  /// Has the page be light or dark while this view is seen, whatever the person's system has; nil leaves it to that.
  ///
  /// Of several, the last one that is seen decides, and what is presented comes after what it covers. Everything inside
  /// reads the scheme as ``EnvironmentValues/colorScheme``.
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
