import ScreenDocument

/// Writes traits on the next node, each as a property of its own: what is added twice is there once.
public struct AccessibilityTraitsModifier: RenderModifier {
  let names: [PropertyName]
  /// Whether it says that the view is selected, or that it is not.
  private let isSelected: Bool?

  @usableFromInline
  init(_ traits: AccessibilityTraits) {
    names = Self.known.filter { traits.contains($0.trait) }.map(\.name)
    isSelected = traits.contains(.isSelected) ? true : traits.isEmpty ? false : nil
  }

  private static let known: [(trait: AccessibilityTraits, name: PropertyName)] = [
    (.isHeader, .accessibilityHeader), (.isSelected, .accessibilitySelected),
    (.isLink, .accessibilityLink), (.isImage, .accessibilityImage),
  ]

  /// Renders the view while the traits are pending.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let first = handlers(context)
    Content._render(content, in: push(context))
    pop(context, from: first)
  }

  @usableFromInline
  func handlers(_ context: RenderContext) -> Int { context.renderer.handlers.count }

  @usableFromInline
  func push(_ context: RenderContext) -> RenderContext {
    names.reduce(context) { $0.adding(.flag($1)) }
  }

  /// Of two quick taps on what a tap selects, the second is not meant to undo the first.
  @usableFromInline
  func pop(_ context: RenderContext, from first: Int) {
    context.renderer.pending.removeLast(names.count)
    if let isSelected { context.turnOver(isSelected, at: first) }
  }
}

extension View {
  /// Says how the view behaves, beside what it says of itself.
  @inlinable
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityTraitsModifier
  > {
    ModifiedContent(content: self, modifier: AccessibilityTraitsModifier(traits))
  }

  /// What assistive technology says after the view's name; of a slider or a progress view, in place of the number.
  ///
  /// Toggles, pickers, steppers and fields say their own value.
  @inlinable
  @_disfavoredOverload
  public consuming func accessibilityValue(_ value: String) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .accessibilityValue(value))
  }

  /// What assistive technology says after the view's name; of a slider or a progress view, in place of the number.
  ///
  /// Toggles, pickers, steppers and fields say their own value.
  @inlinable
  public consuming func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .accessibilityValue(value))
  }
}

extension PendingModification {
  @usableFromInline
  static func accessibilityValue(_ value: String) -> PendingModification {
    PendingModification(pending: .string(.accessibilityValue, value))
  }

  @usableFromInline
  static func accessibilityValue(_ value: Text) -> PendingModification {
    accessibilityValue(value.string)
  }
}

/// What assistive technology is told of the views in a view
/// ([Apple](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior)).
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String?

  /// They are passed over; the view is called by its `accessibilityLabel(_:)`.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay what they are, and the view is a group of them where it has an `accessibilityLabel(_:)`.
  public static let contain = AccessibilityChildBehavior(name: nil)
  /// Their words are said after one another, as those of one text.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Has assistive technology take a stack or a grid for one, unless there is a control in it.
  public consuming func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, PendingModification> {
    property(.accessibilityChildren, children.name)
  }
}
