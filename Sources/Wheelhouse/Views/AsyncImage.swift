public import FoundationEssentials
import ScreenDocument

/// A picture that the client loads by its address.
///
///     AsyncImage(url: person.portrait) { image in
///       image.resizable().scaledToFill()
///     } placeholder: {
///       Image(systemName: "person")
///     }
///     .frame(width: 44, height: 44)
///     .accessibilityLabel("Portrait")
///
/// It may be at an `https:` address, on a path of the app's own such as an ``Endpoint``, or in the address itself
/// (`data:image/…`, RFC 2397); at any other, and at none, stands the placeholder. What the server sends is the
/// address: while the picture is on its way the client leaves its room free, so say how much that is, by a `frame`
/// that is written on the image itself, before other modifiers. The placeholder has no frame.
/// Without an `accessibilityLabel` it is decoration, and screen readers pass it over.
public struct AsyncImage<Content: View>: PrimitiveView {
  private let url: String?
  private let content: (LoadedImage?) -> Content
  private var size = FrameSize()

  private init(_ url: URL?, content: @escaping (LoadedImage?) -> Content) {
    self.url = url.flatMap(PictureAddress.loadable)
    self.content = content
  }

  /// Shows a picture, or nothing where there is no address; the scale is the client's.
  public init(url: URL?, scale: Double = 1) where Content == LoadedImage? {
    self.init(url) { $0 }
  }

  /// Shows what is made of a picture; where there is no address, something else.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (LoadedImage) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url) { $0.map { .first(content($0)) } ?? .second(placeholder()) }
  }

  /// Sets how much room the picture has, in points; a length that is not given follows from the picture.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> AsyncImage {
    size.take(width, height)
    return self
  }

  /// Writes what the picture's content is.
  public static func _render(_ view: AsyncImage, in context: RenderContext) {
    let picture = view.url.map { LoadedImage(url: $0) }
    let framed = picture?.frame(width: view.size.width, height: view.size.height)
    Content._render(view.content(framed), in: context)
  }
}

/// The picture of an ``AsyncImage``.
public struct LoadedImage: PrimitiveView {
  private let url: String
  private var isFilling = false
  private var size = FrameSize()

  init(url: String) { self.url = url }

  /// Lets the picture have another size than its own: it always may.
  public consuming func resizable() -> LoadedImage { self }

  /// Shows all of the picture in its room, which is what it does anyway.
  public consuming func scaledToFit() -> LoadedImage { aspectRatio(contentMode: .fit) }

  /// Fills the room of the picture, and cuts off what has none.
  public consuming func scaledToFill() -> LoadedImage { aspectRatio(contentMode: .fill) }

  /// Shows all of the picture in its room, or fills that.
  public consuming func aspectRatio(contentMode: ContentMode) -> LoadedImage {
    isFilling = contentMode == .fill
    return self
  }

  /// Sets how much room the picture has, in points; a length that is not given follows from the picture.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> LoadedImage {
    size.take(width, height)
    return self
  }

  /// Writes the picture's node.
  public static func _render(_ view: LoadedImage, in context: RenderContext) {
    context.begin(.asyncImage)
    context.write(.url, view.url)
    context.write(view.size)
    if view.isFilling { context.write(.contentMode, "fill") }
    context.end()
  }
}

/// How a picture stands in its room.
public enum ContentMode: Hashable, CaseIterable {
  /// All of it is seen.
  case fit
  /// None of the room is left free.
  case fill
}

/// From where clients load pictures.
nonisolated enum PictureAddress {
  /// An address as it is written into a document; nil if a client must not load it.
  static func loadable(_ url: URL) -> String? {
    let written = url.absoluteString
    guard let scheme = url.scheme?.lowercased() else {
      return written.hasPrefix("/") && !written.hasPrefix("//") ? written : nil
    }
    let rest = written.dropFirst(scheme.count)
    if scheme == "https" { return rest.hasPrefix("://") ? scheme + rest : nil }
    guard scheme == "data", rest.prefix(7).lowercased() == ":image/" else { return nil }
    return "data:image/" + rest.dropFirst(7)
  }
}
