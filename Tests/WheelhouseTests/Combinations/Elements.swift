import Foundation

@testable import Wheelhouse

/// What rows are made of.
struct Row: Identifiable {
  let id: Int
}

/// What trees are made of: each has two below it, up to a hundred.
struct Branch: Identifiable {
  let id: Int
  var branches: [Branch]? { id > 100 ? nil : [id * 10, id * 10 + 1].map(Branch.init) }
}

/// Shows a visitor one of every kind of view.
struct Elements {
  func show(to visitor: some ViewVisitor) {
    showTexts(to: visitor)
    showButtons(to: visitor)
    showControlGroups(to: visitor)
    showControls(to: visitor)
    showContainers(to: visitor)
    showNavigation(to: visitor)
  }

  private func showTexts(to visitor: some ViewVisitor) {
    visitor.visit("nothing") { _ in EmptyView() }
    visitor.visit("if") { n in if n % 2 == 1 { Text("Odd") } }
    visitor.visit("if, else") { n in
      if n % 2 == 1 { Text("Odd") } else { Image(systemName: "star") }
    }
    visitor.visit("text") { Text("Text \($0)") }
    visitor.visit("time") { n in
      Text("In \(Date(timeIntervalSince1970: 60 * Double(n)), style: .timer)")
    }
    visitor.visit("box") { n in
      Text("\(n)").padding(4).background(.red).padding().background(.blue)
    }
    visitor.visit("texts") { n in Text("Bold").bold() + Text(" and \(n)").foregroundStyle(.red) }
    visitor.visit("two") { n in
      Text("One \(n)")
      Button("Two") {}
    }
    visitor.visit("image") { Image(systemName: $0 % 2 == 1 ? "star" : "star.fill") }
    visitor.visit("picture") { AsyncImage(url: URL(string: "/picture-\($0).png")) }
    visitor.visit("label") { Label("Label \($0)", systemImage: "star") }
    visitor.visit("label of views") { n in
      Label {
        Text("Label")
        Text("\(n)")
      } icon: {
        Image(systemName: "star")
      }
    }
    visitor.visit("progress") { ProgressView("Loading", value: Double($0), total: 4) }
    visitor.visit("gauge") { n in
      Gauge(value: Double(n), in: 0...4) {
        Text("Gauge")
      } currentValueLabel: {
        Text("\(n)")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      }
    }
    visitor.visit("spinner") { _ in ProgressView() }
    visitor.visit("unavailable") { n in
      ContentUnavailableView {
        Label("Nothing \(n)", systemImage: "tray")
      } description: {
        Text("There is none.")
      } actions: {
        Button("Add") {}
      }
    }
    visitor.visit("divider") { _ in Divider() }
    visitor.visit("shape") { n in Circle().fill(.red).frame(width: Double(n) + 1) }
    visitor.visit("shape without room") { _ in Rectangle().fill(.red).frame(height: 0) }
    visitor.visit("view with room") { n in Framed(number: n).frame(width: 80).frame(height: 40) }
    visitor.visit("words with room") { n in
      Text("\(n)").frame(width: 80, height: 40, alignment: .bottomTrailing).frame(
        minWidth: Double(n) + 1)
    }
    visitor.visit("pile with room") { n in
      ZStack { Text("\(n)") }.frame(height: 40).frame(minWidth: Double(n) + 1, maxHeight: .infinity)
    }
    visitor.visit("pile with least room") { n in
      ZStack { Text("\(n)") }.frame(minHeight: Double(n) + 1, alignment: .top)
    }
    visitor.visit("faint shape") { _ in Capsule().fill(.blue.opacity(0.2)) }
    visitor.visit("line") { _ in RoundedRectangle(cornerRadius: 8).stroke(.separator, lineWidth: 2)
    }
    visitor.visit("text in a shape") { n in Text("\(n)").padding(4).background(.red, in: .capsule) }
    visitor.visit("spacer") { _ in Spacer() }
  }

