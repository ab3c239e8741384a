import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a client says while its session is fetched from the store.
@Suite struct ArrivalTests {
  private let connection = InProcessApp { Text("Hello") }.connect().connection
  private let arrival = Arrival(
    Hello(), ResumeToken(bytes: Array(repeating: 1, count: 32)), bytes: [])

  /// Says something of so many bytes, again and again, and tells how often that was kept.
  private func say(_ length: Int, atMost times: Int) -> Int {
    let message = Array(repeating: UInt8(ascii: " "), count: length)
    for _ in 0..<times where connection.closeCode == nil {
      message.withUnsafeBytes { arrival.postpone($0, on: connection) }
    }
    return arrival.messages.count
  }

  @Test func `a few long messages are kept, and whoever sends more is to come back`() {
    #expect(say(65_536, atMost: 4) == 4)
    #expect(connection.closeCode == nil)
    #expect(say(1, atMost: 1) == 4)
    #expect(connection.closeCode == 1013)
  }

  @Test func `so are many short ones`() {
    #expect(say(20, atMost: 256) == 256)
    #expect(connection.closeCode == nil)
    #expect(say(20, atMost: 1) == 256)
    #expect(connection.closeCode == 1013)
  }
}
