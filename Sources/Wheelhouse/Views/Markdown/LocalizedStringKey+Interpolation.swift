extension LocalizedStringKey {
  /// What a literal with values in it is put together in.
  ///
  /// The string is made as that of any other literal. Where its values lie is noted once there is Markdown
  /// or a text with looks of its own; what comes before that needs no reading.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: DefaultStringInterpolation
    @usableFromInline var marks: [Mark]?

    /// Creates an empty one, with room for a literal and values.
    @inlinable
    @inline(__always)
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends a part of the literal.
    @inlinable
    @inline(__always)
    public mutating func appendLiteral(_ literal: String) {
      // First of all, and nothing else ever changes the string: so the compiler sees parts of the literal that
      // follow each other, and makes one of them.
      text.appendLiteral(literal)
      if marks != nil || literal.mayHoldMarkdown || LocalizedStringKey.areLookedUp {
        marks = Self.adding(literal, to: marks.take(), at: text.description)
      }
    }

    /// Appends a value as its description.
    @inlinable
    @inline(__always)
    public mutating func appendInterpolation<T>(_ value: T)
    where T: TextOutputStreamable, T: CustomStringConvertible {
      text.appendInterpolation(value)
      if LocalizedStringKey.areLookedUp { note(value) }
    }

    /// Appends a value as its description.
    @inlinable
    @inline(__always)
    public mutating func appendInterpolation<T: TextOutputStreamable>(_ value: T) {
      text.appendInterpolation(value)
      if LocalizedStringKey.areLookedUp { note(value) }
    }

    /// Appends a value as its description.
    @inlinable
    @inline(__always)
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      text.appendInterpolation(value)
      if LocalizedStringKey.areLookedUp { note(value) }
    }

    /// Appends a value as its description.
    @inlinable
    @inline(__always)
    public mutating func appendInterpolation<T>(_ value: T) {
      text.appendInterpolation(value)
      if LocalizedStringKey.areLookedUp { note(value) }
    }

    /// Appends the name of a type.
    @inlinable
    @inline(__always)
    public mutating func appendInterpolation(_ value: any Any.Type) {
      text.appendInterpolation(value)
      if LocalizedStringKey.areLookedUp { note(value) }
    }

    /// Appends a value as its description, or other words if there is none.
    @inlinable
    @inline(__always)
    public mutating func appendInterpolation<T, S: StringProtocol>(
      _ value: T?, default: @autoclosure () -> S
    ) {
      if let value { appendInterpolation(value) } else { appendInterpolation(`default`()) }
    }

    /// Appends a text, which keeps its looks.
    public mutating func appendInterpolation(_ value: Text) { append(value.ownRuns) }

    mutating func append(_ looks: [Text.Run]) {
      let string = looks.map(\.string).joined()
      text.appendLiteral(string)
      let end = text.description.utf8.count
      marks = Self.adding(.text(end - string.utf8.count..<end, looks), to: marks.take())
    }

    /// Appends a value as a specifier of C says, such as `"%.2f"`.
    ///
    /// A specifier that does not suit the value, or is none, never does harm: the value is converted where
    /// that makes sense, and shown as its description where it does not.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      let formatted = FormatSpecifier.format(value, specifier)
      text.appendLiteral(formatted)
      guard LocalizedStringKey.areLookedUp else { return }
      note(Argument(value, as: formatted, by: specifier), formatted)
    }

    /// The marks with one for a literal that a string ends with.
    @usableFromInline
    static func adding(_ literal: String, to marks: consuming [Mark]?, at text: String) -> [Mark] {
      let end = text.utf8.count
      return adding(.literal(end - literal.utf8.count..<end), to: marks)
    }

    static func adding(_ mark: Mark, to marks: consuming [Mark]?) -> [Mark] {
      var all = marks.take() ?? []
      all.append(mark)
      return all
    }
  }
}
