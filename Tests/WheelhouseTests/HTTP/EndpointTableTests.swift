import Testing

@testable import Wheelhouse

/// Which endpoint answers at which path.
@Suite struct EndpointTableTests {
  private let table = EndpointTable([
    Endpoint(.get, "/") { _ in .text("root") }, Endpoint(.get, "/sign-in") { _ in .text("one") },
    Endpoint(.post, "/sign-in") { _ in .text("two") },
    Endpoint(.get, "/files/") { _ in .text("three") },
  ])

  private func methods(at path: String) -> Set<HTTPMethod>? {
    table.endpoints(at: path).map { Set($0.keys) }
  }

  @Test func `a slash at the end of a path says nothing`() {
    #expect(methods(at: "/sign-in") == [.get, .head, .post])
    #expect(methods(at: "/sign-in/") == [.get, .head, .post])
    #expect(methods(at: "/files/") == [.get, .head])
    #expect(methods(at: "/") == [.get, .head])
  }

  @Test(arguments: ["", "/sign-in//", "/sign-in/x", "/files", "sign-in", "/sign-i"])
  func `where an app has no endpoint there is none`(path: String) {
    #expect(methods(at: path) == nil)
  }

  private let pictures = EndpointTable([
    Endpoint(.get, "/pictures/:album/:name") {
      .text("\($0.parameters["album"]!) \($0.parameters["name"]!)")
    },
    Endpoint(.post, "/pictures/:album/:new") { .text("\($0.parameters["new"]!)") },
    Endpoint(.get, "/pictures/2026/best") { _ in .text("the best") },
  ])

  private func answer(_ method: HTTPMethod, _ path: String) async -> String? {
    guard let endpoint = pictures.endpoints(at: path)?[method] else { return nil }
    return String(decoding: await endpoint.respond(HTTPRequest(method, path)).body, as: UTF8.self)
  }

  @Test func `a segment with a colon stands for any text, which the request has by its name`() async
  {
    #expect(await answer(.get, "/pictures/2026/ö.png") == "2026 ö.png")
    #expect(await answer(.head, "/pictures/2026/a b/") == "2026 a b")
    #expect(await answer(.post, "/pictures/2026/c") == "c")
    #expect(await answer(.get, "/pictures/2026/\u{301}e") == "2026 \u{301}e")
  }

  @Test func `a path that is written out comes before one that stands for it`() async {
    #expect(await answer(.get, "/pictures/2026/best") == "the best")
    #expect(await answer(.post, "/pictures/2026/best") == nil)
  }

  @Test func `what answers HEAD is asked before what answers GET, wherever it is`() async {
    let get = Endpoint(.get, "/:name") { _ in .text("GET") }
    let head = Endpoint(.head, "/:name") { _ in .text("HEAD") }
    for table in [EndpointTable([get, head]), EndpointTable([head, get])] {
      let found = table.endpoints(at: "/a")
      #expect(await found?[.head]?.respond(HTTPRequest(.head, "/a")) == .text("HEAD"))
      #expect(await found?[.get]?.respond(HTTPRequest(.get, "/a")) == .text("GET"))
    }
  }

  @Test(arguments: [
    "/pictures", "/pictures/", "/pictures/2026", "/pictures/2026/", "/pictures//x",
    "/pictures/a/b/c",
  ])
  func `a segment stands for one, and for no empty one`(path: String) {
    #expect(pictures.endpoints(at: path) == nil)
    #expect(!pictures.isEmpty)
  }

  @EndpointBuilder private func made(isOpen: Bool) -> [Endpoint] {
    for name in ["a", "b"] { Endpoint(.get, "/\(name)") { _ in .text(name) } }
    if isOpen { Endpoint(.get, "/open") { _ in .text("open") } }
    if isOpen {
      Endpoint(.post, "/in") { _ in .text("in") }
    } else {
      Endpoint(.post, "/out") { _ in .text("out") }
    }
  }

  @Test func `endpoints are made in loops and under conditions`() {
    #expect(made(isOpen: true).map(\.path) == ["/a", "/b", "/open", "/in"])
    #expect(made(isOpen: false).map(\.path) == ["/a", "/b", "/out"])
  }
}
