/// What a view asks to go somewhere, without knowing how that is shown.
///
/// A route names an intent, never a style; what becomes of it (a push, a tab, a modal) is the router's
/// decision. A view is generic over its router, so that nothing about types has to be erased, and its
/// route is declared outside of it:
///
///     enum ListRoute { case detail(Item) }
///
///     struct ItemsView<ListRouter: Router>: View where ListRouter.Route == ListRoute {
///       let router: ListRouter
///       var body: some View {
///         List(items) { item in Button(item.name) { router.navigate(to: .detail(item)) } }
///       }
///     }
///
/// One main router holds the navigation state; small ones translate for their screens:
///
///     ItemsView(router: mainRouter.scoped { (route: ListRoute) in .list(route) })
///
/// The router's other half, a coordinator, is no protocol: nothing is written for every coordinator, so a
/// common type would only be one more name. It is the class of an app that owns the navigation state,
/// listens to events, and alone changes that state; one for each kind of client.
public protocol Router<Route> {
  /// Where a view that has this router can ask to go.
  associatedtype Route

  /// Goes there, in the way the router decides.
  func navigate(to route: Route)
}

extension Router {
  /// A router for routes of another type, each of which is one of this router's.
  public func scoped<Local>(
    _ embed: @escaping @MainActor (Local) -> Route
  ) -> ScopedRouter<Self, Local> { ScopedRouter(parent: self, embed: embed) }
}

/// A router that hands its routes to a larger one.
public struct ScopedRouter<Parent: Router, Route>: Router {
  let parent: Parent
  let embed: @MainActor (Route) -> Parent.Route

  /// Goes where the larger router goes for the route.
  public func navigate(to route: Route) { parent.navigate(to: embed(route)) }
}
