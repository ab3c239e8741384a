/// The structure and behaviour of an app.
///
/// Mark it with `@main` and import `WheelhouseServer`, which gives it a `main()` that serves it.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// Creates the app; called once a process.
  init()

  /// The app's windows.
  @SceneBuilder var body: Body { get }

  /// Paths that the app answers by itself, over plain HTTP; none unless it says so.
  @EndpointBuilder var endpoints: [Endpoint] { get }

  /// The app's words in other languages; none unless it says so. Asked once a process.
  var stringCatalog: StringCatalog? { get }

  /// Who a client is, by the request with which it connects: what a cookie or a proxy in front says.
  ///
  /// Views read it as ``EnvironmentValues/identity``. A session is one person's: once it is somebody's, a client that
  /// brings its token and is somebody else, or nobody, gets a fresh one. Called each time a client connects, which
  /// waits meanwhile.
  ///
  /// - Returns: what the app knows the person by, of 1 to 255 bytes; nil for nobody that it knows.
  func identity(of request: HTTPRequest) async -> String?

  /// The version of what the app's views keep; to be raised when older values must be changed.
  ///
  /// A session whose snapshot has a higher one, written by a newer app, begins anew at its URL.
  static var snapshotVersion: Int { get }

  /// Changes what a session of an older version keeps, before it wakes.
  ///
  /// - Parameters:
  ///   - state: what its views keep.
  ///   - version: the version of the app that wrote it, below ``snapshotVersion``.
  /// - Throws: anything, if nothing can be made of it: the session begins anew at its URL, and the log says why.
  func migrate(_ state: inout RestorableState, from version: Int) throws
}

extension App {
  /// No endpoints.
  public var endpoints: [Endpoint] { [] }

  /// The words are those of the source.
  public var stringCatalog: StringCatalog? { nil }

  /// Nobody is known.
  public func identity(of request: HTTPRequest) async -> String? { nil }

  /// The first version.
  public static var snapshotVersion: Int { 1 }

  /// Changes nothing: a value that can be read is taken as it is, any other begins anew.
  public func migrate(_ state: inout RestorableState, from version: Int) throws {}
}

/// One or more windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The windows of the scene; only this module implements it.
  var _windows: [WindowDescription] { get }
}

/// Builds the scenes of an app.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  /// Puts several scenes together.
  public static func buildBlock(_ scenes: any Scene...) -> SceneList {
    SceneList(_windows: scenes.flatMap(\._windows))
  }
}

/// Several scenes.
public struct SceneList: Scene {
  /// The windows of all scenes.
  public let _windows: [WindowDescription]
}

/// A window: a root view under a URL of its own.
///
/// The window with the id `counter` is shown at `/counter` and everything below it; the window with an
/// empty id, or a single window, at `/`.
public struct Window<Content: View>: Scene {
  /// The window's description.
  public let _windows: [WindowDescription]

  /// Creates a window; its id is the first segment of its URLs.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping @MainActor () -> Content)
  {
    _windows = [WindowDescription(title: title, id: id) { Content._render(content(), in: $0) }]
  }
}

/// A window that every client has of its own, as every window of Wheelhouse is: a ``Window`` by the name that
/// apps for Apple's platforms begin with.
public struct WindowGroup<Content: View>: Scene {
  /// The window's description.
  public let _windows: [WindowDescription]

  /// Creates a window; without an id it is shown at `/`.
  public init(
    _ title: String = "", id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) { _windows = Window(title, id: id, content: content)._windows }
}

/// What the runtime knows of a window.
public struct WindowDescription {
  let title: String
  let id: String
  let content: @MainActor (RenderContext) -> Void
  /// The app's words in other languages.
  var catalog: StringCatalog?

  /// The path that the window's URLs begin with.
  var path: String { id.isEmpty ? "/" : "/" + id }

  fileprivate func with(_ catalog: StringCatalog?) -> WindowDescription {
    var window = self
    window.catalog = catalog
    return window
  }
}

/// The windows of an app, found by URL, and what it answers beside them.
package struct WindowTable {
  let windows: [WindowDescription]
  /// What is no place in a window, though its path is one of the app's.
  package let endpoints: EndpointTable
  private let identify: @MainActor (HTTPRequest) async -> String?
  /// The version of what the app's views keep.
  let snapshotVersion: Int
  let migrate: @MainActor (inout RestorableState, Int) throws -> Void

  /// The windows of an app, or those of the previews that its program has.
  package init<A: App>(_ app: A, showsPreviews: Bool = false) {
    let catalog = app.stringCatalog
    let all = showsPreviews ? Previews().body._windows : AppContent.windows(of: app)
    windows = all.map { $0.with(catalog) }
    endpoints = EndpointTable(app.endpoints)
    identify = { await app.identity(of: $0) }
    snapshotVersion = A.snapshotVersion
    migrate = { try app.migrate(&$0, from: $1) }
  }

  /// Who a client is that connects with a request; nil where the app knows nobody, or says so in a way that nobody
  /// could keep.
  package func identity(of request: HTTPRequest) async -> String? {
    await identify(request).flatMap { 1...255 ~= $0.utf8.count ? $0 : nil }
  }

  /// Where the window with an id is; the first one where there is none.
  func number(of id: String?) -> Int { windows.firstIndex { $0.id == id } ?? 0 }

  /// The window of a URL, nil when no window begins like it.
  func window(for url: String) -> WindowDescription? {
    guard let path = LinkPath(url) else { return nil }
    let id = path.segments.first ?? ""
    if let found = window(id: id) { return found }
    if windows.count == 1 { return windows[0] }
    return id.isEmpty ? windows.first : window(id: "")
  }

  var hasEndpoints: Bool { !endpoints.isEmpty }

  /// Whether a browser has to go to a URL itself.
  func isEndpoint(_ url: String) -> Bool {
    guard !endpoints.isEmpty, let path = LinkPath(url),
      endpoints.endpoints(at: "/" + path.segments.joined(separator: "/"))?[.get] != nil
    else { return false }
    // To a browser two slashes, of either kind, begin another host.
    return !url.hasPrefix("//") && !url.utf8.contains(UInt8(ascii: "\\"))
  }

  func window(id: String) -> WindowDescription? {
    // A loop: a closure that is handed to the library asks for its actor.
    for position in windows.indices where windows[position].id == id { return windows[position] }
    return nil
  }

  /// Whether a URL is the window's own, with nothing below it.
  func isRoot(_ url: String, of window: WindowDescription) -> Bool {
    guard let path = LinkPath(url) else { return false }
    return path.segments.isEmpty || path.segments == [window.id]
  }
}
