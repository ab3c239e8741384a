import FoundationEssentials
import Wheelhouse
import WheelhouseSQLite
import WheelhouseServer

/// A diary for each person, who is signed in on all pages of a browser.
@main
struct DiaryApp: App {
  private let signIns = SignIns()
  private let portraits = Portraits()

  var body: some Scene {
    Window("Diary", id: "") { DiaryView(portraits: portraits, signIns: signIns) }
  }

  var endpoints: [Endpoint] {
    Endpoint(.get, "/sign-in") { _ in SignIns.page() }
    Endpoint(.post, "/sign-in") { request in
      guard let name = request.form?["name"], let password = passwords[name],
        request.form?["password"] == password,
        [nil, "same-origin"].contains(request.headers["sec-fetch-site"])
      else { return SignIns.page(status: 403) }
      var answer = HTTPResponse.redirect(to: ownPath(request.query["next"]) ?? "/")
      // Behind TLS with `; Secure` as well.
      let cookie = "diary=\(await signIns.begin(for: name)); Path=/; HttpOnly; SameSite=Lax"
      answer.set("Set-Cookie", cookie)
      return answer
    }
    Endpoint(.get, "/sign-out") { request in
      await signIns.end(request.cookies["diary"])
      var answer = HTTPResponse.redirect(to: "/")
      answer.set("Set-Cookie", "diary=; Path=/; Max-Age=0")
      return answer
    }
    Endpoint(.get, "/portrait") { request in
      portraits.picture(of: await signIns.person(with: request.cookies["diary"]))
    }
  }

  func identity(of request: HTTPRequest) async -> String? {
    await signIns.person(with: request.cookies["diary"])
  }
}

struct DiaryView: View {
  let portraits: Portraits
  let signIns: SignIns
  @Environment(\.identity) private var person
  @Environment(\.identify) private var identify
  @State private var entry = ""
  @State private var path: [Day] = []
  @State private var wanted: Day?

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        if let person {
          PortraitView(person: person, portraits: portraits)
          TextField("What \(person) has seen", text: $entry, axis: .vertical)
          Link("Sign Out", destination: URL(string: "/sign-out")!)
        } else {
          let next = wanted.flatMap(Day.links.url) ?? "/"
          Link("Sign In", destination: URL(string: "/sign-in?next=\(next)")!)
        }
      }
      .navigationTitle(person.map { "Diary of \($0)" } ?? "Diary")
      .navigationDestination(for: Day.self) {
        Text("Nothing yet.").navigationTitle("Day \($0.number)")
      }
    }
    .onOpenURL(Day.links) { day in
      if person == nil { wanted = day } else { path = [day] }
    }
    .navigationURL(path.last.flatMap(Day.links.url) ?? "/")
    .onReceive(signIns.database.events(of: SignedOut.self)) {
      if $0.person == person { identify() }
    }
  }
}

/// A day that somebody writes about.
struct Day: Hashable, Codable {
  let number: Int

  @MainActor static let links = LinkTable<Day>(
    LinkRule(
      "/days/:number", { $0["number"].flatMap { Int($0) }.map(Day.init) },
      { ["number": "\($0.number)"] }))
}

/// A path of this server, and no way to another one: to a browser, `//` and `/\` begin the name of a host.
private func ownPath(_ path: String?) -> String? {
  guard let path, path.first == "/", !path.contains("\\"), !path.hasPrefix("//") else { return nil }
  return path
}

/// Stands for a table of people, whose passwords would be hashed.
private let passwords = ["ann": "sesame", "bob": "abracadabra"]

/// Somebody is not known by a cookie any more.
nonisolated struct SignedOut: SharedEvent {
  static let name = "signed-out"
  let person: String
}

/// Who is signed in with which cookie, shared by all workers.
struct SignIns: Sendable {
  let database = SQLiteDatabase(
    folder: WheelhouseServer.dataFolder, name: "diary.sqlite"
  ) { connection in
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS sign_in (key TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT")
  }

  func begin(for person: String) async -> String {
    // From the system's source of random numbers, 128 bits of them.
    let key = (0..<2).map { _ in String(UInt64.random(in: 0...(.max)), radix: 36) }.joined()
    try? await database.transaction { transaction in
      try transaction.run("INSERT INTO sign_in VALUES (?, ?)", [.text(key), .text(person)])
    }
    return key
  }

  func end(_ key: String?) async {
    guard let key, let person = await person(with: key) else { return }
    try? await database.transaction { transaction in
      try transaction.run("DELETE FROM sign_in WHERE key = ?", [.text(key)])
      try transaction.announce(SignedOut(person: person))
    }
  }

  func person(with key: String?) async -> String? {
    guard let key else { return nil }
    let found = try? await database.read { transaction in
      try transaction.rows("SELECT person FROM sign_in WHERE key = ?", [.text(key)]) { $0.text(0) }
    }
    return found?.first
  }

  static func page(status: Int = 200) -> HTTPResponse {
    var page = HTTPResponse.html(
      """
      <!doctype html><meta name="viewport" content="width=device-width"><title>Sign In</title>
      <link rel="icon" href="/_wheelhouse/favicon.svg">
      <form method="post"><p><label>Name <input name="name"></label>
      <p><label>Password <input name="password" type="password"></label>
      <p><button>Sign In</button></form>
      """, status: status)
    // Without a word of its own a page may not even hand in a form.
    page.set("Content-Security-Policy", "default-src 'none'; img-src 'self'; form-action 'self'")
    return page
  }
}
