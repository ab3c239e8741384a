import Testing
import WheelhouseTesting

@testable import Wheelhouse

private nonisolated enum Page: Hashable { case home, search(String?, page: Int?), shop(Aisle) }
private nonisolated enum Aisle: Hashable { case all, shelf(String), sale(Sale) }
private nonisolated enum Sale: Hashable { case today, day(Int) }

private let sales = LinkTable<Sale>(
  LinkRule("/", .today),
  LinkRule("/:day", { $0["day"].flatMap { Int($0) }.map(Sale.day) }) {
    if case .day(let day) = $0 { ["day": "\(day)"] } else { nil }
  })

private let aisles = LinkTable<Aisle>(
  LinkRule("/", .all),
  LinkRule("/sale", sales, Aisle.sale) { if case .sale(let sale) = $0 { sale } else { nil } },
  LinkRule("/:shelf", { $0["shelf"].map(Aisle.shelf) }) {
    if case .shelf(let name) = $0 { ["shelf": name] } else { nil }
  })

private let pages = LinkTable<Page>(
  LinkRule("/", .home),
  LinkRule("/search?text&page", { .search($0["text"], page: $0["page"].flatMap { Int($0) }) }) {
    guard case .search(let text, let page) = $0 else { return nil }
    return ["text": text, "page": page.map { "\($0)" }].compactMapValues(\.self)
  },
  LinkRule("/shop", aisles, Page.shop) { if case .shop(let aisle) = $0 { aisle } else { nil } })

@Suite struct LinkTableTests {
  @Test func `every route of every level comes back from its URL`() throws {
    try pages.check([
      .home, .search(nil, page: nil), .search("a&b=c d", page: 2), .search("", page: nil),
      .shop(.all), .shop(.shelf("ä/b")), .shop(.sale(.today)), .shop(.sale(.day(3))),
    ])
  }

  @Test(arguments: [
    ("/shop", "/shop"), ("/shop/", "/shop"), ("/shop/sale", "/shop/sale"),
    ("/shop/sale/3?x=1#top", "/shop/sale/3"), ("/search", "/search"),
    ("/search?page=2&text=a%20b", "/search?text=a%20b&page=2"),
    ("/search?other=1&text=x&text=y", "/search?text=x"), ("/search?text", "/search?text="),
    ("/shop/shelf/..", "/shop"), ("/shop/./sale/.", "/shop/sale"), ("/shop/...", "/shop/..."),
    ("/../shop/%2e%2E/search", "/search"), ("/search?text=%zz&page=two", "/search"),
    ("/search?text=a#text=b", "/search?text=a"),
  ])
  func `a URL is read, and printed in one way`(url: String, printed: String) throws {
    let route = try #require(pages.route(for: url))
    #expect(pages.url(for: route) == printed)
  }

  @Test(arguments: ["/shop/sale/x", "/shop/a/b", "/shops", "/sale", "/search/x"])
  func `what no level knows is no link`(url: String) {
    #expect(pages.route(for: url) == nil)
  }

  @Test func `the check names what is wrong`() throws {
    let table = LinkTable<Aisle>(
      LinkRule("/:shelf", { $0["shelf"].map(Aisle.shelf) }) {
        if case .shelf(let name) = $0 { ["shelf": name.lowercased()] } else { nil }
      },
      LinkRule("/all", .all),
      LinkRule("/never", .shelf("never")))
    let failure = #expect(throws: LinkCheckFailure.self) {
      try table.check([.shelf("a"), .shelf("A"), .all, .sale(.today)])
    }
    #expect(
      failure?.description == """
        shelf("a") and shelf("A") are both at /a
        shelf("A") is printed as /a, which is read as shelf("a")
        all is printed as /all, which is read as shelf("all")
        \(Aisle.sale(.today)) has no URL
        No route was given for /never
        """)
  }

  @Test func `a route that is printed as something no rule reads is named`() {
    let table = LinkTable<Sale>(
      LinkRule("/:day", { _ in nil }) {
        if case .day(let day) = $0 { ["day": "\(day)"] } else { nil }
      })
    let failure = #expect(throws: LinkCheckFailure.self) { try table.check([.day(1)]) }
    #expect(failure?.problems == ["day(1) is printed as /1, which no rule reads"])
  }
}
