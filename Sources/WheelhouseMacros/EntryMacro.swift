/// `@Entry`: a value of the environment with a key of its own, which nobody has to name.
struct EntryMacro {
  private let role: String?
  private let property: StoredProperty
  private let value: String
  private let isolation: String

  init(_ use: CompilerRequest.Use) throws(MacroError) {
    let text = SwiftText(use.source)
    guard let property = StoredProperty(text) else {
      throw MacroError(
        message: "@Entry stands before a stored property: write @Entry var name: Type = value")
    }
    let isOptional = property.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    guard let value = property.value ?? (isOptional ? "nil" : nil) else {
      let name = property.name
      throw MacroError(
        message: "what is \(name) where nobody set it? Write @Entry var \(name): Type = value")
    }
    role = use.macroRole
    self.property = property
    self.value = value
    let around = use.lexicalContext?.first.map { SwiftText($0.source).words } ?? []
    let isNonisolated = (text.words + around).contains { $0.word == "nonisolated" }
    isolation = isNonisolated ? "nonisolated " : ""
  }

  private var key: String { "__Key_" + property.name }

  var expansion: String {
    if role == "accessor" {
      return """
        {
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
        }
        """
    }
    let defaultValue =
      property.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return """
      private \(isolation)struct \(key): Wheelhouse.EnvironmentKey {
        \(defaultValue)
      }
      """
  }
}
