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

/// Has clients draw bars in place of words, or leaves everything as it is.
public struct RedactionModifier: RenderModifier {
  @usableFromInline let reasons: RedactionReasons

  @usableFromInline
  init(reasons: RedactionReasons) { self.reasons = reasons }

  /// Renders the view, redacted where there is a reason.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    guard let values = values(in: context) else { return Content._render(content, in: context) }
    Content._render(content, in: context.redacted(values))
    context.takeBack()
    withExtendedLifetime(values) {}
  }

  @usableFromInline
  func values(in context: RenderContext) -> EnvironmentValues? {
    if reasons.isEmpty { return nil }
    var values = context.environment.values
    values.redactionReasons.formUnion(reasons)
    return values
  }
}

extension RenderContext {
  @usableFromInline
  func redacted(_ values: EnvironmentValues) -> RenderContext {
    with(values).adding(.word(.redacted, "placeholder"))
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
  @inlinable
  public consuming func redacted(reason: RedactionReasons)
    -> ModifiedContent<Self, RedactionModifier>
  { ModifiedContent(content: self, modifier: RedactionModifier(reasons: reason)) }
}
