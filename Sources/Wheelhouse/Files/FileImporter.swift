public import FoundationEssentials

extension View {
  /// Asks the person for a file as long as a flag is set.
  ///
  /// Follows [Apple's `fileImporter`](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)).
  /// The file is the server's copy, under the name that it has with the person. It is kept for an hour: move or copy
  /// what is to stay. Of which kind it is the client says, by its name: look at the content before you rely on it.
  ///
  /// - Parameters:
  ///   - isPresented: cleared when the person has chosen, or wants nothing any more.
  ///   - allowedContentTypes: the kinds of files that may be chosen; none for any.
  ///   - onCompletion: called with the file once all of it has come. It is never a failure: what cannot be sent is
  ///     tried again, or the person told.
  @preconcurrency
  public consuming func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    importing(isPresented, FileRules(types: allowedContentTypes, count: 1)) { files in
      files.forEach { onCompletion(.success($0)) }
    }
  }

  /// Asks the person for one or several files as long as a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: cleared when the person has chosen, or wants nothing any more.
  ///   - allowedContentTypes: the kinds of files that may be chosen; none for any.
  ///   - allowsMultipleSelection: whether there may be several, 32 at most.
  ///   - onCompletion: called with the files once all of them have come; never with a failure.
  ///   - onCancellation: called when the person wants nothing any more.
  @preconcurrency
  public consuming func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> ModifiedContent<Self, PlacingModifier> {
    let rules = FileRules(types: allowedContentTypes, count: allowsMultipleSelection ? nil : 1)
    return importing(isPresented, rules, onCancellation) { onCompletion(.success($0)) }
  }

  consuming func importing(
    _ isPresented: Binding<Bool>, _ rules: FileRules,
    _ onCancellation: @escaping @MainActor () -> Void = {},
    _ take: @escaping @MainActor ([URL]) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    let picker = FilePicker(rules: rules) { files in
      isPresented.wrappedValue = false
      take(files)
    }
    let modifier = PlacingModifier.anchored(PresentationAnchor.self) { anchor in
      anchor.present(.sheet, isPresented) { context in
        FileImporterScreen._render(FileImporterScreen(picker: picker), in: context)
      }
      anchor.clear = {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension URL {
  /// Does nothing, for code that is written for Apple's systems: a file that was handed in can be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
