import FoundationEssentials
import ScreenDocument

/// What a person chooses files with.
///
/// The client says which files it has; it is told where each is handed in, sends it there, and says when all have
/// come. What was said is kept with the session, so that whoever serves it then can take the files.
struct FilePicker: View {
  let rules: FileRules
  let take: @MainActor ([URL]) -> Void
  @State private var expected: [ExpectedFile] = []

  init(rules: FileRules, take: @escaping @MainActor ([URL]) -> Void) {
    self.rules = rules
    self.take = take
  }

  var body: some View {
    FilePickerNode(rules: rules, expected: $expected, take: take)
  }
}

/// A file that a client has announced.
nonisolated struct ExpectedFile: Codable, Equatable {
  /// Its name with the person.
  let name: String
  /// The path under which it is handed in.
  let address: String
}

/// Writes what a person chooses files with.
private struct FilePickerNode: PrimitiveView {
  let rules: FileRules
  let expected: Binding<[ExpectedFile]>
  let take: @MainActor ([URL]) -> Void

  static func _render(_ view: FilePickerNode, in context: RenderContext) {
    let imports = context.renderer.element?.graph.imports
    context.begin(
      .filePicker,
      action: .named([
        NamedAction(name: .change) { view.expect($0, imports) },
        NamedAction(name: .submit) { _ in view.finish(imports) },
      ]))
    view.write(in: context, longest: imports?.folder.longest ?? 0)
    context.end()
    if let imports {
      context.lifecycle(ExpectedEntry(context.identity, view.expected, in: imports.folder))
    }
  }

  private func write(in context: RenderContext, longest: Int) {
    let types = rules.accepted
    if !types.isEmpty { context.renderer.writer.property(.allowedContentTypes, types) }
    context.write(.allowsMultipleSelection, flag: rules.allowsMultiple)
    if rules.allowsMultiple, rules.count < FileRules.most {
      context.renderer.writer.property(.maxSelectionCount, rules.count)
    }
    context.renderer.writer.property(.max, longest)
    let addresses = expected.wrappedValue.map(\.address)
    if !addresses.isEmpty { context.renderer.writer.property(.uploads, addresses) }
  }

  /// Files were chosen, in place of those before; none take these back.
  private func expect(_ value: JSONValue, _ imports: Imports?) -> Bool {
    guard let imports, let chosen = rules.files(in: value, longest: imports.folder.longest),
      let new = imports.letIn(chosen)
    else { return false }
    imports.folder.forget(expected.wrappedValue.map(\.address))
    expected.wrappedValue = new
    return true
  }

  /// All that was chosen has come, as far as the client knows.
  private func finish(_ imports: Imports?) -> Bool {
    let expected = expected.wrappedValue
    let files = expected.compactMap { imports?.folder.file(at: $0.address, named: $0.name) }
    guard files.count == expected.count, !files.isEmpty else { return false }
    expected.forEach { imports?.folder.close($0.address) }
    self.expected.wrappedValue = []
    take(files)
    return true
  }
}

/// Takes back, once the picker is gone, what was announced and not handed on.
private final class ExpectedEntry: LifecycleEntry {
  nonisolated deinit {}

  private let expected: Binding<[ExpectedFile]>
  private let folder: ImportFolder

  init(_ identity: UInt64, _ expected: Binding<[ExpectedFile]>, in folder: ImportFolder) {
    (self.expected, self.folder) = (expected, folder)
    super.init(identity)
  }

  override func ended(_ graph: ViewGraph) {
    // A session that goes to sleep still expects its files.
    guard graph.isAwake else { return }
    graph.afterRender.append { [expected, folder] in
      folder.forget(expected.wrappedValue.map(\.address))
    }
  }
}
