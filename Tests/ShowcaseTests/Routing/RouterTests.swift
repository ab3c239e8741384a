import Testing
import Wheelhouse

@testable import Showcase

struct RouterTests {
  private let session = RoutingSession()
  private var main: MainRouter { MainRouter(session: session) }
  private let lighthouse = Item.first

  /// A router that only notes what it is asked.
  private struct NotingRouter<Route: Hashable>: Router {
    final class Notes {
      var routes: [Route] = []
    }

    let notes = Notes()

    func navigate(to route: Route) { notes.routes.append(route) }
  }

  @Test func `point 73: the list takes any router of its route, and only says what is wanted`() {
    let router = NotingRouter<ListRoute>()
    let view = ListView(items: Item.all, router: router)
    view.router.navigate(to: .detailView(data: lighthouse))
    #expect(router.notes.routes == [.detailView(data: lighthouse)])
    #expect(session.door.screen == .items)
  }

  @Test func `point 77: small routers share the state of the main one`() {
    ListRouter(main: main).navigate(to: .detailView(data: lighthouse))
    DetailRouter(main: main).navigate(to: .editor(data: lighthouse))
    #expect(session.door.stacks[.items].path == [.detail(lighthouse.id), .edit(lighthouse.id)])
    SettingsRouter(main: main).navigate(to: .login)
    #expect(session.door.modal.item == .login)
    LoginRouter(main: main).navigate(to: .signedIn(name: "Ada"))
    #expect(session.account == "Ada" && session.door.modal.isEmpty)
  }

  @Test func `point 75: the router's state alone says whether the list pushes or selects a tab`() {
    let list = ListRouter(main: main)
    session.door.usingStackNav = false
    list.navigate(to: .detailView(data: lighthouse))
    #expect(session.door.tabs.selection == .detail && session.door.stacks == RoutingStacks())
    session.door.usingStackNav = true
    #expect(session.door.tabs.selection == .items)
    #expect(session.door.stacks[.items].path == [.detail(lighthouse.id)])
  }

  @Test func `point 81: signing in goes on to the screen that waited`() {
    main.follow(.account)
    #expect(session.door.screen == .login)
    LoginRouter(main: main).navigate(to: .signedIn(name: "Ada"))
    #expect(session.door.screen == .account)
    main.follow(.items)
    SettingsRouter(main: main).answer(.signOut)
    LoginRouter(main: main).navigate(to: .signedIn(name: "Ben"))
    #expect(session.door.screen == .items)
  }

  @Test func `every way out of an editor with unsaved work asks, and goes on when it is discarded`()
  {
    let ways: [(RoutingSession) -> Void] = [
      { $0.door.stacks[.items].path.removeLast() }, { $0.door.stacks[.items].path = [] },
      { $0.door.tabs.selection = .messages }, { MainRouter(session: $0).follow(.settings) },
      { MainRouter(session: $0).follow(.detail(Item.all[1].id)) },
      { EditorRouter(main: MainRouter(session: $0)).navigate(to: .cancelled(data: Item.first)) },
      { _ = MainRouter(session: $0).mayLeaveWindow(for: "/products") },
    ]
    for (index, leave) in ways.enumerated() {
      let session = RoutingSession()
      session.door.plan.settings = .tab
      let main = MainRouter(session: session)
      main.follow(.edit(lighthouse.id))
      EditorRouter(main: main).type("Closed", about: lighthouse.id)
      let before = session.door.state
      leave(session)
      #expect(session.door.state == before && session.tabsQuestion != nil, "way \(index)")
      session.door.answer(.keep)
      #expect(session.door.state == before && session.door.question == nil)
      #expect(session.workspace.draft(of: lighthouse.id) == "Closed")
      leave(session)
      session.door.answer(.discard)
      #expect(session.door.state != before && session.workspace.drafts.isEmpty, "way \(index)")
    }
  }

  @Test func `a modal over an editor leaves nothing, and what is saved is not asked about`() {
    main.follow(.edit(lighthouse.id))
    let editor = EditorRouter(main: main)
    editor.type("Closed", about: lighthouse.id)
    main.navigate(to: .settings)
    #expect(session.door.question == nil && session.door.modal.item == .settings)
    main.closeModal()
    editor.navigate(to: .saved(data: lighthouse))
    #expect(session.door.screen == .detail(lighthouse.id))
    #expect(session.workspace.item(lighthouse.id)?.notes == "Closed")
    #expect(session.workspace.drafts.isEmpty)
  }

  @Test func `typing what is saved already is no unsaved work`() {
    main.follow(.edit(lighthouse.id))
    let editor = EditorRouter(main: main)
    editor.type("x", about: lighthouse.id)
    editor.type(lighthouse.notes, about: lighthouse.id)
    main.follow(.messages)
    #expect(session.door.screen == .messages)
  }
}
