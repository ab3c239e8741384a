/// `#Preview`: a view to be shown on its own, found by the program in which it is written.
///
/// A record of it lies in a section of the program's file, as SE-0492 has it; Wheelhouse goes through the section. A
/// release build has none. Properties before which `@Previewable` stands become those of a view around the rest.
struct PreviewMacro {
  private let name: String
  private let arguments: String
  private let content: String
  private let properties: [String]

  init(_ use: CompilerRequest.Use) throws(MacroError) {
    // As swift-syntax's `makeUniqueName` mangles it.
    name = use.discriminator + "7previewfMu_"
    let text = SwiftText(use.source)
    guard let sign = text.first("#") else {
      throw MacroError(message: "write #Preview { SomeView() }")
    }
    let start = sign + "#Preview".utf8.count
    guard let brace = text.first("{", from: start),
      let end = text.first("}", from: brace + 1)
    else {
      throw MacroError(message: "write what is shown in braces: #Preview { SomeView() }")
    }
    arguments = text[start..<brace]
    (properties, content) = text.previewed(in: brace + 1..<end)
  }

  var expansion: String {
    """
    #if DEBUG
    private enum \(name) {
    \(view)
      @MainActor static var preview: Wheelhouse.Preview {
        Wheelhouse.Preview\(arguments) {
    \(shown)
        }
      }
      @section("wheelhouse_previews") @used nonisolated static let record: @convention(c) () -> Void = {
        MainActor.assumeIsolated { preview._add() }
      }
    }
    #endif
    """
  }

  private var shown: String {
    if properties.isEmpty { returns ? "content()" : content } else { "Content()" }
  }

  /// Whether the view is returned.
  ///
  /// The compiler has no name for a type of one's own within a closure that returns it; within a function it has.
  private var returns: Bool { SwiftText(content).words.contains { $0.word == "return" } }

  private var view: String {
    if properties.isEmpty, !returns { return "" }
    if properties.isEmpty {
      return """
          @MainActor static func content() -> some Wheelhouse.View {
        \(content)
          }
        """
    }
    return """
        @MainActor struct Content: Wheelhouse.View {
      \(properties.joined(separator: "\n"))
          var body: some Wheelhouse.View {
      \(content)
          }
        }
      """
  }
}

extension SwiftText {
  /// The properties before which `@Previewable` stands, and everything else between two braces.
  fileprivate func previewed(in range: Range<Int>) -> ([String], String) {
    var properties: [String] = []
    var rest: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard depths[position] == 1, bytes[position...].starts(with: Self.mark) else {
        rest.append(bytes[position])
        position += 1
        continue
      }
      let start = position + Self.mark.count
      position = statementEnd(from: start, before: range.upperBound)
      properties.append(self[start..<position])
    }
    return (properties, String(decoding: rest, as: UTF8.self))
  }

  private static let mark = Array("@Previewable".utf8)

  /// Where a property ends: at a semicolon, or at the end of a line after which it does not go on.
  private func statementEnd(from start: Int, before end: Int) -> Int {
    var hasName = false
    for position in start..<end where depths[position] == 1 {
      let byte = bytes[position]
      if byte == UInt8(ascii: ";") { return position }
      if byte == UInt8(ascii: "\n"), hasName, !goesOn(at: position, before: end) { return position }
      if bytes[start...position].suffix(4).elementsEqual("var ".utf8) { hasName = true }
    }
    return end
  }

  private func goesOn(at newline: Int, before end: Int) -> Bool {
    let before = bytes[..<newline].last { !$0.isSpace }
    let after = bytes[newline..<end].first { !$0.isSpace }
    return "=,:".utf8.contains(before ?? 0) || ".=?".utf8.contains(after ?? 0)
  }
}
