import ScreenDocument

/// A line or more of text.
///
/// Texts that look different are joined by `+`; what is said of the whole counts where a part says nothing
/// itself, as with SwiftUI's.
public struct Text: PrimitiveView, Equatable, @MainActor CustomStringConvertible {
  let string: String
  private var look = Look()
  /// The parts that look different; nil for a text that looks the same all over.
  private var runs: [Run]?

  /// Whether there is nothing to say of it but its characters.
  @usableFromInline
  var isPlain: Bool { look.isPlain && runs == nil }

  /// What characters look like, as far as that is said.
  nonisolated struct Look: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var traits: Traits = []

    var isPlain: Bool { font == nil && weight == nil && color == nil && traits.isEmpty }

    /// This, with what another one says where it says nothing.
    func over(_ other: Look) -> Look {
      Look(
        font: font ?? other.font, weight: weight ?? other.weight, color: color ?? other.color,
        traits: traits.union(other.traits))
    }
  }

  nonisolated struct Traits: OptionSet, Hashable {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let strikethrough = Traits(rawValue: 2)
    static let monospaced = Traits(rawValue: 4)
    static let underline = Traits(rawValue: 8)
    static let monospacedDigit = Traits(rawValue: 16)

    /// Each with its name in the document.
    static let named: [(Traits, PropertyName)] = [
      (.italic, .italic), (.strikethrough, .strikethrough), (.underline, .underline),
      (.monospaced, .monospaced), (.monospacedDigit, .monospacedDigit),
    ]
  }

  /// Letters of one kind.
  public nonisolated enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    var name: Word { self == .uppercase ? "uppercase" : "lowercase" }
  }

  /// A part that looks the same.
  @usableFromInline
  nonisolated struct Run: Equatable, Sendable {
    var string: String
    var look: Look
    /// Where it leads; a client may follow it.
    var url: String?
    /// What the client writes in its place.
    var time: WrittenTime?
    /// The symbol that the client draws in its place.
    var symbol: String?

    /// Whether something stands in its place that is one thing.
    var isWhole: Bool { time != nil || symbol != nil }

    /// The characters that are read; a symbol has none.
    var words: String { symbol == nil ? string : "" }

    /// This, with what another look says where its own says nothing.
    func over(_ other: Look) -> Run {
      var run = self
      run.look = look.over(other)
      return run
    }
  }

  /// Creates a text of a string as it is.
  @_disfavoredOverload
  @inlinable
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text of a string as it is, even if that is a literal.
  public init(verbatim content: String) { string = content }

  /// The characters, for a text within the string of another.
  public var description: String { string }

  /// Writes a text node.
  public static func _render(_ view: Text, in context: RenderContext) {
    context.begin(.text)
    context.write(.text, view.string)
    let look = view.look
    context.write(.font, look.font?.name)
    context.write(.weight, look.weight?.name)
    context.write(.foreground, look.color?.foreground)
    if !look.traits.isEmpty { view.writeTraits(context) }
    if let runs = view.runs { write(runs, in: context) }
    context.end()
  }

  private func writeTraits(_ context: RenderContext) {
    for (trait, name) in Traits.named { context.write(name, flag: look.traits.contains(trait)) }
  }

  private func with(_ change: (inout Look) -> Void) -> Text {
    var copy = self
    change(&copy.look)
    return copy
  }

  private func with(_ trait: Traits, _ active: Bool) -> Text {
    active ? with { $0.traits.insert(trait) } : self
  }

  /// Sets the kind of text, and with it the weight and the traits that the font has.
  public func font(_ font: Font?) -> Text {
    with {
      $0.font = font
      $0.weight = $0.weight ?? font?.weight
      $0.traits.formUnion(font?.traits ?? [])
    }
  }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Makes the text bold.
  public func bold(_ active: Bool = true) -> Text { active ? with { $0.weight = .bold } : self }
  /// Makes the text italic.
  public func italic(_ active: Bool = true) -> Text { with(.italic, active) }
  /// Strikes the text through.
  public func strikethrough(_ active: Bool = true) -> Text { with(.strikethrough, active) }
  /// Draws a line below the text.
  public func underline(_ active: Bool = true) -> Text { with(.underline, active) }
  /// Gives every character the same width.
  public func monospaced(_ active: Bool = true) -> Text { with(.monospaced, active) }
  /// Gives every digit the same width, so that a number that changes stays in place.
  public func monospacedDigit() -> Text { with(.monospacedDigit, true) }
  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> Text { with { $0.color = color } }
  /// Sets the colour; the older spelling.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
}

