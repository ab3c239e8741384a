import Testing
import Wheelhouse

@testable import WheelhouseServer

/// One request to an endpoint, second by second.
@MainActor @Suite struct EndpointExchangeTests {
  private final class Counter {
    var asked = 0
  }

  private let counter = Counter()

  private func exchange(bodyLength: Int) -> EndpointExchange {
    let endpoint = Endpoint(.post, "/form") { [counter] _ in
      counter.asked += 1
      return HTTPResponse(status: 204, type: "text/plain", body: [])
    }
    let request = HTTPRequest(
      .post, "/form", query: FormFields(), headers: [:], remoteAddress: "192.0.2.1")
    return EndpointExchange(request, with: endpoint, bodyLength: bodyLength, at: 0)
  }

  private func take(_ text: String, _ exchange: EndpointExchange) {
    Array(text.utf8).withUnsafeBytes { exchange.take($0) }
  }

  @Test func `an answer may have several header fields of one name`() {
    var response = HTTPResponse.text("signed in")
    response.set("Set-Cookie", "session=1")
    response.add("Set-Cookie", "state=; Max-Age=0")
    #expect(
      response.headers.filter { $0.name == "Set-Cookie" }.map(\.value)
        == ["session=1", "state=; Max-Age=0"])
  }

  @Test func `the app is asked once the body is there, and not twice`() {
    let exchange = exchange(bodyLength: 4)
    take("abc", exchange)
    #expect(!exchange.isComplete)
    take("def", exchange)
    #expect(exchange.isComplete && exchange.request.body == Array("abcd".utf8))
    exchange.start(at: 1) { _ in }
    #expect(!exchange.isComplete)
  }

  @Test func `a body that ends after it was given up is not what the app is asked`() {
    let exchange = exchange(bodyLength: 4)
    take("abc", exchange)
    #expect(exchange.verdict(at: EndpointExchange.bodyWithin) == .bodyIsLate)
    exchange.answer = .problem(408, "The body did not come in time.")
    take("d", exchange)
    #expect(!exchange.isComplete && exchange.request.body.count == 3)
  }

  @Test func `an exchange that was cancelled is not told its answer`() async throws {
    let exchange = exchange(bodyLength: 0)
    var answers = 0
    exchange.start(at: 0) { _ in answers += 1 }
    exchange.cancel()
    while counter.asked == 0 { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
    #expect(answers == 0)
  }
}
