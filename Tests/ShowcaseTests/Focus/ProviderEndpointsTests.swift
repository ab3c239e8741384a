import Testing
import Wheelhouse

@testable import Showcase

/// What the authorization server answers over HTTP.
struct ProviderEndpointsTests {
  private let bench = FocusBench()

  private func post(_ path: String, _ form: FormFields) async throws -> HTTPResponse {
    try await bench.browser.fetch(HTTPRequest(path, form: form))
  }

  private func decide(_ decision: String, scopes: [String]) async throws -> (FormFields, String) {
    let secrets = OpenSSLSecrets()
    let verifier = secrets.next()
    let url = bench.feature.provider.authorizationURL(
      state: "s1", challenge: secrets.challenge(for: verifier))
    let answer = try await bench.browser.decide(decision, at: url, scopes: scopes)
    return (try #require(FormFields(encoded: answer.split(separator: "?")[1])), verifier)
  }

  private func isKeptNowhere(_ response: HTTPResponse) -> Bool {
    response.header("Cache-Control") == "no-store" && response.header("Pragma") == "no-cache"
  }

  @Test func `no cache keeps tokens, nor why there are none`() async throws {
    let (answer, verifier) = try await decide("allow", scopes: ["streaming"])
    let form = FormFields([
      "grant_type": "authorization_code", "client_id": "wheelhouse-focus",
      "code": answer["code"] ?? "", "redirect_uri": "http://focus.test/focus/callback",
      "code_verifier": verifier,
    ])
    let given = try await post("/oauth/token", form)
    #expect(given.status == 200 && isKeptNowhere(given))
    let refused = try await post("/oauth/token", form)
    #expect(refused.status == 400 && isKeptNowhere(refused))
    #expect(refused.header("WWW-Authenticate") == nil)
  }

  @Test func `who is no client is told how clients say who they are`() async throws {
    for path in ["/oauth/token", "/oauth/revoke"] {
      let answer = try await post(path, FormFields(["client_id": "nobody", "token": "x"]))
      #expect(answer.status == 401 && isKeptNowhere(answer))
      #expect(answer.header("WWW-Authenticate") == "Basic realm=\"oauth\"")
    }
  }

  @Test func `where another server is asked, the built-in one is not served`() async throws {
    let variables = [
      "FOCUS_AUTHORIZE_URL": "https://music.test/authorize",
      "FOCUS_TOKEN_URL": "https://music.test/token",
    ]
    let feature = FocusFeature(
      repository: InMemoryPlaylistsRepository.music(),
      configuration: FocusConfiguration(url: "http://focus.test", environment: { variables[$0] }))
    let (table, own) = (EndpointTable(feature.endpoints), bench.poster.endpoints)
    for path in ["/oauth/authorize", "/oauth/token", "/oauth/revoke"] {
      #expect(table.endpoints(at: path) == nil)
      #expect(own.endpoints(at: path) != nil)
    }
    for path in ["/oauth/style.css", "/oauth/player", "/focus/callback"] {
      #expect(table.endpoints(at: path) != nil)
      #expect(own.endpoints(at: path) != nil)
    }
  }

  @Test func `who unticks everything and presses Allow has allowed nothing`() async throws {
    let (answer, _) = try await decide("allow", scopes: [])
    #expect(answer["error"] == "access_denied" && answer["code"] == nil)
  }
}
