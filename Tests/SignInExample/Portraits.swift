import FoundationEssentials
import Wheelhouse
import WheelhouseServer

/// What people look like, shared by all workers: a file for each.
struct Portraits: Sendable {
  private let folder = URL(
    filePath: WheelhouseServer.dataFolder + "/portraits", directoryHint: .isDirectory)

  /// Whether somebody's picture is known.
  func isKnown(of person: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: person).path)
  }

  /// Keeps a picture that somebody has handed in, unless it is none.
  ///
  /// - Returns: whether it is one.
  func keep(_ file: URL, of person: String) throws -> Bool {
    guard Self.mediaType(try Data(contentsOf: file)) != nil else { return false }
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appending(path: person)
    if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
    try files.moveItem(at: file, to: place)
    return true
  }

  /// The answer to a browser that draws the picture.
  func picture(of person: String?) -> HTTPResponse {
    guard let person, let bytes = try? Data(contentsOf: folder.appending(path: person)),
      let type = Self.mediaType(bytes)
    else { return .text("There is no picture.", status: 404) }
    return HTTPResponse(status: 200, type: type, body: Array(bytes))
  }

  /// What a picture is by its first bytes, whatever its name says.
  private static func mediaType(_ bytes: Data) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? "image/jpeg" : nil
  }
}

/// A person's picture, and a way to change it.
struct PortraitView: View {
  let person: String
  let portraits: Portraits
  @State private var isChoosing = false
  @State private var version = 0
  @State private var note = ""

  var body: some View {
    if version > 0 {
      AsyncImage(url: URL(string: "/portrait?\(version)"))
        .frame(width: 96, height: 96)
        .accessibilityLabel("Portrait of \(person)")
    }
    Button("Change Portrait") { isChoosing = true }
      .onAppear { if portraits.isKnown(of: person) { version = max(version, 1) } }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.png, .jpeg]) { result in
        guard case .success(let file) = result else { return }
        let isPicture = (try? portraits.keep(file, of: person)) ?? false
        note = isPicture ? "" : "That is no picture."
        if isPicture { version += 1 }
      }
    if !note.isEmpty { Text(note) }
  }
}
