import Testing

@testable import Wheelhouse

private struct Ping: Event, Equatable {
  let number: Int
}

private struct Pong: Event {}

@Suite struct EventBusTests {
  let bus = EventBus(limit: 50)
  let notes = Notes()

  @Test func `events arrive in the order in which they were sent`() {
    let one = bus.subscribe(to: Ping.self) { notes("one \($0.number)") }
    let two = bus.subscribe(to: Ping.self) { notes("two \($0.number)") }
    bus.send(Ping(number: 1))
    bus.send(Ping(number: 2))
    #expect(notes.take() == ["one 1", "two 1", "one 2", "two 2"])
    withExtendedLifetime((one, two)) {}
  }

  @Test func `a receiver that sends is not interrupted`() {
    let first = bus.subscribe(to: Ping.self) { ping in
      notes("begin \(ping.number)")
      if ping.number < 3 { bus.send(Ping(number: ping.number + 1)) }
      notes("end \(ping.number)")
    }
    let second = bus.subscribe(to: Ping.self) { notes("other \($0.number)") }
    bus.send(Ping(number: 1))
    #expect(
      notes.take() == [
        "begin 1", "end 1", "other 1", "begin 2", "end 2", "other 2", "begin 3", "end 3", "other 3",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an event loop is an error and not the end`() {
    let loop = bus.subscribe(to: Ping.self) { bus.send(Ping(number: $0.number + 1)) }
    #expect(throws: EventBus.Loop(event: "Ping")) { try bus.deliver(Ping(number: 0)) }
    loop.cancel()
    let after = bus.subscribe(to: Ping.self) { notes("after \($0.number)") }
    bus.send(Ping(number: 7))
    #expect(notes.take() == ["after 7"])
    withExtendedLifetime(after) {}
  }

  @Test func `send reports a loop instead of throwing it`() {
    var reported: EventBus.Loop?
    bus.onLoop = { reported = $0 }
    let loop = bus.subscribe { event in if event is Pong { bus.send(Pong()) } }
    bus.send(Pong())
    #expect(reported == EventBus.Loop(event: "Pong"))
    withExtendedLifetime(loop) {}
  }

  @Test func `a cancelled or dropped subscription receives nothing more`() {
    let cancelled = bus.subscribe(to: Ping.self) { _ in notes("cancelled") }
    var dropped: EventSubscription? = bus.subscribe(to: Ping.self) { _ in notes("dropped") }
    cancelled.cancel()
    withExtendedLifetime(dropped) {}
    dropped = nil
    bus.send(Ping(number: 1))
    #expect(notes.take() == [])
  }

  @Test func `who is cancelled by an earlier receiver of the event does not get it`() {
    var later: EventSubscription?
    let first = bus.subscribe(to: Ping.self) { _ in
      notes("first")
      later?.cancel()
    }
    later = bus.subscribe(to: Ping.self) { _ in notes("later") }
    bus.send(Ping(number: 1))
    #expect(notes.take() == ["first"])
    withExtendedLifetime(first) {}
  }

  @Test func `whoever of many cancels, the others get events in their order`() {
    var subscriptions = (0..<9).map { place in
      bus.subscribe(to: Ping.self) { _ in notes("\(place)") }
    }
    for place in [4, 0, 7] {
      subscriptions[place].cancel()
      subscriptions[place].cancel()
    }
    bus.send(Ping(number: 1))
    #expect(notes.take() == ["1", "2", "3", "5", "6", "8"])
    subscriptions.removeAll()
    bus.send(Ping(number: 2))
    #expect(notes.take() == [])
  }

  @Test func `who subscribes during an event gets the next one`() {
    var late: EventSubscription?
    let first = bus.subscribe(to: Ping.self) { ping in
      if late == nil { late = bus.subscribe(to: Ping.self) { notes("late \($0.number)") } }
    }
    bus.send(Ping(number: 1))
    bus.send(Ping(number: 2))
    #expect(notes.take() == ["late 2"])
    withExtendedLifetime((first, late)) {}
  }
}
