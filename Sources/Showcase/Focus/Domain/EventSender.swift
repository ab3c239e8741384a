import Wheelhouse

/// Takes the events of views: the session's bus, or whatever stands in for it.
protocol EventSender: AnyObject {
  func send(_ event: any Event)
}

extension EventBus: EventSender {}
