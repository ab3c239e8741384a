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

  /// Keeps what it has read, and reads again when it is told to.
  private struct KeepingView: View {
    let shop: Shop
    @State private var price = 0

    var body: some View {
      Text("price \(price)")
        .onAppear { if price == 0 { price = shop.price } }
        .onReceive(shop.events.events(of: PriceChanged.self)) { _ in price = shop.price }
    }
  }

  @Test func `where an event wakes many, others have their turn in between, and all are told`()
    async throws
  {
    let shop = Shop()
    let app = InProcessApp { KeepingView(shop: shop) }
    var followers: [ScreenDriver] = []
    for _ in 0..<40 { followers.append(try await app.open()) }
    app.host.parkIdle()
    shop.price = 2
    shop.events.send(PriceChanged())
    #expect(followers.count { !$0.session.isParked } == 16)
    for follower in followers { try await follower.waitFor("price 2") }
  }

  /// A price that is told, and not to be read anywhere.
  nonisolated private struct PriceTold: SharedEvent {
    static let name = "told"
    let price: Int
  }

  private struct HearingView: View {
    let events: EventBus
    @State private var heard: [Int] = []

    var body: some View {
      Text("heard \(heard.map(String.init).joined(separator: ", "))")
        .onReceive(events.events(of: PriceTold.self)) { heard.append($0.price) }
    }
  }

  @Test func `events that come while many wake are told all of them in their order`() async throws {
    let events = EventBus()
    let app = InProcessApp { HearingView(events: events) }
    var followers: [ScreenDriver] = []
    for _ in 0..<40 { followers.append(try await app.open()) }
    app.host.parkIdle()
    for price in 1...2 { events.send(PriceTold(price: price)) }
    await Task.yield()
    events.send(PriceTold(price: 3))
    for follower in followers {
      try await follower.waitFor("3")
      #expect(follower.sees("heard 1, 2, 3"))
      try await follower.check()
    }
  }

  /// Sends while it is made, and while it goes.
  private final class Guest: Transient {
    let events: EventBus
    init(_ events: EventBus) {
      self.events = events
      events.send(PriceTold(price: 1))
    }
    isolated deinit { events.send(PriceTold(price: 2)) }
  }

  private struct GuestView: View {
    @State private var guest: Guest
    init(_ events: EventBus) { _guest = State(initialValue: Guest(events)) }
    var body: some View { Text("A guest") }
  }

  private struct HouseView: View {
    let events: EventBus
    @State private var isOpen = false

    var body: some View {
      Button("Turn") { isOpen.toggle() }
      if isOpen { GuestView(events) }
      Text("The end of the house")
    }
  }

  private struct HouseApp: App {
    let events: EventBus

    init() { self.init(EventBus()) }
    init(_ events: EventBus) { self.events = events }

    var body: some Scene {
      Window("House", id: "house") { HouseView(events: events) }
      Window("Watch", id: "watch") { HearingView(events: events) }
    }
  }

  @Test func `an event that is sent while a view is rendered wakes others afterwards`()
    async throws
  {
    let app = InProcessApp(HouseApp(EventBus()))
    let (house, watch) = (try await app.open("/house"), try await app.open("/watch"))
    for event in 1...2 {
      app.host.park(watch.session)
      try await house.tap("Turn")
      try await watch.waitFor("\(event)")
      #expect(house.sees("A guest") == (event == 1) && house.sees("The end of the house"))
      try await house.check()
      try await watch.check()
    }
    #expect(watch.sees("heard 1, 2"))
  }

  private struct PriceApp: App {
    let shop: Shop

    init() { self.init(Shop()) }
    init(_ shop: Shop) { self.shop = shop }

    var body: some Scene {
      Window("Prices", id: "") { PriceView(shop) }
      Window("Till", id: "till") {
        Button("Raise") {
          shop.price += 1
          shop.events.send(PriceChanged())
        }
      }
    }
  }

  @Test func `what another session's command wakes is marked as at work, and then that again`()
    async throws
  {
    let (shop, marks) = (Shop(), NotedMarks())
    let app = InProcessApp(PriceApp(shop), limits: .unlimited, marks: marks)
    let (follower, till) = (try await app.open(), try await app.open("/till"))
    app.host.park(follower.session)
    marks.notes = []
    try await till.tap("Raise")
    let (one, other) = (follower.session.id, till.session.id)
    #expect(Array(marks.notes.prefix(3)) == [other, one, other])
    try await follower.waitFor("price 2")
  }

  @Test func `a page that comes while something changes is shown it, and sent no patch before`()
    async throws
  {
    let shop = Shop()
    let app = InProcessApp { PriceView(shop) }
    let one = try await app.open()
    for isAnother in [true, false] {
      shop.price += 1
      shop.events.send(PriceChanged())
      let hello = Hello(client: isAnother ? "another" : nil, resume: one.resumeToken)
      if !isAnother { one.transport.drop() }
      let page = app.connect()
      try await page.send(ClientMessage.hello(hello).json.description)
      let messages = try [await received(page), await received(page)]
      guard case .welcome = messages[0], case .screen(_, _, let document) = messages[1] else {
        Issue.record("\(messages)")
        return
      }
      #expect(document.outline.contains("price \(shop.price)"))
    }
  }

  private func received(_ page: InProcessTransport) async throws -> ServerMessage {
    try ServerMessage(Array(#require(try await page.receive(timeout: .seconds(1))).utf8))
  }

  /// Follows by a modifier, with nothing but values.
  struct PriceTag: View {
    let shop: Shop
    var isFollowing = true
    @State private var price = 0
    @State private var step = 1

    var body: some View {
      Text("price \(price)")
      Button("Ten at a time") { step = 10 }
      if isFollowing {
        Text("following")
          .onReceive(shop.events.events(of: PriceChanged.self)) { _ in price += step }
      }
    }
  }

  struct Stand: View {
    let shops: [Shop]
    @State private var number = 0
    @State private var isFollowing = true

    var body: some View {
      PriceTag(shop: shops[number], isFollowing: isFollowing)
      Button("Next shop") { number += 1 }
      Button("Stop") { isFollowing = false }
    }
  }

  @Test func `a view follows events as long as it is there, with the values of now`() async throws {
    let shops = [Shop(), Shop()]
    let driver = try await show { Stand(shops: shops) }
    shops[0].events.send(PriceChanged())
    try await driver.waitFor("price 1")
    try await driver.tap("Ten at a time")
    shops[0].events.send(PriceChanged())
    try await driver.waitFor("price 11")
    try await driver.tap("Next shop")
    shops[0].events.send(PriceChanged())
    shops[1].events.send(PriceChanged())
    try await driver.waitFor("price 21")
    try await driver.tap("Stop")
    shops[1].events.send(PriceChanged())
    try await driver.tap("Ten at a time")
    #expect(driver.sees("price 21"))
  }

  @Test func `a view that follows events sleeps, and wakes for one of them once`() async throws {
    let shop = Shop()
    let app = InProcessApp { PriceTag(shop: shop) }
    let driver = try await app.open()
    for price in 1...2 {
      app.host.parkIdle()
      #expect(driver.session.isParked)
      shop.events.send(PriceChanged())
      try await driver.waitFor("price \(price)")
      try await driver.check()
    }
  }

  @Test func `an event that nobody follows leaves everybody asleep`() async throws {
    let app = InProcessApp { Counter(name: "Count") }
    let driver = try await app.open()
    app.host.parkIdle()
    Shop().events.send(PriceChanged())
    #expect(driver.session.isParked)
  }
}

/// Notes which sessions are at work.
private final class NotedMarks: CrashMarks {
  let owner = "alone"
  var notes: [String] = []
  private(set) var underWay: CrashMark?

  func begin(session: String, client: ResumeTokenHash, seq: Int) {
    notes.append(session)
    underWay = CrashMark(session: session, client: client, seq: seq)
  }

  func end() { underWay = nil }
  func mark(of owner: String) -> CrashMark? { nil }
  func isAlive(_ owner: String) -> Bool { owner == self.owner }
}
