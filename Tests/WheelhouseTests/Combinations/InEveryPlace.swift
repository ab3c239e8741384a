import FoundationEssentials

@testable import Wheelhouse

/// Puts what it is shown into every place that takes a view, and hands that on.
struct InEveryPlace<Next: ViewVisitor>: ViewVisitor {
  let next: Next

  func visit<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name) in a column") { n in VStack { make(n) } }
    showInContainers(name, make)
    showInLabels(name, make)
    showInBars(name, make)
    showInPresentations(name, make)
    showInNavigation(name, make)
  }

  private func showInContainers<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name) in a row") { n in HStack { make(n) } }
    next.visit("\(name) in a pile") { n in ZStack { make(n) } }
    next.visit("\(name) in a scroll view") { n in ScrollView { make(n) } }
    next.visit("\(name) in a list") { n in List { make(n) } }
    next.visit("\(name) in a list of a choice") { n in
      List(selection: .constant(Optional(n))) { make(n).tag(n) }
    }
    next.visit("\(name) in rows") { n in
      List {
        ForEach(0..<(n + 1), id: \.self) { _ in make(n) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
    }
    next.visit("\(name) in a table") { n in
      Table([Row(id: n)], selection: .constant(Optional(n))) {
        TableColumn("One") { _ in make(n) }
        TableColumn("Two") { _ in make(n) }
      }
    }
    next.visit("\(name) in a form") { n in Form { make(n) } }
    next.visit("\(name) in a section") { n in
      Form {
        Section {
          make(n)
        } header: {
          make(n)
        } footer: {
          make(n)
        }
      }
    }
    next.visit("\(name) in a grid") { n in
      Grid {
        make(n)
        GridRow {
          make(n)
          make(n)
        }
      }
    }
    next.visit("\(name) in a lazy grid") { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { make(n) }
    }
    next.visit("\(name) in a disclosure group") { n in
      Form { DisclosureGroup("Group", isExpanded: .constant(true)) { make(n) } }
    }
    next.visit("\(name) in an outline group") { n in
      List([Branch(id: 1)], children: \.branches) { _ in make(n) }
    }
    next.visit("\(name) in an outline group that selects") { n in
      List([Branch(id: 1)], children: \.branches, selection: .constant(1)) { _ in make(n) }
    }
    next.visit("\(name) over and under a view") { n in
      Text("Between").overlay { make(n) }.background { make(n) }
    }
  }

  private func showInLabels<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name) on a button") { n in
      Button {
      } label: {
        make(n)
      }
    }
    next.visit("\(name) on a navigation link") { n in
      NavigationLink(value: n) { make(n) }
    }
    next.visit("\(name) on a link") { n in
      if let url = URL(string: "/there") { Link(destination: url) { make(n) } }
    }
    next.visit("\(name) on a toggle") { n in Toggle(isOn: .constant(true)) { make(n) } }
    next.visit("\(name) on a slider") { n in Slider(value: .constant(0.5)) { make(n) } }
    next.visit("\(name) on a stepper") { n in
      Stepper(value: .constant(1), in: 0...2) { make(n) }
    }
    next.visit("\(name) on a field") { n in TextField(text: .constant("")) { make(n) } }
    next.visit("\(name) on a picker") { n in
      Picker(selection: .constant(0)) {
        Text("One").tag(0)
      } label: {
        make(n)
      }
    }
    next.visit("\(name) in a picker") { n in
      Picker("Picker", selection: .constant(0)) { make(n).tag(0) }
    }
    next.visit("\(name) on a date picker") { n in
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { make(n) }
    }
    next.visit("\(name) on progress") { n in ProgressView { make(n) } }
    next.visit("\(name) at the ends of a slider") { n in
      Slider(value: .constant(0.5)) {
        Text("Slider")
      } minimumValueLabel: {
        make(n)
      } maximumValueLabel: {
        make(n)
      }
    }
    next.visit("\(name) on a gauge") { n in
      Gauge(value: 0.5) {
        make(n)
      } currentValueLabel: {
        make(n)
      } minimumValueLabel: {
        make(n)
      } maximumValueLabel: {
        make(n)
      }
    }
    next.visit("\(name) in a label") { n in
      Label {
        make(n)
      } icon: {
        make(n)
      }
    }
    next.visit("\(name) in labelled content") { n in
      LabeledContent {
        make(n)
      } label: {
        make(n)
      }
    }
    next.visit("\(name) in a group box") { n in
      GroupBox("Box") { make(n) }
    }
    next.visit("\(name) on a group box") { n in
      GroupBox {
        Text("Inside")
      } label: {
        make(n)
      }
    }
    next.visit("\(name) on a disclosure group") { n in
      DisclosureGroup {
        Text("Inside")
      } label: {
        make(n)
      }
    }
    next.visit("\(name) in nothing found") { n in
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } actions: {
        make(n)
      }
    }
  }

  private func showInBars<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name) in a toolbar") { n in
      NavigationStack {
        Text("Below")
          .toolbar { make(n) }
          .toolbar {
            ToolbarItem(placement: .principal) { make(n) }
            ToolbarItem(placement: .bottomBar) { make(n) }
          }
      }
    }
    next.visit("\(name) in a menu") { n in
      Menu {
        make(n)
      } label: {
        make(n)
      }
    }
    next.visit("\(name) among suggestions") { n in
      NavigationStack {
        Text("Below").searchable(text: .constant("")).searchSuggestions {
          make(n)
          make(n).searchCompletion("\(n)")
        }
      }
    }
    next.visit("\(name) in the menu of a selection") { n in
      List([Row(id: 1), Row(id: 2)], selection: .constant(Set([n]))) { Text("Row \($0.id)") }
        .contextMenu(forSelectionType: Int.self) { _ in
          make(n)
        } primaryAction: { _ in
        }
    }
    next.visit("\(name) in a control group") { n in
      ControlGroup {
        make(n)
      } label: {
        make(n)
      }
    }
    next.visit("\(name) in a context menu") { n in Text("Held").contextMenu { make(n) } }
    next.visit("\(name) in swipe actions") { n in
      List {
        Text("Swiped").swipeActions { make(n) }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { make(n) }
      }
    }
    next.visit("\(name) in a safe area") { n in
      Text("Above").safeAreaInset(edge: .bottom) { make(n) }
    }
  }

  private func showInPresentations<V: View>(
    _ name: String, _ make: @escaping @MainActor (Int) -> V
  ) {
    next.visit("\(name) in a sheet") { n in
      Text("Below").sheet(isPresented: .constant(n > 0)) { make(n) }
    }
    next.visit("\(name) in a cover") { n in
      Text("Below").fullScreenCover(isPresented: .constant(n > 0)) { make(n) }
    }
    next.visit("\(name) in a popover") { n in
      Text("Below").popover(isPresented: .constant(n > 0)) { make(n) }
    }
    next.visit("\(name) in an inspector") { n in
      Text("Beside").inspector(isPresented: .constant(n > 0)) { make(n) }
    }
    next.visit("\(name) in an alert") { n in
      Text("Below").alert("Alert", isPresented: .constant(n > 0)) { make(n) }
    }
    next.visit("\(name) in a dialog") { n in
      Text("Below").confirmationDialog("Dialog", isPresented: .constant(n > 0)) { make(n) }
    }
  }

  private func showInNavigation<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name) on a screen") { n in
      NavigationStack { make(n).navigationTitle("Screen") }
    }
    next.visit("\(name) on a pushed screen") { n in
      NavigationStack(path: .constant(Array(0..<n))) {
        Text("Root").navigationDestination(for: Int.self) { _ in make(n) }
      }
    }
    next.visit("\(name) in columns") { n in
      NavigationSplitView {
        make(n)
      } content: {
        make(n)
      } detail: {
        make(n)
      }
    }
    next.visit("\(name) in tabs") { n in
      TabView {
        Tab("One", systemImage: "star") { make(n) }
        Tab("Two", systemImage: "star") { make(n) }
      }
    }
    next.visit("\(name) in a tab's item") { n in
      TabView { Text("Tab").tabItem { make(n) } }
    }
  }
}