  private func showButtons(to visitor: some ViewVisitor) {
    visitor.visit("button") { Button("Button \($0)", role: .destructive) {} }
    visitor.visit("button called by its role") { n in
      Button(role: n % 2 == 1 ? .close : .confirm) {}
    }
    visitor.visit("button of views") { n in
      Button {
      } label: {
        Image(systemName: "star")
        Text("Button \(n)")
      }
    }
    visitor.visit("link") { n in
      if let url = URL(string: "/links/\(n)") { Link("Link", destination: url) }
    }
    visitor.visit("share link") { ShareLink(item: "Words \($0)", subject: Text("Subject \($0)")) }
    visitor.visit("navigation link") { NavigationLink("Value \($0)", value: $0) }
    visitor.visit("navigation link to a view") { n in
      NavigationLink {
        Text("There \(n)")
      } label: {
        Label("There", systemImage: "star")
      }
    }
    visitor.visit("menu") { n in
      Menu("Menu \(n)") {
        Button("First", systemImage: "star") {}
        Section("More") { Button("Second") {} }
        Menu("Further") { Button("Third") {} }
      }
    }
  }

  private func showControlGroups(to visitor: some ViewVisitor) {
    for (name, style) in Self.controlGroupStyles {
      visitor.visit("\(name) control group") { n in
        ControlGroup("Group \(n)", systemImage: "star") {
          Button("First", systemImage: "star") {}
          Toggle("Second", systemImage: "heart", isOn: .constant(n % 2 == 1))
          Menu("Third") { Button("Fourth") {} }
        }.controlGroupStyle(style)
      }
    }
    visitor.visit("control group with a label") { n in
      ControlGroup {
        Button("First") {}
      } label: {
        Text("Group")
        Text("\(n)")
      }
    }
  }

  private static let controlGroupStyles: [(String, ControlGroupStyle)] = [
    ("plain", .automatic), ("menu", .menu), ("compact menu", .compactMenu), ("palette", .palette),
  ]

