import Testing
import Wheelhouse
import WheelhouseTesting

/// What sessions in one process hear of one another, and who looks at them after an interruption.
@Suite struct TurnTests {
  @Observable final class Desk {
    var said = 0
    var heard = 0
  }

  private struct Speaker: View {
    let desk: Desk

    var body: some View {
      Button("Say") { desk.said += 1 }
      Text("heard \(desk.heard)")
    }
  }

  private struct Listener: View {
    let desk: Desk

    var body: some View {
      Text("said \(desk.said)").onChange(of: desk.said) { desk.heard = desk.said }
    }
  }

  private struct Room: View {
    let desk: Desk
    @Environment(\.identity) private var identity

    var body: some View {
      if identity == "speaker" { Speaker(desk: desk) } else { Listener(desk: desk) }
    }
  }

  @Test func `what the end of a turn changes in another session arrives without a further command`()
    async throws
  {
    let desk = Desk()
    let app = InProcessApp { Room(desk: desk) }
    let speakers = [try await app.open(as: "speaker"), try await app.open(as: "speaker")]
    let listener = try await app.open(as: "listener")
    let last = try await app.open(as: "speaker")
    for driver in speakers + [last] { driver.checksEveryStep = false }
    try await speakers[0].tap("Say")
    for driver in speakers + [last] { try await driver.waitFor("heard 1", timeout: .seconds(2)) }
    try await listener.waitFor("said 1", timeout: .seconds(2))
  }

  private struct Who: View {
    @Environment(\.identity) private var identity
    @State private var count = 0

    var body: some View {
      Text("I am \(identity ?? "nobody") \(count)")
      Button("More") { count += 1 }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `after an interruption the person is the same`(_ interruption: Interruption) async throws {
    let app = InProcessApp(isDurable: true) { Who() }
    let driver = try await app.open(as: "ann")
    app.interruptEachStep(of: driver, by: interruption)
    for _ in 0..<2 { try await driver.tap("More") }
    #expect(driver.sees("I am ann 2"))
  }
}