// Texts of several looks.
extension Text {
  /// Joins two texts, each of which keeps its looks.
  public static func + (first: Text, second: Text) -> Text {
    var runs: [Run] = []
    for run in first.ownRuns + second.ownRuns { runs.append(joining: run) }
    return Text(runs, look: first.look)
  }

  /// A text of parts; `look` is that of one without any.
  init(_ runs: [Run], look: Look) {
    self.init(verbatim: runs.map(\.words).joined())
    if runs.count > 1 || runs.contains(where: { $0.url != nil || $0.isWhole }) {
      self.runs = runs
    } else {
      self.look = runs.first?.look ?? look
    }
  }

  /// The parts, with what is said of the whole.
  nonisolated var ownRuns: [Run] {
    guard let runs else { return [Run(string: string, look: look)] }
    return runs.map { $0.over(look) }
  }

  private static func write(_ runs: [Run], in context: RenderContext) {
    let place = context.renderer.writer.beginProperty(.runs)
    var separator: StaticString = #"[{"text":"#
    for run in runs {
      context.append(json: separator)
      context.renderer.writer.append(string: run.words)
      if let symbol = run.symbol {
        context.append(json: PropertyName.systemImage.key)
        context.renderer.writer.append(string: symbol)
      }
      if let url = run.url {
        context.append(json: PropertyName.url.key)
        context.renderer.writer.append(string: url)
      }
      context.append(.font, run.look.font?.name)
      context.append(.weight, run.look.weight?.name)
      context.append(.foreground, run.look.color?.foreground)
      if let time = run.time { context.append(time) }
      for (trait, name) in Traits.named where run.look.traits.contains(trait) {
        context.append(json: name.key)
        context.append(json: "true")
      }
      context.append(json: "}")
      separator = #",{"text":"#
    }
    context.append(json: "]")
    context.renderer.writer.endProperty(at: place)
  }
}

extension [Text.Run] {
  /// Appends a part; to the last one, if it is like that.
  mutating func append(joining run: Text.Run) {
    if run.string.isEmpty { return }
    if let last, last.look == run.look, last.url == run.url, !last.isWhole, !run.isWhole {
      self[count - 1].string += run.string
    } else {
      append(run)
    }
  }
}

extension RenderContext {
  fileprivate func append(json: StaticString) { renderer.writer.append(json: json) }

  fileprivate func append(_ name: PropertyName, _ word: Word?) {
    if let word { append(name.key, word) }
  }

  private func append(_ key: StaticString, _ word: Word) {
    append(json: key)
    append(json: "\"")
    append(json: word.text)
    append(json: "\"")
  }

  fileprivate func append(_ time: WrittenTime) {
    append(#","dateStyle":"#, time.style)
    append(json: #","date":"#)
    renderer.writer.append(string: time.date)
    if let bound = time.bound {
      append(json: #","bound":"#)
      renderer.writer.append(string: bound)
    }
    if time.hidesHours { append(json: #","hidesHours":true"#) }
  }
}

/// A kind of text, by its meaning; the client chooses face and size.
public nonisolated struct Font: Hashable, Sendable {
  let name: Word
  private(set) var weight: Weight?
  private(set) var traits: Text.Traits = []

  private init(name: Word) { self.name = name }

  /// What a text is for: a font as well, as there is one for each.
  public typealias TextStyle = Font

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A first-level title.
  public static let title = Font(name: "title")
  /// A second-level title.
  public static let title2 = Font(name: "title2")
  /// A third-level title.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A line under a heading.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// A remark set off from the text.
  public static let callout = Font(name: "callout")
  /// A footnote.
  public static let footnote = Font(name: "footnote")
  /// A caption.
  public static let caption = Font(name: "caption")
  /// A second-level caption.
  public static let caption2 = Font(name: "caption2")

  /// A font for this kind of text, of a weight of its own where one is given.
  public static func system(_ style: Font, weight: Weight? = nil) -> Font {
    weight.map(style.weight) ?? style
  }

  private func with(_ trait: Text.Traits) -> Font {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  /// This font, as heavy as that.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }
  /// This font in italics.
  public func italic() -> Font { with(.italic) }
  /// This font with the same width for every character.
  public func monospaced() -> Font { with(.monospaced) }
  /// This font with the same width for every digit.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }

  /// How heavy a text is.
  public nonisolated struct Weight: Hashable, Sendable {
    let name: Word
    /// Light.
    public static let light = Weight(name: "light")
    /// Regular.
    public static let regular = Weight(name: "regular")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Semibold.
    public static let semibold = Weight(name: "semibold")
    /// Bold.
    public static let bold = Weight(name: "bold")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
    /// As heavy as there is.
    public static let black = heavy
  }
}
