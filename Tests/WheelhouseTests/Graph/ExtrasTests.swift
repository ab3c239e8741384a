import Testing

@testable import Wheelhouse

@MainActor
@Suite struct ExtrasTests {
  @Test func `extras that come again are empty`() {
    let used = Extras.made()
    used.preferences = [.backHidden]
    used.lifecycle = [LifecycleEntry(1)]
    used.state = [StateSlot()]
    used.keep(.list(.plain))
    let address = ObjectIdentifier(used)
    Extras.recycle(consume used)

    let again = Extras.made()
    #expect(ObjectIdentifier(again) == address)
    #expect(again.preferences.isEmpty && again.lifecycle.isEmpty && again.state.isEmpty)
    #expect(again.sources.isEmpty && again.parts.isEmpty && again.readCount == 0)
    #expect(again.container.isPlain && again.container.target == nil)
  }

  @Test func `extras that somebody still holds do not come again`() {
    let held = Extras.made()
    Extras.recycle(held)
    #expect(Extras.made() !== held)
    withExtendedLifetime(held) {}
  }
}
