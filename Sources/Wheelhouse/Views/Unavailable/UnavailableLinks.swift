public import FoundationEssentials

extension View {
  /// Follows links, given as URLs of Foundation that have neither a scheme nor a host.
  ///
  /// It is there so that a view with such a closure is understood at once: where no overload fitted, the compiler would go
  /// through all others of all modifiers around it, and end with nothing to say.
  @available(
    *, deprecated,
    message:
      "a link is its path and query, and the URL has neither scheme nor host: onOpenURL { (path: String) in … }"
  )
  @_disfavoredOverload
  public func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    onOpenURL { (path: String) in
      if let url = URL(string: path) { action(url) }
    }
  }
}
