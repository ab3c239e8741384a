import Wheelhouse

extension EnvironmentValues {
  /// Where views send what a person asks for.
  var eventBus: any EventSender {
    get { self[EventSenderKey.self] }
    set { self[EventSenderKey.self] = newValue }
  }
}

private struct EventSenderKey: EnvironmentKey {
  static var defaultValue: any EventSender { Nobody() }
}

/// Takes events where nobody listens.
private final class Nobody: EventSender {
  func send(_ event: any Event) {}
}
