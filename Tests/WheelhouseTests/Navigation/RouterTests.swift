import Testing
import WheelhouseTesting

@testable import Wheelhouse

private enum ListRoute { case detail(String) }
private enum MainRoute: Equatable { case list(String), settings }

private final class MainRouter: Router {
  private(set) var asked: [MainRoute] = []

  func navigate(to route: MainRoute) { asked.append(route) }
}

private struct ItemsView<ListRouter: Router>: View where ListRouter.Route == ListRoute {
  let router: ListRouter
  var body: some View { Button("Lamp") { router.navigate(to: .detail("lamp")) } }
}

@Suite struct RouterTests {
  @Test func `a view asks its own router, and a larger one decides`() async throws {
    let main = MainRouter()
    let driver = try await show {
      ItemsView(
        router: main.scoped { (route: ListRoute) in
          switch route {
          case .detail(let item): .list(item)
          }
        })
    }
    try await driver.tap("Lamp")
    #expect(main.asked == [.list("lamp")])
  }
}
