import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct LibraryTwinTests {
  private let app = InProcessApp(
    ShowcaseApp(products: InMemoryProductsRepository.shop(), library: SampleCatalogue()))

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `point 55: both editions give identical documents for the same random commands`(
    seed: UInt64
  ) async throws {
    let (viewsOnly, mvvm) = ("/library", "/library/mvvm")
    let first = try await app.open(viewsOnly)
    let second = try await app.open(mvvm)
    try await first.waitFor("Atlas of Tides")
    try await second.waitFor("Atlas of Tides")
    first.checksEveryStep = false
    second.checksEveryStep = false
    var walk = TwinWalk(seed: seed)
    for count in 0..<250 {
      let step = walk.step(in: first.document)
      let outcome = try await first.send(step.wish(in: first.document, at: viewsOnly))
      let twin = try await second.send(step.wish(in: second.document, at: mvvm))
      #expect(outcome.refusal?.code == twin.refusal?.code, "seed \(seed), step \(count): \(step)")
      try #require(
        first.document.numbered(movedFrom: viewsOnly).canonicalText
          == second.document.numbered(movedFrom: mvvm).canonicalText,
        "seed \(seed), step \(count): \(step)\n\(first.screen())\n\(second.screen())")
    }
    try await first.check()
    try await second.check()
  }

  @Test func `a link leads from one edition to the other`() async throws {
    let driver = try await app.open("/library/category-2")
    try await driver.open("/library/mvvm/category-1/atlas")
    #expect(driver.document.url == "/library/mvvm/category-1/atlas")
    try await driver.open("/library/settings")
    #expect(driver.document.url == "/library/settings")
  }
}
