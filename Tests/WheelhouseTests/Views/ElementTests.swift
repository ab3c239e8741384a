import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Every element as the outline a client is sent.
@Suite struct ElementTests {
  func outline<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) async throws -> String
  {
    try await show(content).screen()
  }

  @Test func `texts with their traits`() async throws {
    let screen = try await outline {
      Text("Plain")
      Text("Large").font(.largeTitle).bold().foregroundStyle(.secondary)
      Text("Inner").font(.caption).font(.title)
      Text("A") + Text("B").italic()
      Text("Two").lineLimit(2).multilineTextAlignment(.center)
    }
    #expect(
      screen == """
        vStack
          text "Plain"
          text "Large" font=largeTitle foreground=secondary weight=bold
          text "Inner" font=title
          text "AB" runs=[{"text":"A"},{"italic":true,"text":"B"}]
          text "Two" lineLimit=2 textAlign=center
        """)
  }

  @Test func `hints that ask for nothing are left out, and a range of lines reserves the fewest`()
    async throws
  {
    let screen = try await outline {
      Text("Tight").padding(0)
      Text("None").padding([], 8)
      Text("Negative").padding(-8)
      Text("Some").padding(.horizontal, 8)
      Text("More").padding(.top).foregroundStyle(.red).padding([.bottom, .leading]).padding(.top, 4)
      Text("Every").padding(.vertical).padding(.horizontal)
      Text("Flat").padding(.horizontal, 12).padding(.vertical, 4)
      Text("Range").lineLimit(2...5)
      Text("Through").lineLimit(...4)
      Text("From").lineLimit(2...)
      Text("None").lineLimit(0)
      VStack { Text("Unlimited").lineLimit(nil) }.lineLimit(1)
      Text("Reserved").lineLimit(3, reservesSpace: true)
      Text("Unreserved").lineLimit(3, reservesSpace: false)
      Text("Tinted").foregroundStyle(.tint)
    }
    #expect(
      screen == """
        vStack
          text "Tight"
          text "None"
          text "Negative"
          text "Some" narrowPadding=leading,trailing padding=leading,trailing
          text "More" foreground=red padding=top,leading,bottom
          text "Every" padding
          text "Flat" narrowPadding=top,bottom padding
          text "Range" lineLimit=5 reservedLines=2
          text "Through" lineLimit=4
          text "From" reservedLines=2
          text "None" lineLimit=0
          vStack lineLimit=1
            text "Unlimited" lineLimit=0
          text "Reserved" lineLimit=3 reservedLines=3
          text "Unreserved" lineLimit=3
          text "Tinted" foreground=accent
        """)
  }

  @Test func `a symbol without a name is none`() async throws {
    let screen = try await outline {
      Label("Plain", systemImage: "")
      Button("Go", systemImage: "") {}
      Image(systemName: "")
      ContentUnavailableView("Nothing", systemImage: "")
      Picker("Kind", selection: .constant(1)) { Label("One", systemImage: "").tag(1) }
    }
    #expect(
      screen == """
        vStack
          label "Plain"
          button "Go"
          group
          contentUnavailable "Nothing"
          picker "Kind" options=[{"id":"1","text":"One"}] value=1
        """)
  }

  @Test func `texts that are joined keep their looks`() async throws {
    let screen = try await outline {
      Text("Only ") + Text("3").bold().foregroundStyle(.red) + Text(" left")
      (Text("a").italic() + Text("b").foregroundStyle(.blue)).foregroundStyle(.gray).bold()
      (Text("a").italic() + Text("b")).bold() + Text("c")
      Text("“q”\"\n") + Text("next").monospaced().strikethrough().font(.title)
    }
    #expect(
      screen == #"""
        vStack
          text "Only 3 left" \#
        runs=[{"text":"Only "},{"foreground":"red","text":"3","weight":"bold"},{"text":" left"}]
          text "ab" foreground=gray \#
        runs=[{"italic":true,"text":"a"},{"foreground":"blue","text":"b"}] weight=bold
          text "abc" \#
        runs=[{"italic":true,"text":"a","weight":"bold"},{"text":"b","weight":"bold"},{"text":"c"}]
          text "“q”\"\nnext" \#
        runs=[{"text":"“q”\"\n"},\#
        {"font":"title","monospaced":true,"strikethrough":true,"text":"next"}]
        """#)
  }

  @Test func `what is said of the looks of text is said of any view`() async throws {
    let screen = try await outline {
      Text("7").monospacedDigit().underline() + Text("!").bold(false).italic(false)
      Text("a").bold(false).italic(false).strikethrough(false).underline(false).monospaced(false)
      HStack {
        Text("in")
        Button("Kept") {}.textCase(nil)
      }
      .italic().strikethrough().underline().monospaced().monospacedDigit().textCase(.uppercase)
      HStack { Text("out") }
        .italic(false).strikethrough(false).underline(false).monospaced(false)
        .textCase(.lowercase)
    }
    #expect(
      screen == #"""
        vStack
          text "7!" runs=[{"monospacedDigit":true,"text":"7","underline":true},{"text":"!"}]
          text "a"
          hStack italic monospaced monospacedDigit strikethrough textCase=uppercase underline
            text "in"
            button "Kept" textCase=none
          hStack textCase=lowercase
            text "out"
        """#)
  }

  @Test func `texts that are joined and look the same are one`() async throws {
    let screen = try await outline {
      Text("one ") + Text("and ") + Text("the same")
      (Text("a") + Text("b")).font(.caption)
      Text("").bold() + Text("all of it").italic() + Text("")
      Text("") + Text("")
    }
    #expect(
      screen == """
        vStack
          text "one and the same"
          text "ab" font=caption
          text "all of it" italic
          text ""
        """)
  }

  @Test func `a value with its name is one node, unless there is more to it than plain text`()
    async throws
  {
    let screen = try await outline {
      LabeledContent("Rating", value: "4.7")
      LabeledContent {
        Text("$120")
      } label: {
        Text("Keyboard")
        Text("Mechanical")
      }
      LabeledContent {
        Text("late").foregroundStyle(.red)
      } label: {
        Label("Order", systemImage: "cart")
      }
      Button(action: {}) {
        LabeledContent {
          Text("$80")
        } label: {
          Text("Mouse")
          Text("Wireless")
        }
      }
    }
    #expect(
      screen == """
        vStack
          labeledContent "Rating" value=4.7
          labeledContent "Keyboard" subtitle=Mechanical value=$120
          labeledContent
            label:
              label "Order" systemImage=cart
            text "late" foreground=red
          button "Mouse" subtitle=Wireless value=$80
        """)
  }

  @Test func `a property that two modifiers set is written once, as the inner one says`()
    async throws
  {
    let screen = try await outline {
      Text("Once").multilineTextAlignment(.trailing).multilineTextAlignment(.center)
      Text("Framed").frame(maxWidth: .infinity, alignment: .leading).multilineTextAlignment(.center)
      Button("Tinted") {}.tint(.red).tint(.blue).tint(.green)
    }
    #expect(
      screen == """
        vStack
          text "Once" textAlign=trailing
          text "Framed" frame=fill textAlign=leading
          button "Tinted" tint=red
        """)
  }

  @Test func `labels, images and links`() async throws {
    let site = try #require(URL(string: "https://example.org/a"))
    let script = try #require(URL(string: "javascript:alert(1)"))
    let place = try #require(URL(string: "/products"))
    let loud = try #require(URL(string: "HTTPS://example.org/b"))
    let host = try #require(URL(string: "//example.org/c"))
    let beside = try #require(URL(string: "products"))
    let screen = try await outline {
      Label("Cart", systemImage: "cart")
      Label(title: { VStack { Text("Title") } }, icon: { Image(systemName: "star") })
      Image(systemName: "plus").accessibilityLabel("Add")
      Link("Site", destination: site)
      Link("Place", destination: place)
      Link("Loud", destination: loud)
      Link("Script", destination: script)
      Link("Host", destination: host)
      Link("Beside", destination: beside)
    }
    #expect(
      screen == """
        vStack
          label "Cart" systemImage=cart
          label
            image systemName=star
            vStack
              text "Title"
          image accessibilityLabel=Add systemName=plus
          link "Site" url=https://example.org/a
          link "Place" url=/products
          link "Loud" url=https://example.org/b
          text "Script"
          text "Host"
          text "Beside"
        """)
  }

  @Test func `a view of one's own has the room that it is given, a shape of no height is not seen`()
    async throws
  {
    struct Hero: View {
      var body: some View { Color.orange }
    }
    let screen = try await outline {
      Hero().frame(height: 200).frame(maxWidth: .infinity)
      Hero().frame(width: 40, height: 0).frame(width: 60, height: 30)
      Hero().frame(width: -1)
      Text("Words").frame(width: 20, height: 20)
      Rectangle().fill(.red).frame(height: 0)
    }
    #expect(
      screen == """
        vStack
          group frame=fill height=200 textAlign=center
            shape foreground=orange shape=rectangle
          group height=30 width=40
            shape foreground=orange shape=rectangle
          shape foreground=orange shape=rectangle
          text "Words" height=20 width=20
          zStack
        """)
  }

  @Test func `what is seen through says how much of it is left`() async throws {
    let screen = try await outline {
      Text("A").opacity(0.4)
      Text("B").opacity(0.5).opacity(0.5).opacity(2)
      Text("C").opacity(-1)
      Text("D").hidden()
      Text("E").opacity(1).opacity(.nan)
      Group {
        Text("F").opacity(0.9)
        HStack { Text("G") }
      }
      .opacity(0.123)
      Circle().opacity(0.3)
      Color.red.opacity(0.7)
    }
    #expect(
      screen == """
        vStack
          text "A" opacity=0.4
          text "B" opacity=0.25
          text "C" opacity=0
          text "D" opacity=0
          text "E"
          text "F" opacity=0.11
          hStack opacity=0.12
            text "G"
          shape opacity=0.3 shape=circle
          shape foreground=red shape=rectangle
        """)
  }

  @Test func `shapes are words, and are filled or drawn in words for colours`() async throws {
    let screen = try await outline {
      Circle()
      Circle().fill(.green).frame(width: 10, height: 10)
      Capsule().fill(Color.blue.opacity(0.2)).accessibilityLabel("Faint")
      Rectangle().fill(.background).frame(height: 2)
      Ellipse().fill(.clear)
      Circle().stroke(.blue, lineWidth: 0).frame(width: 8, height: 8)
      Group {
        RoundedRectangle(cornerRadius: 8).stroke(.separator)
        RoundedRectangle(cornerRadius: 0).strokeBorder(.thinMaterial, lineWidth: 2)
        AnyShape(.rect(cornerRadius: .infinity)).foregroundStyle(.red)
        Circle().frame(width: 8).foregroundColor(.red)
        Circle().fill(.orange.gradient).foregroundColor(.red)
        Rectangle().strokeBorder(.gray, style: StrokeStyle(lineWidth: 3, dash: [4]))
        RoundedRectangle(cornerRadius: 4).fill(Color(.systemGray5)).aspectRatio(
          1, contentMode: .fit)
        Color.red.frame(height: 4)
        UnevenRoundedRectangle(topLeadingRadius: 8)
      }
    }
    #expect(
      screen == """
        vStack
          shape shape=circle
          shape foreground=green height=10 shape=circle width=10
          shape accessibilityLabel=Faint background=blue shape=capsule
          shape background=white height=2 shape=rectangle
          zStack
          zStack height=8 width=8
          shape foreground=tertiary lineWidth=1 shape=roundedRectangle
          shape foreground=tertiary lineWidth=2 shape=rectangle
          shape foreground=red shape=capsule
          shape foreground=red shape=circle width=8
          shape foreground=orange shape=circle
          shape dashed foreground=gray lineWidth=3 shape=rectangle
          shape aspectRatio=1 background=tertiary shape=roundedRectangle
          shape foreground=red height=4 shape=rectangle
          shape shape=roundedRectangle
        """)
  }

  @Test func `backgrounds and pictures have a shape`() async throws {
    let face = URL(string: "https://a.org/face.jpg")
    let screen = try await outline {
      Text("1").background(.red, in: Circle())
      Text("2").background(.thinMaterial, in: .capsule)
      Text("3").background(in: .rect(cornerRadius: 8))
      Text("4").background(.blue.opacity(0.1)).cornerRadius(4)
      Text("5").background(.ultraThinMaterial).clipShape(.rect)
      Text("6").foregroundStyle(Color.primary.opacity(0.5)).background(.clear)
      Text("7").foregroundStyle(.tint).background(Color.gray.opacity(0.2)).tint(.clear)
      ZStack {
        Circle()
        Text("8")
      }
      .frame(width: 40, height: 40)
      Circle().fill(.blue).overlay { Text("9") }.frame(width: 72, height: 72)
      Text("10").background(.background.secondary, in: AnyShape(.capsule))
      AsyncImage(url: face).frame(width: 44, height: 44).clipShape(Circle())
    }
    #expect(
      screen == """
        vStack
          text "1" background=red shape=circle
          text "2" background=regularMaterial shape=capsule
          text "3" background=white shape=roundedRectangle
          text "4" background=blue faint shape=roundedRectangle
          text "5" background=regularMaterial shape=rectangle
          text "6" foreground=secondary
          text "7" background=gray faint foreground=accent
          zStack height=40 width=40
            shape shape=circle
            text "8"
          zStack height=72 layer=overlay width=72
            shape foreground=blue shape=circle
            zStack
              text "9"
          text "10" background=tertiary shape=capsule
          asyncImage height=44 shape=circle url=https://a.org/face.jpg width=44
        """)
  }

  @Test func `pictures are loaded from the web and the app, and have a room and a placeholder`()
    async throws
  {
    let face = try #require(URL(string: "HTTPS://a.org/face.jpg"))
    let own = try #require(URL(string: "/pictures?name=map"))
    let drawn = try #require(URL(string: "DATA:Image/svg+xml,%3Csvg/%3E"))
    let screen = try await outline {
      AsyncImage(url: own)
      AsyncImage(url: drawn, scale: 2).frame(width: 20, height: .infinity)
      AsyncImage(url: face) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Text("Nobody")
      }
      .frame(width: 44, height: 44)
      .accessibilityLabel("Face")
      AsyncImage(url: face) { image in
        VStack { image.aspectRatio(contentMode: .fit).frame(height: 9) }
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil).frame(width: 8, height: 8)
      AsyncImage(url: nil) {
        $0.scaledToFill()
      } placeholder: {
        Color.gray
      }
      .frame(width: 8, height: 8)
      .clipShape(Circle())
    }
    #expect(
      screen == """
        vStack
          asyncImage url="/pictures?name=map"
          asyncImage url="data:image/svg+xml,%3Csvg/%3E" width=20
          asyncImage accessibilityLabel=Face contentMode=fill height=44 url=https://a.org/face.jpg width=44
            text "Nobody"
          vStack
            asyncImage height=9 url=https://a.org/face.jpg
              progressView
          asyncImage height=8 width=8
          asyncImage height=8 shape=circle width=8
            shape foreground=gray shape=rectangle
        """)
  }

  @Test(arguments: [
    nil, "http://example.org/a.png", "javascript:alert(1)", "file:///etc/hostname",
    "//example.org/a", "data:text/html,a", "a.png", "https:a.png",
  ])
  func `from anywhere else, and from nowhere, no picture is loaded`(address: String?) async throws {
    let url = address.flatMap { URL(string: $0) }
    let screen = try await outline {
      Text("Nothing:")
      AsyncImage(url: url)
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("Nobody")
      }
    }
    #expect(
      screen == """
        vStack
          text "Nothing:"
          text "Nobody"
        """)
  }

  @Test func `buttons with roles and labels`() async throws {
    let screen = try await outline {
      Button("Delete", role: .destructive) {}
      Button("Add", systemImage: "plus") {}
      Button {
      } label: {
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
      }
      .buttonStyle(.borderedProminent)
      .badge(3)
      .accessibilityHint("Hint")
      VStack { Text("Tap me") }.onTapGesture {}
    }
    #expect(
      screen == """
        vStack
          button "Delete" role=destructive
          button "Add" systemImage=plus
          button accessibilityHint=Hint badge=3 buttonStyle=borderedProminent
            hStack
              text "A"
              spacer
              text "B"
          vStack actions=tap
            text "Tap me"
        """)
  }

  @Test func `what a view is for is a property of it, as a string or a text`() async throws {
    let screen = try await outline {
      Button("Sort", systemImage: "arrow.up.arrow.down") {}.help("By name or by price")
      Text("Due").help(Text("The day after which it costs more"))
    }
    #expect(
      screen == """
        vStack
          button "Sort" help="By name or by price" systemImage=arrow.up.arrow.down
          text "Due" help="The day after which it costs more"
        """)
  }

  @Test func `a key that presses a control is a property of it, named after SwiftUI`() async throws
  {
    let shortcut: KeyboardShortcut? = nil
    let screen = try await outline {
      Button("Save") {}.keyboardShortcut("S")
      Button("Save All") {}.keyboardShortcut("s", modifiers: [.shift, .command])
      Button("Back") {}.keyboardShortcut(.leftArrow, modifiers: [.option, .control])
      Button("OK") {}.keyboardShortcut(.defaultAction)
      Button("Cancel") {}.keyboardShortcut(.cancelAction)
      Toggle("Bold", isOn: .constant(true)).keyboardShortcut(KeyboardShortcut("+", modifiers: []))
      Button("None") {}.keyboardShortcut(shortcut)
    }
    #expect(
      screen == """
        vStack
          button "Save" keyboardShortcut=command+s
          button "Save All" keyboardShortcut=command+shift+s
          button "Back" keyboardShortcut=control+option+leftArrow
          button "OK" keyboardShortcut=return
          button "Cancel" keyboardShortcut=escape
          toggle "Bold" keyboardShortcut=+ value
          button "None"
        """)
  }

  @Test func `traits add up, and a value is a string or a text`() async throws {
    let screen = try await outline {
      Button("Shown") {}.accessibilityAddTraits([.isSelected, .isLink])
      Button("Not shown") {}.accessibilityAddTraits([])
      Text("Songs").accessibilityAddTraits(.isHeader).accessibilityAddTraits(.isHeader)
      Text(":-)").accessibilityAddTraits(.isImage).accessibilityAddTraits(.isSelected)
      Text("Battery").accessibilityValue("half").accessibilityValue("full")
      Text("Volume").accessibilityValue(Text("low"))
    }
    #expect(
      screen == """
        vStack
          button "Shown" accessibilityLink accessibilitySelected
          button "Not shown"
          text "Songs" accessibilityHeader
          text ":-)" accessibilityImage accessibilitySelected
          text "Battery" accessibilityValue=half
          text "Volume" accessibilityValue=low
        """)
  }

  @Test func `what is in a stack can be taken for one`() async throws {
    let screen = try await outline {
      HStack { Text("4") }.accessibilityElement(children: .combine)
      HStack { Text("4") }.accessibilityElement().accessibilityLabel("4 of 5")
      HStack { Text("4") }.accessibilityElement(children: .contain).accessibilityLabel("Stars")
    }
    #expect(
      screen == """
        vStack
          hStack accessibilityChildren=combine
            text "4"
          hStack accessibilityChildren=ignore accessibilityLabel="4 of 5"
            text "4"
          hStack accessibilityLabel=Stars
            text "4"
        """)
  }

  @Test func `a grid says where its cells stand, and how far apart and how wide they are`()
    async throws
  {
    let screen = try await outline {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: 12.5) {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").gridColumnAlignment(.leading)
          Text("b")
        }
        GridRow { Text("c").gridCellColumns(2) }
        GridRow { Text("d").gridCellColumns(1) }
      }
      LazyVGrid(
        columns: [
          GridItem(.fixed(80), spacing: 2), GridItem(.flexible(), alignment: .top), GridItem(),
        ], alignment: .leading, spacing: 20
      ) { Text("e") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), alignment: .topLeading)]) { Text("f") }
    }
    #expect(
      screen == """
        vStack
          grid alignment=bottomTrailing columnSpacing=4 rowSpacing=12.5
            gridRow alignment=firstTextBaseline
              text "a" columnAlignment=leading
              text "b"
            gridRow
              text "c" columnSpan=2
            gridRow
              text "d"
          grid alignment=top columnSpacing=2 columnWidths=[80,0,0] columns=3 \
        horizontalAlignment=leading rowSpacing=20
            text "e"
          grid alignment=topLeading minColumnWidth=90
            text "f"
        """)
  }

  @Test func `stacks, grids and scroll views`() async throws {
    let screen = try await outline {
      VStack(alignment: .leading, spacing: 4) { Text("v") }.padding().frame(maxWidth: .infinity)
      HStack(alignment: .top) { Divider() }
      ZStack(alignment: .topLeading) { Text("z") }.background(.gray)
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow(alignment: .top) { Text("cell") }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("a") }
      LazyVGrid(columns: [GridItem(), GridItem()]) { Text("b") }
      ScrollView(.horizontal) { Text("s") }
      ScrollView { Text("t") }
      GroupBox("Box") { Text("g") }
    }
    #expect(
      screen == """
        vStack
          vStack alignment=leading frame=fill padding spacing=4 textAlign=center
            text "v"
          hStack alignment=top
            divider
          zStack alignment=topLeading background=gray
            text "z"
          grid alignment=leading columnSpacing=8 rowSpacing=4
            gridRow alignment=top
              text "cell"
          grid minColumnWidth=80
            text "a"
          grid columns=2
            text "b"
          scrollView axes=horizontal
            text "s"
          scrollView
            text "t"
          group "Box"
            text "g"
        """)
  }

  @Test func `a box has a title, a label of views, or neither`() async throws {
    let screen = try await outline {
      GroupBox("Box") { Text("a") }
      GroupBox { Text("b") }
      GroupBox {
        Text("c")
      } label: {
        Label("Heart", systemImage: "heart")
      }
      GroupBox {
        Text("d")
      } label: {
        Toggle("All", isOn: .constant(true))
      }
      GroupBox {
        Text("e")
      } label: {
        Text("Bold").bold()
      }
      GroupBox(label: Text("Older")) { Text("f") }
    }
    #expect(
      screen == """
        vStack
          group "Box"
            text "a"
          group ""
            text "b"
          group
            label:
              label "Heart" systemImage=heart
            text "c"
          group
            label:
              toggle "All" value
            text "d"
          group
            label:
              text "Bold" weight=bold
            text "e"
          group "Older"
            text "f"
        """)
  }

  @Test func `lists, sections and forms`() async throws {
    let screen = try await outline {
      List {
        Section("Title") { Text("row") }
        Section {
          Text("other")
        } header: {
          Label("Head", systemImage: "star")
        } footer: {
          Text("Foot")
        }
      }
      .listStyle(.insetGrouped)
      Form { Section(header: Text("Old")) { Text("field") } }
    }
    #expect(
      screen == """
        vStack
          list listStyle=insetGrouped
            section header=Title
              text "row"
            section footer=Foot
              headerContent:
                label "Head" systemImage=star
              text "other"
          form
            section header=Old
              text "field"
        """)
  }

  @Test func `menus, progress and nothing to show`() async throws {
    let screen = try await outline {
      Menu("More") {
        Button("One") {}
        Divider()
        Menu("Deeper") { Button("Two") {} }
      }
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.25)
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("Add one")) {
        Button("Add") {}
      }
      ContentUnavailableView.search(text: "shoe")
    }
    #expect(
      screen == """
        vStack
          menu "More"
            button "One"
            divider
            menu "Deeper"
              button "Two"
          progressView
          progressView "Loading"
          progressView total=1 value=0.25
          contentUnavailable "Empty" description="Add one" systemImage=tray
            button "Add"
          contentUnavailable "No Results for “shoe”" \
        description="Check the spelling or try a new search." systemImage=magnifyingglass
        """)
  }

  @Test func `nothing to show, said by views`() async throws {
    let isEmpty = true
    let screen = try await outline {
      ContentUnavailableView {
        Label("Empty", systemImage: "tray").font(.title)
      } description: {
        Text("Add one").foregroundStyle(.secondary)
      } actions: {
        Button("Add") {}
      }
      ContentUnavailableView {
        if isEmpty { Text("None") } else { Text("Some") }
      } description: {
        Text("First")
        Text("Second")
      }
      ContentUnavailableView { Label("Bare", systemImage: "cart") }
    }
    #expect(
      screen == """
        vStack
          contentUnavailable "Empty" description="Add one" systemImage=tray
            button "Add"
          contentUnavailable "None" description="First\\nSecond"
          contentUnavailable "Bare" systemImage=cart
        """)
  }

  @Test func `conditions, groups and collections leave no trace`() async throws {
    let isOn = true
    let screen = try await outline {
      if isOn { Text("on") } else { Text("off") }
      if !isOn { Text("never") }
      Group {
        Text("a")
        EmptyView()
        AnyView(Text("b"))
      }
      .font(.body)
      ForEach(0..<2) { Text("n\($0)") }
    }
    #expect(
      screen == """
        vStack
          text "on"
          text "a" font=body
          text "b" font=body
          text "n0"
          text "n1"
        """)
  }
}
