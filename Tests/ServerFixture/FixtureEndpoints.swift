import Glibc
import Wheelhouse

/// Endpoints for the server's own tests, each of which does one thing.
enum FixtureEndpoints {
  static func table() -> EndpointTable {
    EndpointTable([
      Endpoint(.get, "/endpoint/query") { .text(lines($0.query)) },
      Endpoint(.get, "/endpoint/head") { request in
        .text(request.headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined())
      },
      Endpoint(.get, "/endpoint/form") { _ in .html("<!doctype html><title>form</title>") },
      Endpoint(.post, "/endpoint/form") { request in
        guard let form = request.form else { return .text("no form", status: 415) }
        return .text(lines(form), status: 201)
      },
      Endpoint(.post, "/endpoint/length") { .text(String($0.body.count)) },
      Endpoint(.get, "/endpoint/later") { _ in .text(await later()) },
      Endpoint(.get, "/endpoint/report") { _ in
        try? await Task.sleep(for: .seconds(12))
        return .text("a report")
      },
      Endpoint(.get, "/endpoint/nothing") { _ in HTTPResponse.text("words", status: 204) },
      Endpoint(.get, "/endpoint/headers") { _ in
        var response = HTTPResponse.text("words")
        response.headers += headers.map { HTTPResponse.Header(name: $0.key, value: $0.value) }
        return response
      },
      Endpoint(.get, "/endpoint/huge") { _ in .text(String(repeating: "x", count: 24 << 20)) },
      Endpoint(.get, "/endpoint/large") { _ in .text(String(repeating: "x", count: 1 << 20)) },
      Endpoint(.get, "/endpoint/redirect") { .redirect(to: $0.query["to"] ?? "/") },
      Endpoint(.post, "/endpoint/redirect") { .redirect(to: $0.form?["to"] ?? "/") },
      Endpoint(.get, "/endpoint/refused") { _ in
        HTTPResponse.text("no", status: 400).refused(because: "for a test")
      },
      Endpoint(.get, "/endpoint/pictures/:album/:name") { request in
        .text(
          request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined())
      },
      Endpoint(.get, "/healthz") { _ in .text("taken over") },
    ])
  }

  private static let headers = [
    "date": "Sun, 06 Nov 1994 08:49:37 GMT", "x-content-type-options": "none",
    "REFERRER-POLICY": "no-referrer", "cache-control": "max-age=60", "content-length": "3",
    "Transfer-Encoding": "chunked", "Connection": "keep-alive", "Keep-Alive": "timeout=9",
    "Upgrade": "h2c",
  ]

  private static func lines(_ fields: FormFields) -> String {
    fields.fields.map { "\($0.name)=\($0.value)\n" }.joined()
  }

  @concurrent private static func later() async -> String {
    usleep(300_000)
    return "later"
  }
}
