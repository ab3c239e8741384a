import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Parked sessions that show something that changes elsewhere.
@Suite struct SharedInterestTests {
  nonisolated struct PriceChanged: SharedEvent {
    static let name = "price"
  }

  final class Shop {
    var price = 1
    let events = EventBus()
  }

  @Observable final class PriceModel: Transient {
    private(set) var price = 0
    @ObservationIgnored private var subscription: EventSubscription?

    init(_ shop: Shop) {
      price = shop.price
      subscription = shop.events.subscribe(to: PriceChanged.self) { [unowned self] _ in
        price = shop.price
      }
    }
  }

  struct PriceView: View {
    @State private var model: PriceModel

    init(_ shop: Shop) { _model = State(initialValue: PriceModel(shop)) }

    var body: some View { Text("price \(model.price)") }
  }

  @Test func `an event wakes a parked session that shows what it is about`() async throws {
    let shop = Shop()
    let app = InProcessApp { PriceView(shop) }
    let (follower, other) = (try await app.open(), try await app.open())
    other.transport.drop()
    app.host.parkIdle()
    #expect(follower.session.isParked)
    shop.price = 2
    shop.events.send(PriceChanged())
    try await follower.waitFor("price 2")
    try await follower.check()
  }

  @Test func `an event that nobody follows leaves everybody asleep`() async throws {
    let app = InProcessApp { Counter(name: "Count") }
    let driver = try await app.open()
    app.host.parkIdle()
    Shop().events.send(PriceChanged())
    #expect(driver.session.isParked)
  }
}
