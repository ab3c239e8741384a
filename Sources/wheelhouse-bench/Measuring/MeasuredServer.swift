import WheelhouseTesting

/// A server under measurement: where it listens, and its process.
struct MeasuredServer {
  let endpoint: SocketEndpoint
  let process: ServerProcess

  init(_ endpoint: SocketEndpoint, _ process: ServerProcess) {
    self.endpoint = endpoint
    self.process = process
  }

  /// Reads `PORT:PID`.
  init(_ text: String) throws(BenchError) {
    let parts = text.split(separator: ":").compactMap { Int32($0) }
    guard parts.count == 2 else { throw BenchError("\(text) is not PORT:PID") }
    endpoint = SocketEndpoint(port: Int(parts[0]))
    process = try ServerProcess(parts[1])
  }
}
