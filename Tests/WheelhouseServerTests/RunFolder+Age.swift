import Testing

@testable import WheelhouseServer

extension RunFolder {
  /// As if it had been made a minute earlier than it was: who is not in it by now is dead.
  @MainActor
  func age() { #expect(ServerProcess.shell("touch -d '1 minute ago' \(path)/made") == 0) }
}
