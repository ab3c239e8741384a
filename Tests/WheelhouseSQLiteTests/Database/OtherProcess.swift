import WheelhouseTesting

/// A process that does something to the notes of a folder, and is killed with this object.
struct OtherProcess {
  private let process: ServerProcess

  /// Starts it, and waits until it says that it has begun.
  ///
  /// - Throws: when it ended without a word.
  init(_ order: String, _ folder: NotesFolder, _ number: Int) async throws {
    process = try await ServerProcess(
      "database-fixture", arguments: [order, folder.path, String(number)])
  }

  /// What it said first.
  var greeting: String { process.greeting }
}
