extension View {
  /// The title of the screen the view stands on.
  @inlinable
  @_disfavoredOverload
  public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    ModifiedContent(content: self, modifier: .title(String(title)))
  }

  /// The title of the screen the view stands on, as it is now; here the bar has no way to change it.
  public consuming func navigationTitle(_ title: Binding<String>) -> ModifiedContent<
    Self, PreferenceModifier
  > { navigationTitle(title.wrappedValue) }

  /// A second line of the title of the screen the view stands on.
  @_disfavoredOverload
  public consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedContent<
    Self, PreferenceModifier
  > { preferring(subtitle.isEmpty ? nil : .subtitle(String(subtitle))) }

  /// How the title is drawn.
  public consuming func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode)
    -> ModifiedContent<Self, PreferenceModifier>
  {
    preferring(.titleMode(mode.rawValue))
  }

  /// How the title is drawn; the newer spelling.
  public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)
    -> ModifiedContent<Self, PreferenceModifier>
  {
    navigationBarTitleDisplayMode(mode)
  }

  /// Hides the screen's back button.
  ///
  /// The browser's back button then presses the `cancellationAction` of the screen's toolbar; without one it leads back.
  public consuming func navigationBarBackButtonHidden(_ hidden: Bool = true) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(hidden ? .backHidden : nil)
  }
}

/// How a screen's title is drawn.
public nonisolated enum NavigationBarTitleDisplayMode: String, Sendable {
  /// As the platform does.
  case automatic
  /// Within the bar.
  case inline
  /// Large, above the content.
  case large

  /// Large, and within the bar: as `large`, since the client has one bar.
  public static let inlineLarge = large
}

/// How a screen's title is drawn; the newer spelling.
public typealias ToolbarTitleDisplayMode = NavigationBarTitleDisplayMode

extension PreferenceModifier {
  @usableFromInline
  static func title(_ title: String) -> PreferenceModifier {
    PreferenceModifier(preference: .title(title))
  }
}
