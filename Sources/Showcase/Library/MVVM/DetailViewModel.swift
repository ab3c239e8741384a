import Observation

extension MVVM {
  /// Which tab of a detail is seen.
  @Observable final class DetailViewModel: Codable {
    var tab = DetailTab.overview

    init() {}

    private enum CodingKeys: String, CodingKey { case _tab = "tab" }
  }
}
