public import Wheelhouse

/// The apps of the showcase on one server, each under a URL of its own.
public struct ShowcaseApp: App {
  private let products: ProductsFeatureFactory
  private let matches: MatchesFeatureFactory
  private let library: any LibraryCatalogue
  private let focus: FocusFeature

  /// Creates the showcase with its data in the folder `data`.
  public init() { self.init(dataFolder: "data") }

  /// Creates the showcase.
  ///
  /// - Parameters:
  ///   - dataFolder: where databases are made and kept; it is made on first use.
  ///   - url: how the server is reached from its own machine: scheme, host and port.
  ///   - publicURL: how browsers reach it; nil where that is the same.
  public init(
    dataFolder: String, url: String = "http://localhost:8080", publicURL: String? = nil
  ) {
    self.init(
      products: SQLiteProductsRepository(folder: dataFolder),
      matches: MatchesFeatureFactory(SQLiteMatchesStore(folder: dataFolder)),
      focus: FocusFeature(
        repository: SQLitePlaylistsRepository(folder: dataFolder),
        configuration: FocusConfiguration(url: url, publicURL: publicURL),
        database: FocusFeature.database(in: dataFolder)))
  }

  init(
    products: any ProductsRepository = InMemoryProductsRepository([]),
    matches: any MatchesStore = InMemoryMatchesStore(),
    library: any LibraryCatalogue = BuiltInCatalogue(), focus: FocusFeature = .inMemory()
  ) {
    self.init(
      products: products, matches: MatchesFeatureFactory(store: matches), library: library,
      focus: focus)
  }

  init(
    products: any ProductsRepository, matches: MatchesFeatureFactory,
    library: any LibraryCatalogue = BuiltInCatalogue(), focus: FocusFeature
  ) {
    self.products = ProductsFeatureFactory(repository: products)
    self.matches = matches
    self.library = library
    self.focus = focus
  }

  /// The windows: home at "/", and each app at its id.
  public var body: some Scene {
    let products = products
    let matches = matches
    let library = library
    let focus = focus
    Window("Showcase", id: "") { HomeView(entries: Self.entries) }
    Window("Products", id: "products") { ProductsRootView(factory: products) }
    Window("Matches", id: "matches") { MatchesRootView(factory: matches) }
    Window("Library", id: "library") { LibraryRootView(catalogue: library) }
    Window("Focus", id: "focus") { FocusRootView(feature: focus) }
    Window("Routing", id: "routing") { RoutingRootView() }
    Window("Counter", id: "counter") { CounterView() }
    Window("Bench rows", id: "bench") { BenchRowsView() }
  }

  /// What is answered over plain HTTP: the callback of Focus, and its authorization server where that is
  /// the built-in one.
  public var endpoints: [Endpoint] { focus.endpoints }

  private static let entries = [
    HomeEntry(
      title: "Products", subtitle: "A shop: one list, three meanings of a selection",
      systemImage: "cart", path: "/products"),
    HomeEntry(
      title: "Matches", subtitle: "Who played whom: view models that make view models",
      systemImage: "sportscourt", path: "/matches"),
    HomeEntry(
      title: "Library", subtitle: "Three panes, written twice: views only, and MVVM",
      systemImage: "books.vertical", path: "/library"),
    HomeEntry(
      title: "Focus", subtitle: "Music for work: events decide where everything goes",
      systemImage: "headphones", path: "/focus"),
    HomeEntry(
      title: "Routing", subtitle: "Routers decide: stack, tab or modal, from any URL",
      systemImage: "arrow.triangle.branch", path: "/routing"),
    HomeEntry(
      title: "Counter", subtitle: "A number and two buttons, in fifteen lines",
      systemImage: "number", path: "/counter"),
  ]
}
