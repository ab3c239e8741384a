import Wheelhouse

/// Says which service there is to connect, and whether its page is waiting for a decision.
final class ServiceSelectionViewModel: ObservableObject {
  let serviceName: String
  private let listener: Listener

  init(serviceName: String, listener: Listener) {
    self.serviceName = serviceName
    self.listener = listener
  }

  /// The page on which the person decides, as long as that is to come.
  var decisionURL: String? { listener.state.pending?.url }
}
