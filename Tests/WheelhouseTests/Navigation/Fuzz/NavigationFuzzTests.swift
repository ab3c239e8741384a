import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Random events against an app made of the building blocks.
///
/// The deliberate mistakes that have to be found:
/// - presenting an item again dismisses what is over it; a pop at the root leaves the tab; dismissing a
///   modal keeps those above; another category keeps the item, or the same one clears it; selecting the
///   selected tab does nothing;
/// - a dialog outlives its place, is shown over another place, lets taps through, or stays after a button;
///   signing out asks about unsaved work;
/// - a double tap pushes twice; a double back pops twice; an old timer hides a newer banner;
/// - a tab skips the door; the answer to keep goes; the answer to discard stays;
/// - the first link at the gate wins, passes, or is followed twice;
/// - the compact layout clears a selection; parking forgets the modals; a link leaves a modal up or stays in
///   its tab.
@Suite struct NavigationFuzzTests {
  private func fuzz(
    _ handle: @escaping @MainActor (inout SampleModel, SampleEvent) -> Void
  ) -> NavigationFuzz<SampleModel, SampleEvent> {
    NavigationFuzz(
      start: SampleModel(), event: SampleEvent.random, apply: handle,
      invariants: SampleModel.invariants)
  }

  @Test func `a hundred thousand events keep every invariant`() throws {
    try fuzz { $0.handle($1) }.run()
  }

  @Test(arguments: SampleBreakage.allCases)
  func `a deliberate mistake is found, and shown in a few events`(breakage: SampleBreakage) throws {
    let failure = #expect(throws: NavigationFuzzFailure.self) {
      try fuzz { $0.handle($1, breaking: breakage) }.run(steps: 20_000, seed: 1)
    }
    #expect(failure?.invariant == breakage.invariant)
    #expect(try #require(failure).events.count <= 8)
  }

  @Test func `a seed repeats its failure`() throws {
    let failures = (0..<2).map { _ in
      #expect(throws: NavigationFuzzFailure.self) {
        try fuzz { $0.handle($1, breaking: .oldTimerHides) }.run(seed: 7)
      }
    }
    #expect(failures[0]?.description == failures[1]?.description)
  }
}
