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
}
