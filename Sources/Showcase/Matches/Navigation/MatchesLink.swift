import Wheelhouse

/// What a URL of the app can lead to.
nonisolated enum MatchesLink: Hashable, Sendable {
  case matches
  case rankings
  case edit(EditSubject)
  case players(Side, EditSubject)
}

extension MatchesLink {
  /// The URLs of the app, read and printed.
  static let table = LinkTable<MatchesLink>(
    LinkRule("/matches", .matches),
    LinkRule("/matches/rankings", .rankings),
    LinkRule("/matches/new", .edit(.new)),
    LinkRule("/matches/new/players/home", .players(.home, .new)),
    LinkRule("/matches/new/players/away", .players(.away, .new)),
    LinkRule("/matches/:match/edit", { subject($0).map { .edit($0) } }, { $0.editParameters }),
    LinkRule(
      "/matches/:match/edit/players/:side",
      { parameters in
        guard let side = parameters["side"].flatMap(Side.init(rawValue:)) else { return nil }
        return subject(parameters).map { .players(side, $0) }
      }, { $0.playersParameters }))

  private static func subject(_ parameters: [String: String]) -> EditSubject? {
    guard let text = parameters["match"], let number = Int(text), String(number) == text else {
      return nil
    }
    return Match.ID(rawValue: number).map(EditSubject.match)
  }

  private var editParameters: [String: String]? {
    guard case .edit(.match(let id)) = self else { return nil }
    return ["match": String(id.rawValue)]
  }

  private var playersParameters: [String: String]? {
    guard case .players(let side, .match(let id)) = self else { return nil }
    return ["match": String(id.rawValue), "side": side.rawValue]
  }
}
