/// Why bytes cannot be read as a snapshot, or not used.
package enum SnapshotError: Error, Equatable {
  /// The bytes are cut short, changed, or no snapshot at all.
  case damaged
  /// A newer server wrote them, in a form that this one does not know.
  case newerForm(Int)
  /// A newer version of the app wrote them.
  case newerApp(Int)
  /// The app could not make an older snapshot into one of its own.
  case notMigrated(String)

  /// One line for the log.
  package var message: String {
    switch self {
    case .damaged: "The bytes are cut short or changed"
    case .newerForm(let form): "Form \(form) is newer than this server's"
    case .newerApp(let version): "Version \(version) is newer than this app's"
    case .notMigrated(let reason): "The app's migration failed: \(reason)"
    }
  }
}
