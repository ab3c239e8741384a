/// The words of a ``Text`` as they are written in the source, with what Markdown says of their looks.
///
/// A literal that is given to a text or as a title is one: `Text("Only **\(count)** left")`. Where the app has a
/// ``StringCatalog``, it is looked up there in the language of the view that is being evaluated; otherwise the words
/// are those of the literal. Within a line these are read as Markdown:
///
/// - `**bold**` and `__bold__`, `*italic*` and `_italic_`, `~~struck through~~`
/// - code between backticks, which is monospaced
/// - `[a link](/cart)` to a path of the app, or to an address that a ``Link`` may lead to
/// - `\*`, a mark as it is written
///
/// Emphasis begins and ends where CommonMark 0.31 §6.2 says, so `2 * 3 * 4` and `snake_case_name` stay as
/// they are, and so does anything that has no end. Values between the words of a literal are never read as
/// Markdown, wherever they come from. To read a string from elsewhere, write
/// `Text(LocalizedStringKey(string))`.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  /// All characters, with the values in place.
  @usableFromInline let string: String
  /// What there is to be read of them, or all that they are made of where an app has a catalog; nil where nothing is to
  /// be read, as in most texts.
  @usableFromInline let marks: [Mark]?

  /// A part of the string that is more than its characters; in the order in which they lie there.
  @usableFromInline
  enum Mark: Equatable, Sendable {
    /// Bytes that may hold Markdown.
    case literal(Range<Int>)
    /// Bytes of a text that keeps its looks.
    case text(Range<Int>, [Text.Run])
    /// Bytes of another value; noted only where an app has a catalog.
    case value(Range<Int>, Argument)
  }

  /// Creates one of a string that is read as Markdown.
  @inlinable
  @inline(__always)
  public init(_ value: String) {
    string = value
    marks = value.mayHoldMarkdown || Self.areLookedUp ? [.literal(0..<value.utf8.count)] : nil
  }

  /// Creates one of a literal.
  @inlinable
  @inline(__always)
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates one of a literal with values in it.
  @inlinable
  @inline(__always)
  public init(stringInterpolation: StringInterpolation) {
    string = String(stringInterpolation: stringInterpolation.text)
    marks = stringInterpolation.marks
  }
}

extension Text {
  /// Creates a text of a literal, in which Markdown is drawn.
  ///
  /// A string that is no literal is shown as it is, and so is a literal in ``init(verbatim:)``.
  @inlinable
  @inline(__always)
  public init(_ key: LocalizedStringKey) {
    if key.marks != nil {
      self.init(reading: key)
    } else {
      self.init(verbatim: key.string)
    }
  }
}
