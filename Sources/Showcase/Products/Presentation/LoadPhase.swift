/// How far loading has come.
enum LoadPhase<Value> {
  case loading
  case loaded(Value)
  case failed(LoadFailure)

  /// What was loaded, if anything was.
  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

/// Why there is nothing to show, in words for people.
nonisolated struct LoadFailure: Equatable, Sendable {
  let title: String
  let explanation: String
  let systemImage: String

  init(_ error: ProductsError) {
    switch error {
    case .unavailable:
      title = "The Shop Is Closed for a Moment"
      explanation = "The catalogue cannot be read just now. Nothing is lost: try again shortly."
      systemImage = "wifi.slash"
    case .unknownProduct(let id):
      title = "No Such Product"
      explanation =
        "Nothing called “\(id.rawValue)” is in the catalogue, or it is not sold any more."
      systemImage = "questionmark.circle"
    }
  }
}
