/// Where a server keeps its sessions.
package enum StoreChoice: Equatable, Sendable {
  /// In the process, with which they end: for one worker only.
  case memory
  /// In a database file that all workers share, and that outlives them.
  case sqlite(path: String)

  /// Reads `memory` or `sqlite:PATH`; nil for anything else.
  package init?(_ text: String) {
    let prefix = "sqlite:"
    if text == "memory" {
      self = .memory
    } else if text.hasPrefix(prefix), text.count > prefix.count {
      self = .sqlite(path: String(text.dropFirst(prefix.count)))
    } else {
      return nil
    }
  }
}
