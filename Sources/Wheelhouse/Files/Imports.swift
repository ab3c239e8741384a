/// How the sessions of a host let files come.
final class Imports {
  nonisolated deinit {}

  let folder: ImportFolder
  private let nextToken: @MainActor () -> ResumeToken

  init(_ folder: ImportFolder, token: @escaping @MainActor () -> ResumeToken) {
    self.folder = folder
    nextToken = token
  }

  /// Lets files come; nil where one of them cannot, and then none may.
  func letIn(_ chosen: [FileRules.Chosen]) -> [ExpectedFile]? {
    var expected: [ExpectedFile] = []
    for file in chosen {
      guard let address = folder.letIn(file.size, by: nextToken()) else {
        folder.forget(expected.map(\.address))
        return nil
      }
      expected.append(ExpectedFile(name: file.name, address: address))
    }
    guard folder.hasRoom(for: chosen.reduce(0) { $0 + $1.size }) else {
      folder.forget(expected.map(\.address))
      return nil
    }
    return expected
  }
}