  private func showControls(to visitor: some ViewVisitor) {
    visitor.visit("toggle") { Toggle("Toggle", isOn: .constant($0 % 2 == 1)) }
    for (name, style) in Self.toggleStyles {
      visitor.visit("\(name) toggle") {
        Toggle("Toggle", systemImage: "star", isOn: .constant($0 % 2 == 1)).toggleStyle(style)
      }
    }
    visitor.visit("slider") { Slider(value: .constant(Double($0)), in: 0...4) { Text("Slider") } }
    visitor.visit("stepper") { Stepper("Stepper \($0)", value: .constant($0), in: 0...4) }
    visitor.visit("text field") {
      TextField("Field", text: .constant("\($0)"), prompt: Text("Prompt"))
    }
    visitor.visit("text field of views") { n in
      TextField(text: .constant("\(n)"), axis: .vertical) {
        Image(systemName: "star")
        Text("Field")
      }
    }
    visitor.visit("number field") { TextField("Number", value: .constant($0), format: .number) }
    visitor.visit("secure field") { SecureField("Secret", text: .constant("\($0)")) }
    visitor.visit("text editor") { TextEditor(text: .constant("\($0)")) }
    for (name, style) in Self.pickerStyles {
      visitor.visit("\(name) picker") { n in
        Picker("Picker", selection: .constant(n)) {
          ForEach(0..<2) { Text("Option \($0)").tag($0) }
        }.pickerStyle(style)
      }
    }
    visitor.visit("date picker") {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: Double($0) * 100_000)))
    }
  }

  private static let toggleStyles: [(String, SystemToggleStyle)] = [
    ("switch", .switch), ("checkbox", .checkbox), ("button", .button),
  ]

  private static let pickerStyles: [(String, PickerStyle)] = [
    ("menu", .menu), ("inline", .inline), ("segmented", .segmented), ("linked", .navigationLink),
  ]

  private func showContainers(to visitor: some ViewVisitor) {
    visitor.visit("stack") { n in
      HStack {
        Text("\(n)")
        VStack(alignment: .leading) { ForEach(0..<n, id: \.self) { Text("\($0)") } }
        ZStack { Text("Below").overlay { Text("Above") } }
      }
    }
    visitor.visit("rows") { n in
      ForEach((0..<(n + 1)).map(Row.init)) { row in Text("Row \(row.id)") }
        .onDelete { _ in }
    }
    visitor.visit("list") { n in List((0..<(n + 1)).map(Row.init)) { Text("Row \($0.id)") } }
    visitor.visit("list of a choice") { n in
      List(selection: .constant(Set([n]))) { ForEach(0..<3) { Text("Row \($0)").tag($0) } }
    }
    visitor.visit("table") { n in
      Table(
        (0..<(n + 1)).map(Row.init), selection: .constant(Set([n])),
        sortOrder: .constant([Wheelhouse.KeyPathComparator(\Row.id)])
      ) {
        TableColumn("Number", value: \.id) { Text("\($0.id)") }
        TableColumn("Twice") { Button("\($0.id * 2)") {} }
      }
    }
    visitor.visit("form") { n in
      Form {
        Section("Section") { Text("\(n)") }
        Section {
          Toggle("On", isOn: .constant(true))
        } header: {
          Label("Header \(n)", systemImage: "star")
        } footer: {
          Text("Footer")
          Text("of two")
        }
      }
    }
    visitor.visit("section") { n in Section("Section \(n)") { Text("Inside") } }
    visitor.visit("scroll view") { n in
      ScrollView(.horizontal) { LazyHStack { Text("\(n)") } }
    }
    visitor.visit("grid") { n in
      Grid(alignment: .topTrailing, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow(alignment: .bottom) {
          Text("\(n)")
          Text("Beside")
        }
        Divider()
      }
    }
    visitor.visit("lazy grid") { n in
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 4), GridItem(.fixed(80))]) {
        ForEach(0..<(n + 1), id: \.self) { Text("\($0)") }
      }
    }
    visitor.visit("group box") { n in GroupBox("Box \(n)") { Text("Inside") } }
    visitor.visit("group box with a label") { n in
      GroupBox {
        Text("Inside")
      } label: {
        Label("Box \(n)", systemImage: "star")
      }
    }
    visitor.visit("labelled content") { LabeledContent("Label", value: "\($0)") }
    visitor.visit("labelled views") { n in
      LabeledContent {
        Button("Value \(n)") {}
      } label: {
        Text("Label")
        Text("More of it")
      }
    }
    visitor.visit("disclosure group") { n in
      DisclosureGroup("Group \(n)", isExpanded: .constant(n % 2 == 1)) { Text("Inside") }
    }
    visitor.visit("outline group") { n in
      OutlineGroup(Branch(id: n), children: \.branches) { Text("Branch \($0.id)") }
    }
    visitor.visit("any view") { n in n % 2 == 1 ? AnyView(Text("Odd")) : AnyView(Divider()) }
  }

  private func showNavigation(to visitor: some ViewVisitor) {
    visitor.visit("stack of screens") { n in
      NavigationStack {
        Text("Root \(n)").navigationTitle("Root").toolbar { Button("Bar") {} }
      }
    }
    visitor.visit("split view") { n in
      NavigationSplitView {
        Text("Sidebar \(n)")
      } detail: {
        Text("Detail")
      }
    }
    visitor.visit("tabs") { n in
      TabView {
        Tab("One", systemImage: "star") { Text("First \(n)") }
        Tab("Two", systemImage: "star") { Text("Second") }.badge(n)
        TabSection("Section \(n)") { Tab("Three", systemImage: "star") { Text("Third") } }
      }
    }
  }
}

private struct Framed: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
