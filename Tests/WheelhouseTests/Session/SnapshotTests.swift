import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// The bytes of a snapshot: complete, small, and read back whatever happened to them.
@Suite struct SnapshotTests {
  @Test func `a snapshot comes back from its bytes`() async throws {
    let driver = try await InProcessApp(GalleryApp()).open("/gallery")
    for step in ["Banner", "View", "Straight on"] { try await driver.tap(step) }
    let snapshot = driver.session.snapshot()
    #expect(snapshot.state.stacks.count == 1 && snapshot.state.banners.count == 1)
    #expect(try SessionSnapshot(encoded: snapshot.encoded()) == snapshot)
    #expect(snapshot.encoded() == snapshot.encoded())
    let text = String(decoding: snapshot.encoded(), as: UTF8.self)
    #expect(text.contains("Note 1") && !text.contains(driver.resumeToken))
  }

  @Test func `bytes that were cut short are refused wherever the cut is`() async throws {
    let bytes = try await InProcessApp(GalleryApp()).open("/gallery").session.encodeSnapshot()
    for length in bytes.indices {
      #expect(throws: SnapshotError.damaged) {
        try SessionSnapshot(encoded: Array(bytes[..<length]))
      }
      if length % 50 == 0 { await Task.yield() }
    }
    #expect(throws: SnapshotError.damaged) { try SessionSnapshot(encoded: bytes + [0]) }
  }

  @Test func `a flipped bit is noticed wherever it is`() async throws {
    let bytes = try await InProcessApp(GalleryApp()).open("/gallery").session.encodeSnapshot()
    for index in bytes.indices {
      var flipped = bytes
      flipped[index] ^= 1 << (index % 8)
      #expect(throws: SnapshotError.self) { try SessionSnapshot(encoded: flipped) }
      if index % 50 == 0 { await Task.yield() }
    }
  }

  @Test func `records of any bytes are read or refused, and never trap`() async throws {
    let driver = try await InProcessApp(GalleryApp()).open("/gallery")
    for step in ["Banner", "View", "Straight on"] { try await driver.tap(step) }
    var records = SnapshotWriter()
    driver.session.snapshot().state.write(into: &records)
    var random = SplitMix64(seed: 7)
    for round in 0..<1500 {
      if round % 50 == 0 { await Task.yield() }
      var bytes = records.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...8, using: &random))
      _ = try? RestorableState(bytes[...])
      _ = try? SnapshotHeader(encoded: bytes)
    }
  }

  @Test func `a screen with a counter parks to less than 200 bytes`() async throws {
    let driver = try await InProcessApp { Counter(name: "Count") }.open()
    try await driver.tap("Count 0")
    #expect(driver.session.encodeSnapshot(full: true).count < 200)
  }

  @Test func `only what has changed is encoded again`() async throws {
    let driver = try await InProcessApp { Encodings() }.open()
    _ = driver.session.encodeSnapshot()
    Encoded.count = 0
    try await driver.tap("Other")
    _ = driver.session.encodeSnapshot()
    #expect(Encoded.count == 0)
    try await driver.tap("Observed")
    _ = driver.session.encodeSnapshot()
    #expect(Encoded.count == 1)
    try await driver.tap("Published")
    _ = driver.session.encodeSnapshot()
    #expect(Encoded.count == 2)
    try await driver.tap("Plain")
    _ = driver.session.encodeSnapshot()
    #expect(Encoded.count == 2)
    try await driver.tap("Plain and told")
    _ = driver.session.encodeSnapshot()
    #expect(Encoded.count == 3)
    #expect(
      try SessionSnapshot(encoded: driver.session.encodeSnapshot())
        == driver.session.snapshot())
  }

  @Test func `an object that nobody can observe is encoded every time`() async throws {
    let driver = try await InProcessApp(GalleryApp()).open("/gallery")
    _ = driver.session.encodeSnapshot()
    try await driver.tap("Alert")
    let kept = try SessionSnapshot(encoded: driver.session.encodeSnapshot())
    #expect(kept == driver.session.snapshot())
    #expect(String(decoding: kept.encoded(), as: UTF8.self).contains(#""isAlert":true"#))
  }

  @Test(arguments: ["Listed", "Named", "Within", "Stored"])
  func `so is one that is a part of a value`(which: String) async throws {
    let driver = try await InProcessApp { Cards() }.open()
    _ = driver.session.encodeSnapshot()
    try await driver.tap("\(which) a")
    #expect(driver.sees("\(which) b"))
    let kept = try SessionSnapshot(encoded: driver.session.encodeSnapshot())
    #expect(kept == driver.session.snapshot())
    #expect(String(decoding: kept.encoded(), as: UTF8.self).contains(#""b""#))
  }

  @Test func `a change that no view reads is told to the host, to be saved`() async throws {
    let driver = try await InProcessApp(isDurable: true) { Encodings() }.open()
    let before = driver.session.committed
    Encoded.published?.unread += 1
    try await eventually { driver.session.committed != before }
    #expect(driver.session.committed != before)
  }

  @Test func `screens that come and go leave no gaps for long`() async throws {
    let driver = try await InProcessApp(GalleryApp()).open("/gallery")
    for _ in 0..<100 {
      try await driver.tap("View")
      _ = driver.session.encodeSnapshot()
      try await driver.back()
      _ = driver.session.encodeSnapshot()
    }
    let full = driver.session.encodeSnapshot(full: true).count
    #expect(driver.session.encodeSnapshot().count < full * 2 + 512)
    #expect(
      try SessionSnapshot(encoded: driver.session.encodeSnapshot())
        == driver.session.snapshot())
  }
}

/// Objects within values, each with the encoding that the compiler writes.
private struct Cards: View {
  @Observable final class Card: Codable {
    var title = "a"
    enum CodingKeys: String, CodingKey { case _title = "title" }
  }

  struct Hand: Codable {
    var top: Card? = Card()
    var count = 1
  }

  @State private var listed = [Card()]
  @State private var named = ["one": Card()]
  @State private var within = Hand()
  @SceneStorage("stored") private var stored = Card()
  var body: some View {
    button("Listed", listed[0])
    button("Named", named["one"])
    button("Within", within.top)
    button("Stored", stored)
  }

  private func button(_ name: String, _ card: Card?) -> some View {
    Button("\(name) \(card?.title ?? "none")") { card?.title = "b" }
  }
}

/// Counts what encodes itself.
private enum Encoded {
  static var count = 0
  static weak var published: Encodings.Published?
}

private struct Encodings: View {
  @Observable final class Observed: Codable {
    var text = "a"

    init() {}
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      Encoded.count += 1
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  final class Published: ObservableObject, Codable {
    @Wheelhouse.Published var shown = 0
    @Wheelhouse.Published var unread = 0
    var plain = 0

    init() { Encoded.published = self }
    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      shown = try values.decode(Int.self)
      unread = try values.decode(Int.self)
      plain = try values.decode(Int.self)
    }
    func encode(to encoder: any Encoder) throws {
      Encoded.count += 1
      var values = encoder.unkeyedContainer()
      for value in [shown, unread, plain] { try values.encode(value) }
    }
  }

  @State private var observed = Observed()
  @StateObject private var published = Published()
  @State private var other = 0
  var body: some View {
    Text("\(other) \(observed.text) \(published.shown)")
    Button("Other") { other += 1 }
    Button("Observed") { observed.text += "b" }
    Button("Published") { published.unread += 1 }
    Button("Plain") { published.plain += 1 }
    Button("Plain and told") {
      published.plain += 1
      published.objectWillChange.send()
    }
  }
}
