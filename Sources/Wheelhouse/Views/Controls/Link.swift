public import FoundationEssentials
import ScreenDocument

/// A link to an address, followed by the client.
///
/// An address without a scheme that begins with "/" is one of the app's own: the client sends it as
/// `open`, and goes there itself where an ``Endpoint`` answers. Any other address without a scheme, and other schemes
/// than https, http, mailto, tel and sms, are shown as text.
public struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// Creates a link with a label of any view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Writes a link node.
  public static func _render(_ view: Link, in context: RenderContext) {
    guard let address = LinkAddress.followable(view.destination.absoluteString) else {
      return Label._render(view.label, in: context)
    }
    context.begin(.link)
    context.write(.url, address)
    context.linked(by: view.label)
    context.end()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
