import ScreenDocument
import Testing

struct GoldenExampleTests {
  @Test func `every folder has examples`() {
    for folder in ["client", "server", "documents", "patches", "invalid"] {
      #expect(GoldenExamples.names(in: folder).count > 10, "\(folder)")
    }
  }

  @Test(arguments: GoldenExamples.names(in: "client"))
  func `a client's message is read, and written it says the same`(name: String) throws {
    let json = try GoldenExamples.value("client", name)
    let message = try ClientMessage(GoldenExamples.bytes("client", name))
    let written = message.json
    for member in json.object ?? [:] where member.value != .null {
      #expect(written[member.name] == member.value)
    }
    #expect(try ClientMessage(Array("\(written)".utf8)) == message)
    if case .hello = message { return }
    #expect(written == json)
  }

  @Test(arguments: GoldenExamples.names(in: "server"))
  func `a server's message is read, and written it is equal JSON`(name: String) throws {
    let bytes = try GoldenExamples.bytes("server", name)
    let message = try ServerMessage(bytes)
    #expect(try JSONReader().read(message.bytes).canonical == JSONReader().read(bytes).canonical)
  }

  @Test(arguments: GoldenExamples.names(in: "documents"))
  func `a document has a root and no id twice`(name: String) throws {
    let document = Document(try GoldenExamples.value("documents", name))
    #expect(!document.root.type.isEmpty)
    let ids = document.nodes.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(document.node(id: id)?.id == id) }
  }

  @Test(arguments: GoldenExamples.names(in: "documents"))
  func `the difference between any document and this one leads to it`(name: String) throws {
    let document = Document(try GoldenExamples.value("documents", name))
    for other in GoldenExamples.names(in: "documents") {
      let start = Document(try GoldenExamples.value("documents", other))
      let patch = JSONPatch.difference(from: start, to: document)
      #expect(try patch.applied(to: start.value).canonical == document.value.canonical, "\(other)")
    }
  }

  @Test(arguments: GoldenExamples.names(in: "patches"))
  func `a patch turns the one document into the other`(name: String) throws {
    let example = try Example(GoldenExamples.value("patches", name))
    #expect(try example.patch.applied(to: example.before).canonical == example.after.canonical)
    #expect(example.patch.json.canonical == example.operations.canonical)
  }

  @Test(arguments: GoldenExamples.names(in: "patches"))
  func `the difference of a patch's documents is another such patch`(name: String) throws {
    let example = try Example(GoldenExamples.value("patches", name))
    let own = JSONPatch.difference(from: Document(example.before), to: Document(example.after))
    #expect(try own.applied(to: example.before).canonical == example.after.canonical)
  }

  /// A golden patch with the documents on either side of it.
  private struct Example {
    let before: JSONValue
    let operations: JSONValue
    let after: JSONValue
    let patch: JSONPatch

    init(_ json: JSONValue) throws {
      before = try #require(json["before"])
      operations = try #require(json["ops"])
      after = try #require(json["after"])
      patch = try JSONPatch(operations)
    }
  }
}
