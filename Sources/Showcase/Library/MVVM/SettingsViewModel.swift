import Observation

extension MVVM {
  /// The settings, and how they are put into words.
  @Observable final class SettingsViewModel: Codable {
    var isEnabled = true
    var fontSize = 14.0

    init() {}

    private enum CodingKeys: String, CodingKey {
      case _isEnabled = "isEnabled"
      case _fontSize = "fontSize"
    }

    let fontSizes = 10.0...24.0

    var sizeText: String { "Size: \(Int(fontSize.rounded()))" }
  }
}
