internal import CPreviews

/// A view that is shown on its own while one works at it: what `#Preview` declares.
public struct Preview {
  let name: String
  /// The file in which it is declared, without its folder and `.swift`.
  let file: String
  let content: @MainActor (RenderContext) -> Void

  /// Creates a preview; one without a name is called by its file.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - file: where it is declared, as `Module/File.swift`.
  ///   - body: what is shown.
  public init<Content: View>(
    _ name: String? = nil, file: String = #fileID,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    let file = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
    self.name = name ?? file
    self.file = file
    content = { Content._render(body(), in: $0) }
  }

  /// Puts the preview among those of the program; what `#Preview` is expanded to calls it.
  public func _add() { Self.found.append(self) }

  private static var found: [Preview] = []

  /// The previews of the program, by file and, within one, as they are declared; none in a release build.
  static let all: [Preview] = {
    previews_call_each()
    return found.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }
      .map(\.element)
  }()
}
