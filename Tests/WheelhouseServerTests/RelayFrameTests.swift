import Testing
import Wheelhouse

@testable import WheelhouseServer

/// What workers say to each other, as bytes.
@MainActor @Suite struct RelayFrameTests {
  private var frames: [RelayFrame] {
    [
      .offer(
        RelayOffer(
          token: ResumeTokenHash(bytes: Array(1...32)), page: "p", address: "::1", hello: [1, 2, 3])
      ),
      .offer(
        RelayOffer(
          token: ResumeTokenHash(bytes: Array(1...32)), page: nil, address: "", hello: [])),
      .offer(
        RelayOffer(
          token: ResumeTokenHash(bytes: Array(1...32)), page: "p", address: "::1",
          identity: String(repeating: "ä", count: 127), hello: [1])),
      .offer(
        RelayOffer(
          token: ResumeTokenHash(bytes: Array(1...32)), page: "p", address: "::1", identity: nil,
          version: SnapshotVersion(form: 3, app: 70_000), hello: [1, 2])),
      .taken, .released, .text([]), .text(Array(repeating: 7, count: 70_000)),
      .close(4001, "grüße"), .close(1001, ""),
    ]
  }

  @Test(arguments: [1, 2, 7, 4096, 1 << 20])
  func `frames come out as they went in, whatever the pieces`(size: Int) {
    let bytes = frames.flatMap(\.bytes)
    var inbox = RelayInbox()
    var read: [RelayFrame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      inbox.add(bytes[start..<min(start + size, bytes.count)])
      while case .frame(let frame) = inbox.next() { read.append(frame) }
    }
    #expect(read == frames)
    #expect(inbox.next() == .incomplete)
  }

  @Test(arguments: [
    [0, 0, 0, 0], [1, 0, 0, 64, 1], [255, 255, 255, 255, 4], [1, 0, 0, 0, 0], [1, 0, 0, 0, 9],
    [2, 0, 0, 0, 5, 1], [3, 0, 0, 0, 1, 1, 1],
  ])
  func `what is no frame is broken and not waited for`(bytes: [UInt8]) {
    var inbox = RelayInbox()
    inbox.add(bytes)
    #expect(inbox.next() == .broken)
  }

  @Test func `an offer of another version is not understood`() {
    let offer = RelayOffer(
      token: ResumeTokenHash(bytes: Array(1...32)), page: nil, address: "a", hello: [1])
    #expect(RelayOffer(offer.bytes) == offer)
    #expect(RelayOffer([RelayFrame.version + 1] + offer.bytes.dropFirst()) == nil)
    for count in 0..<offer.bytes.count - 1 {
      #expect(RelayOffer(Array(offer.bytes.prefix(count))) == nil)
    }
  }

  @Test func `an offer is of the first version that will do`() {
    let token = ResumeTokenHash(bytes: Array(1...32))
    let plain = RelayOffer(token: token, page: nil, address: "a", hello: [1])
    let known = RelayOffer(token: token, page: nil, address: "a", identity: "ann", hello: [1])
    let newer = RelayOffer(
      token: token, page: nil, address: "a", version: SnapshotVersion(app: 2), hello: [1])
    #expect([plain, known, newer].map { $0.bytes[0] } == [1, 2, 3])
    for count in 0..<newer.bytes.count - 1 {
      #expect(RelayOffer(Array(newer.bytes.prefix(count))) == nil)
    }
  }

  @Test(arguments: [1023, 1024, 1025, 65_535])
  func `an offer tells whole names, however long`(length: Int) {
    let name = String(repeating: "a", count: length - 1)
    for last in ["x", "y"] {
      let offer = RelayOffer(
        token: ResumeTokenHash(bytes: Array(1...32)), page: name + last, address: "::1",
        identity: name + last, hello: [1])
      #expect(offer.fits)
      #expect(RelayOffer(offer.bytes) == offer)
    }
  }

  @Test(arguments: [(65_535, true), (65_536, false)])
  func `an offer whose names are too long does not fit`(length: Int, fits: Bool) {
    let name = String(repeating: "a", count: length)
    var offer = RelayOffer(
      token: ResumeTokenHash(bytes: Array(1...32)), page: nil, address: "a", hello: [1])
    #expect(offer.fits)
    offer.identity = name
    #expect(offer.fits == fits)
    let other = RelayOffer(token: offer.token, page: name, address: "a", hello: [1])
    #expect(other.fits == fits)
  }

  @Test func `an offer of somebody unknown is understood by the first generation`() {
    var offer = RelayOffer(
      token: ResumeTokenHash(bytes: Array(1...32)), page: nil, address: "a", hello: [1])
    #expect(offer.bytes.first == RelayFrame.firstVersion)
    offer.identity = "ann"
    #expect(offer.bytes.first == RelayFrame.versionWithIdentity)
  }
}
