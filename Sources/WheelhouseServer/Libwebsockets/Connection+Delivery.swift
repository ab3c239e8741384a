import CLibwebsockets
import CServerShims
import Glibc

/// An answer that was handed over, and that the peer has not taken whole.
///
/// By itself libwebsockets gives such a peer five seconds where the connection ends with the answer, and ten where it
/// goes on, however much there is to take.
struct Delivery {
  /// Whether the connection ends when all of it has been taken.
  let closes: Bool
  /// Bytes that the peer has confirmed.
  var confirmed: UInt32
  /// When that was another number.
  var movedAt: UInt32

  /// Seconds without a byte taken, after which nothing more is waited for.
  static let silence: UInt32 = 30
}

extension Connection {
  /// Answers, and ends the connection as soon as the peer has taken the answer; the result is what libwebsockets
  /// wants returned.
  func end(with response: Response) -> Int32 {
    guard write(response, closes: true), watchDelivery(closes: true), let socket = unsafe socket
    else { return -1 }
    unsafe lws_callback_on_writable(socket)
    return 0
  }

  /// Answers, and is ready for the next request, which may have come already.
  func goOn(after response: Response) -> Int32 {
    guard write(response, closes: false), let socket = unsafe socket else { return -1 }
    _ = watchDelivery(closes: false)
    return unsafe lws_http_transaction_completed(socket) != 0 ? -1 : 0
  }

  /// Ends the connection with the answer that was written last, once it is on its way.
  func endDelivery(_ delivery: Delivery) -> Int32 { delivery.closes && !isDelivering ? -1 : 0 }

  /// Judges, once a second, whether the peer still takes what it is given.
  func judge(_ delivery: Delivery) {
    guard isDelivering, let socket = unsafe socket else {
      if !delivery.closes { self.delivery = nil }
      return
    }
    let confirmed = shim_confirmed(unsafe lws_get_socket_fd(socket))
    if confirmed != delivery.confirmed {
      self.delivery?.confirmed = confirmed
      self.delivery?.movedAt = host.now
    } else if host.now &- delivery.movedAt >= Delivery.silence {
      return kill()
    }
    stayOpen()
  }

  /// Asks libwebsockets, which would hang up by itself, to be patient for longer than until the next second.
  func stayOpen() {
    guard let socket = unsafe socket else { return }
    unsafe lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, Int32(Delivery.silence))
  }

  /// Begins to watch over what was just written, if there is anything left of it.
  private func watchDelivery(closes: Bool) -> Bool {
    delivery = isDelivering ? Delivery(closes: closes, confirmed: 0, movedAt: host.now) : nil
    return delivery != nil
  }

  private var isDelivering: Bool {
    guard let socket = unsafe socket else { return false }
    return unsafe lws_partial_buffered(socket) != 0
  }
}
