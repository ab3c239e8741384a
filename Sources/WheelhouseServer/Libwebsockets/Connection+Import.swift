import CLibwebsockets
import Wheelhouse

// Files that are handed in: the body of a POST, for which a session has made room before.
extension Connection {
  /// Takes the head of a request that hands a file in; the result is what libwebsockets wants returned.
  func beginImport(at path: String) -> Int32 {
    guard method == "POST" else { return end(with: .wrongMethod(allowed: ["POST"])) }
    guard header(WSI_TOKEN_HTTP_TRANSFER_ENCODING) == nil, let length = bodyLength else {
      return end(with: .unknownLength)
    }
    guard let place = host.imports.place(at: path) else {
      return end(with: IncomingFile.notExpected)
    }
    guard length == place.size else {
      return end(
        with: .problem(400, "The file was said to have \(place.size) bytes. Choose it again."))
    }
    incoming = IncomingFile(
      place, in: host.imports, at: host.now, changed: { [weak self] in self?.importChanged() })
    if incoming == nil { return end(with: IncomingFile.noRoom) }
    importChanged()
    return askForBody()
  }

  /// Takes one piece of a file; the sender waits where the disk does not keep up.
  func received(_ bytes: UnsafeRawBufferPointer, of incoming: IncomingFile) {
    unsafe incoming.take(bytes, at: host.now)
    if incoming.isFull, let socket = unsafe socket { unsafe lws_rx_flow_control(socket, 0) }
  }

  /// Judges, once a second, whether more of a file is waited for.
  func judge(_ incoming: IncomingFile) {
    incoming.judge(at: host.now)
    if incoming.answer == nil { stayOpen() }
  }

  /// Answers as soon as the socket takes it, or reads on.
  private func importChanged() {
    guard let incoming, let socket = unsafe socket else { return }
    if incoming.answer != nil {
      unsafe lws_callback_on_writable(socket)
    } else {
      unsafe lws_rx_flow_control(socket, 1)
    }
  }

  /// Writes what became of a file, and ends the connection with it.
  func writeAnswer(of incoming: IncomingFile) -> Int32 {
    guard let answer = incoming.answer else { return 0 }
    self.incoming = nil
    return end(with: answer)
  }
}
