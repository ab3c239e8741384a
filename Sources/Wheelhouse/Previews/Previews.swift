import FoundationEssentials

/// The previews of a program as an app: a list of them at `/`, and each in a window of its own.
///
/// `swift run MyApp --previews` serves it in place of the app. In a test, ``ids`` leads to all of them.
public struct Previews: App {
  /// Shows what the program has declared with `#Preview`.
  public init() {}

  /// Where each preview is shown, in the order of the list: `preview-` and its name in small letters, digits and
  /// hyphens, with a number behind it where an earlier one has the same.
  public static var ids: [String] { shown.map(\.id) }

  /// The list, and a window a preview.
  public var body: some Scene {
    SceneList(
      _windows: WindowGroup("Previews") { PreviewList(previews: Self.shown) }._windows
        + Self.shown.map { shown in
          WindowDescription(title: shown.preview.name, id: shown.id, content: shown.preview.content)
        })
  }

  /// All previews, with their ids.
  private static let shown: [ShownPreview] = {
    var taken: [String: Int] = [:]
    return Preview.all.map { preview in
      let id = "preview-" + preview.name.asPathSegment
      let count = taken[id, default: 0] + 1
      taken[id] = count
      return ShownPreview(id: count == 1 ? id : "\(id)-\(count)", preview: preview)
    }
  }()
}

/// A preview and where it is shown.
private struct ShownPreview: Identifiable {
  nonisolated let id: String
  let preview: Preview
}

/// What there is to look at, by file.
private struct PreviewList: View {
  let previews: [ShownPreview]

  var body: some View {
    NavigationStack {
      List {
        ForEach(files, id: \.self) { file in
          Section(file) {
            ForEach(previews.filter { $0.preview.file == file }) { PreviewRow(shown: $0) }
          }
        }
      }
      .overlay {
        if previews.isEmpty {
          ContentUnavailableView(
            "No Previews", systemImage: "eye.slash",
            description: Text(
              "Write #Preview { SomeView() } below a view; a release build has none."))
        }
      }
      .navigationTitle("Previews")
    }
  }

  private var files: [String] {
    previews.map(\.preview.file).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// A link to a preview.
private struct PreviewRow: View {
  let shown: ShownPreview

  var body: some View {
    if let destination = URL(string: "/" + shown.id) {
      Link(shown.preview.name, destination: destination)
    }
  }
}

extension String {
  /// The text as a part of a URL: its ASCII letters, small, and digits, with hyphens between its words.
  fileprivate var asPathSegment: String {
    lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }
}
