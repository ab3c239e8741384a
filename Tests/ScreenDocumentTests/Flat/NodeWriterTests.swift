import ScreenDocument
import Testing

struct NodeWriterTests {
  @Test func `a node is written with its type, id, properties and slots`() {
    let json = write { writer in
      writer.begin(.row, identity: 1, hasID: true)
      writer.property(.text, "a \"b\"\n")
      writer.property(.selected, true)
      writer.property(.columns, 120)
      writer.property(.min, -3)
      writer.property(.max, 0.5)
      writer.property(.actions, ["select", "de\\lete"])
      writer.property(.detents, [])
      let place = writer.beginProperty(.components)
      writer.append(json: #"{"any":"#)
      writer.append(string: "\"one\"")
      writer.append(json: "}")
      writer.endProperty(at: place)
      writer.beginSlot(.children)
      writer.begin(.spacer, identity: 2, hasID: false)
      writer.end()
      writer.endSlot()
      writer.end()
    }
    #expect(
      json == #"{"type":"row","id":"AAAAAAAAAB","text":"a \"b\"\n","selected":true,"columns":120,"#
        + #""min":-3,"max":0.5,"actions":["select","de\\lete"],"detents":[],"#
        + #""components":{"any":"\"one\""},"children":[{"type":"spacer"}]}"#)
  }

  @Test func `a number that is not finite is null`() {
    let json = write { writer in
      writer.begin(.slider, identity: 1, hasID: false)
      writer.property(.value, Double.infinity)
      writer.end()
    }
    #expect(json == #"{"type":"slider","value":null}"#)
  }

  @Test func `an empty slot is left out, but the document keeps its two`() {
    let json = write { writer in
      writer.begin(.document, identity: 1, hasID: false)
      writer.beginSlot(.root)
      writer.begin(.vStack, identity: 2, hasID: false)
      writer.beginSlot(.children)
      writer.endSlot()
      writer.end()
      writer.endSlot()
      writer.beginSlot(.presentations)
      writer.endSlot()
      writer.beginSlot(.banners)
      writer.endSlot()
      writer.end()
    }
    #expect(json == #"{"root":{"type":"vStack"},"presentations":[],"banners":[]}"#)
  }

  @Test func `a text of any length and content comes back`() throws {
    for length in 0..<40 {
      for special in ["", "\"", "\\", "\u{1}", "é", "\u{2028}"] {
        let text = String(repeating: "x", count: length) + special + "tail"
        let json = write { writer in
          writer.begin(.text, identity: 1, hasID: false)
          writer.property(.text, text)
          writer.end()
        }
        #expect(try JSONReader().read(json)["text"] == .string(text))
      }
    }
  }

  @Test func `names are spelled as the cases are`() {
    for type in NodeType.allCases.dropFirst(4) {
      #expect(
        write { writer in
          writer.begin(type, identity: 1, hasID: false)
          writer.end()
        } == #"{"type":"\#(type)"}"#)
    }
    for name in PropertyName.allCases.dropFirst() {
      #expect(
        write { writer in
          writer.begin(.banner, identity: 1, hasID: false)
          writer.property(name, 1)
          writer.end()
        } == #"{"\#(name)":1}"#)
    }
  }

  @Test func `an identity reads back from its token`() {
    for value in [0, 1, 63, 0x0123_4567_89AB_CDEF, UInt64.max] {
      let identity = NodeIdentity(rawValue: value)
      #expect(identity.token.utf8.count == 10)
      #expect(NodeIdentity(token: identity.token) == identity)
    }
    for wrong in ["", "AAAAAAAAA", "AAAAAAAAAAA", "AAAAAAAAA+", "AAAAAAAAA\"", "ééééé"] {
      #expect(NodeIdentity(token: wrong) == nil)
    }
  }

  private func write(_ body: (inout NodeWriter) -> Void) -> String {
    var writer = NodeWriter()
    var composer = PatchComposer()
    var out = JSONBytes()
    body(&writer)
    let piece = Piece()
    _ = piece.take(&writer)
    composer.write(piece, into: &out, commit: true)
    return out.text
  }
}
