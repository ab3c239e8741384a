extension View {
  /// The title of the screen the view stands on.
  @inlinable
  public consuming func navigationTitle(_ title: String) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    ModifiedContent(content: self, modifier: .title(title))
  }

  /// How the title is drawn.
  public consuming func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode)
    -> ModifiedContent<Self, PreferenceModifier>
  {
    preferring(.titleMode(mode.rawValue))
  }

  /// Hides the screen's back button.
  public consuming func navigationBarBackButtonHidden(_ hidden: Bool = true) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(hidden ? .backHidden : nil)
  }
}

/// How a screen's title is drawn.
public nonisolated enum NavigationBarTitleDisplayMode: String {
  /// As the platform does.
  case automatic
  /// Within the bar.
  case inline
  /// Large, above the content.
  case large
}

extension PreferenceModifier {
  @usableFromInline
  static func title(_ title: String) -> PreferenceModifier {
    PreferenceModifier(preference: .title(title))
  }
}
