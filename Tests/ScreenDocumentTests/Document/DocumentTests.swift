import ScreenDocument
import Testing

struct DocumentTests {
  static let document = Document([
    "url": "/products", "title": "Products",
    "root": [
      "type": "navigationStack", "id": "stack-----",
      "children": [
        [
          "type": "screen", "id": "products--", "title": "Products",
          "toolbar": [
            [
              "type": "toolbarItem", "placement": "primaryAction",
              "children": [
                ["type": "button", "id": "cart------", "systemImage": "cart", "badge": "2"]
              ],
            ]
          ],
          "children": [
            [
              "type": "list", "id": "list------", "actions": ["refresh", "move"],
              "children": [
                ["type": "navigationLink", "id": "keyboard--", "text": "Keyboard"],
                ["type": "text", "text": "79 €", "font": "caption", "disabled": true],
              ],
            ]
          ],
        ]
      ],
    ],
    "presentations": [
      [
        "id": "sheet-----", "kind": "sheet", "detents": ["medium", "large"],
        "content": ["type": "slider", "id": "slider----", "value": 0.5, "text": "a\nb"],
      ],
      ["id": "alert-----", "kind": "alert", "title": "Sure?", "content": ["type": "vStack"]],
    ],
    "banners": [["id": "banner----", "style": "success", "text": "Saved"]],
  ])

  @Test func `an outline shows a node a line, and no ids`() {
    #expect(
      Self.document.outline == """
        navigationStack
          screen "Products"
            toolbar:
              toolbarItem placement=primaryAction
                button badge=2 systemImage=cart
            list actions=refresh,move
              navigationLink "Keyboard"
              text "79 €" disabled font=caption
        sheet detents=medium,large
          slider "a\\nb" value=0.5
        alert "Sure?"
          vStack
        banner "Saved" style=success
        """)
  }

  @Test func `an outline shows ids where asked to`() {
    let lines = Self.document.outline(showingIDs: true).split(separator: "\n")
    #expect(lines[1] == "  screen #products-- \"Products\"")
    #expect(lines.last == "banner #banner---- \"Saved\" style=success")
  }

  @Test func `nodes are found depth first, in every slot and presentation`() {
    let types = Self.document.nodes.map(\.type)
    #expect(
      types == [
        "navigationStack", "screen", "toolbarItem", "button", "list", "navigationLink", "text",
        "slider", "vStack",
      ])
    #expect(Self.document.node(id: "slider----")?["value"] == 0.5)
    #expect(Self.document.first { $0.text == "Keyboard" }?.id == "keyboard--")
    #expect(Self.document.node(id: "sheet-----") == nil)
    #expect(Self.document.root.allText == ["Keyboard", "79 €"])
  }

  @Test func `a node shows its properties, slots and actions`() throws {
    let screen = try #require(Self.document.node(id: "products--"))
    #expect(screen.properties.map(\.name) == ["title"])
    #expect(screen.slot("toolbar").count == 1)
    #expect(screen["toolbar"] == nil)
    #expect(screen.slot("title").isEmpty)
    let list = try #require(Self.document.node(id: "list------"))
    #expect(list.actions == ["refresh", "move"])
    #expect(list.children.last?.isDisabled == true)
  }

  @Test func `whatever the JSON is, reading it does not fail`() {
    let seed = freshSeed()
    var maker = JSONMaker(seed: seed)
    for _ in 0..<500 {
      let members = ["root", "presentations", "banners"].map { ($0, maker.value()) }
      let document = Document(.object(JSONObject(uniqueMembers: members)))
      #expect(!document.outline.isEmpty || document.root.type.isEmpty, "seed \(seed)")
      _ = document.nodes
    }
    #expect(Document(nil).url.isEmpty)
  }
}
