import Wheelhouse

/// The navigation state of a session: the one place where it is kept, and all of it that outlives the
/// process.
final class FocusPlace: ObservableObject, Codable {
  @Published var navigation = FocusNavigation()
  /// An address to be opened outside, once.
  ///
  /// It does not outlive the process.
  @Published private(set) var opening: Opening?

  /// One wish to open an address: the same address twice is two wishes.
  struct Opening: Equatable {
    let number: Int
    let url: String
  }

  init() {}

  init(from decoder: any Decoder) throws { navigation = try FocusNavigation(from: decoder) }

  func encode(to encoder: any Encoder) throws { try navigation.encode(to: encoder) }

  /// Has an address opened outside.
  func open(_ url: String) { opening = Opening(number: (opening?.number ?? 0) + 1, url: url) }
}
