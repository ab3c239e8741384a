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
/// (`data:image/…`, RFC 2397). The placeholder stands in its room while it is on its way, and where it is not to be
/// had: at any other address, at none, and where the server answers with something else. What is sent is the address
/// with the placeholder, and the client knows which of them is seen. Say how much room there is by a `frame` that is
/// written on the image itself, before other modifiers. Without an `accessibilityLabel` the picture is decoration,
/// and screen readers pass it over.
public struct AsyncImage<Content: View>: PrimitiveView {
  private let url: String?
  private let content: (LoadedImage) -> Content
  private let placeholder: (() -> AnyView)?
  private var size = FrameSize()

  private init(
    _ url: URL?, content: @escaping (LoadedImage) -> Content, placeholder: (() -> AnyView)? = nil
  ) {
    self.url = url.flatMap(PictureAddress.loadable)
    self.content = content
    self.placeholder = placeholder
  }

  /// Shows a picture, or its room where there is none; the scale is the client's.
  public init(url: URL?, scale: Double = 1) where Content == LoadedImage {
    self.init(url) { $0 }
  }

  /// Shows what is made of a picture, and something else until it is there.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (LoadedImage) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url) {
      .first(content($0))
    } placeholder: {
      AnyView(placeholder())
    }
  }

  /// Sets how much room the picture has, in points; a length that is not given follows from the picture.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> AsyncImage {
    size.take(width, height)
    return self
  }

  /// Writes what is made of the picture; without an address, its room with the placeholder, or that alone.
  public static func _render(_ view: AsyncImage, in context: RenderContext) {
    let placeholder = view.placeholder?()
    let picture = LoadedImage(url: view.url, placeholder: placeholder, size: view.size)
    if view.url != nil {
      Content._render(view.content(picture), in: context)
    } else if !view.size.isEmpty {
      LoadedImage._render(picture, in: context)
    } else if let placeholder {
      AnyView._render(placeholder, in: context)
    }
  }
}

/// The picture of an ``AsyncImage``.
public struct LoadedImage: PrimitiveView {
  private let url: String?
  private let placeholder: AnyView?
  private var size: FrameSize
  private var isFilling = false

  init(url: String?, placeholder: AnyView?, size: FrameSize) {
    self.url = url
    self.placeholder = placeholder
    self.size = size
  }

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
    if let placeholder = view.placeholder { context.slot(.children, placeholder) }
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
