/// What the compiler asks, of which only what is needed is read.
struct CompilerRequest: Decodable {
  struct Capability: Decodable {}

  private let getCapability: Capability?
  private let expandFreestandingMacro: Use?
  private let expandAttachedMacro: Use?

  var answer: CompilerAnswer {
    if let use = expandFreestandingMacro ?? expandAttachedMacro { return use.expanded }
    return CompilerAnswer(getCapabilityResult: CompilerAnswer.Capabilities())
  }

  /// A place where a macro is used.
  struct Use: Decodable {
    struct Macro: Decodable {
      let typeName: String
    }

    struct Source: Decodable {
      struct Location: Decodable {
        let fileName: String
        let offset: Int
      }

      let source: String
      let location: Location
    }

    let macro: Macro
    /// What it is to be expanded into, such as a `peer` or an `accessor`.
    let macroRole: String?
    /// Begins every name that is nobody else's.
    let discriminator: String
    private let syntax: Source?
    private let declSyntax: Source?
    /// What is around it, the innermost first.
    let lexicalContext: [Source]?

    /// The declaration that it is attached to, or its own text.
    private var written: Source? { declSyntax ?? syntax }

    var source: String { written?.source ?? "" }

    fileprivate var expanded: CompilerAnswer {
      do {
        return CompilerAnswer(expandMacroResult: .init(expandedSource: try expansion()))
      } catch {
        let place = written?.location
        return CompilerAnswer(
          expandMacroResult: .init(
            expandedSource: nil,
            diagnostics: [
              .init(
                message: error.message,
                position: .init(fileName: place?.fileName ?? "", offset: place?.offset ?? 0))
            ]))
      }
    }

    private func expansion() throws(MacroError) -> String {
      switch macro.typeName {
      case "EntryMacro": try EntryMacro(self).expansion
      case "PreviewMacro": try PreviewMacro(self).expansion
      default: ""
      }
    }
  }
}

/// Why a macro cannot be expanded where it is used, and what to write instead.
struct MacroError: Error {
  let message: String
}

/// What the compiler is told.
struct CompilerAnswer: Encodable {
  struct Capabilities: Encodable {
    struct Versions: Encodable {
      let protocolVersion = 7
    }

    let capability = Versions()
  }

  struct Expansion: Encodable {
    let expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expansion?
}
