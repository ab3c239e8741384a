import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct MatchesNavigationTests {
  nonisolated static let links: [(String, MatchesLink)] = [
    ("/matches", .matches), ("/matches/rankings", .rankings), ("/matches/new", .edit(.new)),
    ("/matches/3/edit", .edit(.match(.numbered(3)))),
    ("/matches/new/players/home", .players(.home, .new)),
    ("/matches/new/players/away", .players(.away, .new)),
    ("/matches/3/edit/players/away", .players(.away, .match(.numbered(3)))),
  ]

  @Test(arguments: links)
  func `every link reads and prints the same URL, and leads to itself from everywhere`(
    url: String, link: MatchesLink
  ) {
    #expect(MatchesLink.table.route(for: url) == link)
    #expect(MatchesLink.table.url(for: link) == url)
    for (_, from) in Self.links {
      var navigation = MatchesNavigation()
      navigation.follow(from)
      navigation.follow(link)
      #expect(navigation.link == link)
    }
  }

  @Test func `no rule of the table is without a link`() throws {
    try MatchesLink.table.check(Self.links.map(\.1))
  }

  @Test(arguments: [
    "/matches/0/edit", "/matches/-1/edit", "/matches/03/edit", "/matches/x/edit", "/matches/3",
    "/matches/3/edit/players/both", "/matches/99999999999999999999/edit", "/match",
  ])
  func `a URL that no match can have is no link`(url: String) {
    #expect(MatchesLink.table.route(for: url) == nil)
  }

  @Test func `a link to what is edited keeps it, with the players above it`() {
    var navigation = MatchesNavigation()
    navigation.follow(.players(.home, .new))
    let before = navigation
    navigation.follow(.players(.home, .new))
    navigation.edit(.new)
    #expect(navigation == before)
    navigation.follow(.edit(.new))
    #expect(navigation.edit?.players.isAtRoot == true)
  }

  @Test func `point 28: the same state is a modal with a stack, or screens of the matches' stack`()
  {
    var navigation = MatchesNavigation()
    navigation.follow(.players(.home, .new))
    #expect(navigation.modal?.subject == .new && navigation.modalPath == [.home])
    #expect(navigation.pushedPath == [.match(.new), .players(.home)])
    navigation.pushedPath.removeLast()
    #expect(navigation.link == .edit(.new))
    navigation.pushedPath.removeLast()
    #expect(navigation.modal == nil && navigation.link == .matches)
  }

  @Test func `it comes back from its snapshot`() throws {
    for (_, link) in Self.links {
      var navigation = MatchesNavigation()
      navigation.follow(link)
      let json = try JSONValueEncoder().encode(navigation)
      #expect(try JSONValueDecoder().decode(MatchesNavigation.self, from: json) == navigation)
    }
  }
}
