import Glibc
import Testing

/// Files that are handed in.
@Suite struct ImportTests {
  private static let server = ServerProcess(
    "--max-file-mib", "4", "--data", Scratch.folder())

  private func tell(_ instruction: String, _ server: ServerProcess = Self.server) -> String {
    RawWebSocket(server).ask(instruction) ?? ""
  }

  private func post(
    _ path: String, _ bytes: [UInt8], length: Int? = nil, method: String = "POST",
    _ headers: [String] = [], to server: ServerProcess = Self.server
  ) -> String {
    let connection = RawSocket(server.port, seconds: 40)
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: localhost"] + headers
      + (length == -1 ? [] : ["Content-Length: \(length ?? bytes.count)"])
    connection.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + bytes)
    return String(connection.receiveHead().prefix(12).suffix(3))
  }

  private func content(of path: String, _ server: ServerProcess = Self.server) -> [UInt8] {
    let file = open(tell("file \(path)", server), O_RDONLY)
    guard file >= 0 else { return Array("no file".utf8) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  @Test func `a file is there when all of it has come`() {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = tell("expect \(bytes.count)")
    #expect(tell("file \(path)") == "none")
    #expect(post(path, bytes) == "200")
    let isSame = content(of: path) == bytes
    #expect(isSame)
    let empty = tell("expect 0")
    #expect(post(empty, []) == "200")
    #expect(content(of: empty) == [])
  }

  @Test func `a file that came in part is not there, and can be sent again`() {
    let path = tell("expect 10")
    do {
      let connection = RawSocket(Self.server.port)
      connection.send("POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345")
      usleep(100_000)
      #expect(tell("file \(path)") == "none")
    }
    usleep(100_000)
    #expect(tell("file \(path)") == "none")
    #expect(post(path, Array("0123456789".utf8)) == "200")
    #expect(content(of: path) == Array("0123456789".utf8))
  }

  @Test func `of two that send one file at once each is a whole one`() {
    let path = tell("expect 4")
    let slow = RawSocket(Self.server.port)
    slow.send("POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\naa")
    usleep(50_000)
    #expect(post(path, Array("bbbb".utf8)) == "200")
    #expect(content(of: path) == Array("bbbb".utf8))
    slow.send("aa")
    #expect(slow.receiveHead().hasPrefix("HTTP/1.1 200"))
    #expect(content(of: path) == Array("aaaa".utf8))
  }

  @Test func `nothing comes in place of a file that was handed on`() {
    let path = tell("expect 4")
    #expect(post(path, Array("aaaa".utf8)) == "200")
    let late = RawSocket(Self.server.port)
    late.send("POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbb")
    usleep(50_000)
    #expect(content(of: path) == Array("aaaa".utf8))
    #expect(tell("end \(path)") == "ended")
    late.send("bb")
    #expect(late.receiveHead().hasPrefix("HTTP/1.1 404"))
    #expect(post(path, Array("cccc".utf8)) == "404")
    #expect(content(of: path) == Array("aaaa".utf8))
  }

  @Test func `what nobody expects is refused, and so is what is not as it was announced`() {
    let path = tell("expect 4")
    let bytes = Array("abcd".utf8)
    #expect(post(path + "0", bytes) == "404")
    #expect(post("/_wheelhouse/files/", bytes) == "404")
    #expect(post("/_wheelhouse/files/../../etc/passwd", bytes) != "200")
    #expect(post(path, bytes, length: 5) == "400")
    #expect(post(path, bytes, length: 3) == "400")
    #expect(post(path, bytes, length: -1) == "411")
    #expect(post(path, bytes, length: -1, ["Transfer-Encoding: chunked"]) == "411")
    #expect(post(path, [], length: -1, method: "GET") == "405")
    #expect(tell("file \(path)") == "none")
    #expect(tell("expect \(4 << 20 + 1)") == "no room")
    #expect(post(path, bytes) == "200")
  }

  @Test func `a file is asked for where its sender waits for that, unless it is refused`() {
    let path = tell("expect 4")
    let bytes = Array("abcd".utf8)
    #expect(post(path + "0", bytes, ["Expect: 100-continue"]) == "404")
    #expect(post(path, bytes, length: 5, ["Expect: 100-continue"]) == "400")
    let connection = RawSocket(Self.server.port)
    connection.send(
      "POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n")
    #expect(connection.receiveHead() == "HTTP/1.1 100 Continue\r\n\r\n")
    connection.send(bytes)
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 200"))
    #expect(content(of: path) == bytes)
  }

  @Test func `bytes behind a file do not belong to it`() {
    let path = tell("expect 4")
    #expect(post(path, Array("abcdEVIL".utf8), length: 4) == "200")
    #expect(content(of: path) == Array("abcd".utf8))
  }

  @Test func `whoever falls silent is not waited for`() {
    let path = tell("expect 4")
    let connection = RawSocket(Self.server.port, seconds: 40)
    connection.send("POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n")
    // Longer than a body of another kind may take.
    sleep(11)
    connection.send("abc")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 408"))
  }

  @Test func `a file may come by whichever worker`() {
    let server = ServerProcess("--data", Scratch.folder(), workers: 2)
    let path = tell("expect 4", server)
    for letter in ["a", "b", "c", "d", "e", "f"] {
      let bytes = Array(String(repeating: letter, count: 4).utf8)
      #expect(post(path, bytes, to: server) == "200")
      #expect(content(of: path, server) == bytes)
    }
  }
}
