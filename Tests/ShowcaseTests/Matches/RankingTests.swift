import Foundation
import Testing

@testable import Showcase

struct RankingTests {
  private func texts(_ matches: [Match], players: [Player] = [.ada, .ben]) -> [String] {
    Ranking.all(of: players, after: matches).map {
      let row = RankingRowUIState($0)
      return "\(row.name) \(row.rating)"
    }
  }

  @Test func `point 41: one home win gives 10.00 and 0.00`() {
    #expect(texts([.numbered(1, .of([.ben], 2, 1, [.ada]))]) == ["Ben 10.00", "Ada 0.00"])
  }

  @Test func `point 41: one tie gives 3.33 each`() {
    #expect(texts([.numbered(1, .of([.ben], 1, 1, [.ada]))]) == ["Ada 3.33", "Ben 3.33"])
  }

  @Test func `point 41: no matches give 0.00`() {
    #expect(texts([]) == ["Ada 0.00", "Ben 0.00"])
  }

  @Test func `point 41: everybody on a side gets its points, and the best stand first`() {
    let matches = [Match.first, .second]
    #expect(
      texts(matches, players: Player.all)
        == ["Ben 10.00", "Ada 6.67", "Dan 3.33", "Cleo 0.00"])
  }

  @Test func `point 41: a rating is printed as %.2f prints it`() {
    for matches in 1...60 {
      for points in 0...(3 * matches) {
        let rating = 10 * Double(points) / Double(3 * matches)
        let row = RankingRowUIState(Ranking(player: .ada, rating: rating))
        #expect(row.rating == String(format: "%.2f", rating))
      }
    }
  }
}
