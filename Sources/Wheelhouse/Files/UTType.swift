/// A kind of file, by its names on the web: media types (RFC 6838) and the ends of file names.
///
/// Has the names of [Apple's `UTType`](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)
/// and of its kinds those that browsers know. What is in a file is not looked at: a type says how it is called.
public nonisolated struct UTType: Hashable, Sendable {
  /// Apple's identifier of the kind, such as `public.png`.
  public let identifier: String
  /// As in the `accept` of an HTML file input: media types, `image/*` and the like, and ends of names from the dot
  /// on; none for anything at all.
  let accepted: [String]

  init(_ identifier: String, _ accepted: String...) {
    self.identifier = identifier
    self.accepted = accepted
  }

  /// A kind of data of the app's own, by a name that nobody else has, such as `com.example.card`.
  ///
  /// A file has no way to say that it is of such a kind, so files are chosen by ``init(filenameExtension:)``.
  public init(exportedAs identifier: String) { self.init(identifier, ".") }

  /// A kind of data of somebody else's, by its name.
  public init(importedAs identifier: String) { self.init(identifier, ".") }

  /// The kind of files whose names end so.
  ///
  /// - Parameter filenameExtension: without the dot, 1 to 32 letters and digits; anything else gives nil.
  public init?(filenameExtension: String) {
    let end = filenameExtension.lowercased()
    guard Self.isWord(end, besides: "") else { return nil }
    self = Self.known(by: "." + end) ?? UTType("dyn." + end, "." + end)
  }

  /// The kind of files of a media type.
  ///
  /// - Parameter mimeType: such as `text/csv`, without parameters; anything else gives nil.
  public init?(mimeType: String) {
    let name = mimeType.lowercased()
    let halves = name.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ Self.isWord(String($0), besides: "!#$&^_.+-") })
    else { return nil }
    self = Self.known(by: name) ?? UTType("dyn." + name, name)
  }

  /// The end of the names of such files, without the dot.
  public var preferredFilenameExtension: String? {
    accepted.first { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
  }

  /// The media type of such files.
  public var preferredMIMEType: String? {
    accepted.first { $0.contains("/") && !$0.hasSuffix("/*") }
  }

  /// Whether a file that is called so is of the kind.
  ///
  /// - Parameter mediaType: what the client says; where it does not know, what the name's end stands for.
  func includes(fileNamed name: String, mediaType: String) -> Bool {
    guard !accepted.isEmpty else { return true }
    let end = Self.end(of: name)
    let type = mediaType.isEmpty ? Self.known(by: end)?.preferredMIMEType ?? "" : mediaType
    return accepted.contains { $0 == end || Self.matches(type.lowercased(), $0) }
  }

  private static func matches(_ type: String, _ accepted: String) -> Bool {
    accepted.hasSuffix("/*") ? type.hasPrefix(accepted.dropLast()) : type == accepted
  }

  /// The end of a file's name from the dot on; empty where it has none.
  private static func end(of name: String) -> String {
    name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
  }

  private static func known(by accepted: String) -> UTType? {
    all.first { $0.accepted.contains(accepted) }
  }

  private static func isWord(_ text: String, besides others: String) -> Bool {
    let isLetter = { (byte: UInt8) in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || others.utf8.contains(byte)
    }
    return (1...127).contains(text.utf8.count) && text.utf8.allSatisfy(isLetter)
  }
}

nonisolated extension UTType {
  /// Any file.
  public static let item = UTType("public.item")
  /// Any file.
  public static let data = UTType("public.data")
  /// Any file.
  public static let content = UTType("public.content")

  /// Any picture.
  public static let image = UTType("public.image", "image/*")
  /// A PNG picture.
  public static let png = UTType("public.png", "image/png", ".png")
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg", "image/jpeg", ".jpg", ".jpeg")
  /// A GIF picture.
  public static let gif = UTType("com.compuserve.gif", "image/gif", ".gif")
  /// A WebP picture.
  public static let webP = UTType("org.webmproject.webp", "image/webp", ".webp")
  /// An HEIC picture.
  public static let heic = UTType("public.heic", "image/heic", ".heic")
  /// A TIFF picture.
  public static let tiff = UTType("public.tiff", "image/tiff", ".tiff", ".tif")
  /// A BMP picture.
  public static let bmp = UTType("com.microsoft.bmp", "image/bmp", ".bmp")
  /// A drawing in SVG.
  public static let svg = UTType("public.svg-image", "image/svg+xml", ".svg")

  /// Any film.
  public static let movie = UTType("public.movie", "video/*")
  /// Any film.
  public static let video = UTType("public.video", "video/*")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType("public.mpeg-4", "video/mp4", ".mp4", ".m4v")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", "video/quicktime", ".mov", ".qt")
  /// Any sound.
  public static let audio = UTType("public.audio", "audio/*")
  /// An MP3 sound.
  public static let mp3 = UTType("public.mp3", "audio/mpeg", ".mp3")
  /// A WAV sound.
  public static let wav = UTType("com.microsoft.waveform-audio", "audio/wav", "audio/x-wav", ".wav")

  /// Any text.
  public static let text = UTType("public.text", "text/*")
  /// Text without any format.
  public static let plainText = UTType("public.plain-text", "text/plain", ".txt", ".text")
  /// Text without any format, in UTF-8.
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", "text/plain", ".txt", ".text")
  /// A table with commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "text/csv", ".csv")
  /// A table with tabs.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", "text/tab-separated-values", ".tsv")
  /// An address.
  public static let url = UTType("public.url", "text/uri-list")
  /// JSON.
  public static let json = UTType("public.json", "application/json", ".json")
  /// XML.
  public static let xml = UTType("public.xml", "application/xml", "text/xml", ".xml")
  /// YAML.
  public static let yaml = UTType("public.yaml", "application/yaml", ".yaml", ".yml")
  /// HTML.
  public static let html = UTType("public.html", "text/html", ".html", ".htm")
  /// A PDF.
  public static let pdf = UTType("com.adobe.pdf", "application/pdf", ".pdf")
  /// RTF.
  public static let rtf = UTType("public.rtf", "application/rtf", "text/rtf", ".rtf")
  /// An electronic book.
  public static let epub = UTType("org.idpf.epub-container", "application/epub+zip", ".epub")
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive", "application/zip", ".zip")
  /// What was compressed by gzip.
  public static let gzip = UTType("org.gnu.gnu-zip-archive", "application/gzip", ".gz")

  /// Those that have a name of their own, the more frequent of two first.
  private static let all: [UTType] = [
    png, jpeg, gif, webP, heic, tiff, bmp, svg, mpeg4Movie, quickTimeMovie, mp3, wav, plainText,
    commaSeparatedText, tabSeparatedText, json, xml, yaml, html, pdf, rtf, epub, zip, gzip,
  ]
}
