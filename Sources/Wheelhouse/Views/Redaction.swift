import ScreenDocument

/// Why what a view shows is not to be read.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for what is still loading.
  public static let placeholder = RedactionReasons(rawValue: 1)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why what is shown here is not to be read; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Has clients draw bars in place of words and pictures, for what is still loading.
  ///
  /// The words themselves are in the document: they make the bars as long as what will be there. Nobody reads them, and
  /// no control among them can be reached.
  ///
  ///     List(books ?? Book.samples) { Text($0.title) }
  ///       .redacted(reason: books == nil ? .placeholder : [])
  public consuming func redacted(
    reason: RedactionReasons
  ) -> ModifiedContent<ModifiedContent<Self, EnvironmentModifier>, PendingModification> {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .property(.redacted, reason.isEmpty ? nil : "placeholder")
  }
}
