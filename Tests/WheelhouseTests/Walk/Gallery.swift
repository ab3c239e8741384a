import Observation
import ScreenDocument

@testable import Wheelhouse

/// Everything there is on one window, for walks that nobody planned.
struct GalleryApp: App {
  var body: some Scene {
    Window("Gallery", id: "gallery") { Gallery() }
    Window("Shop", id: "shop") { ShopView() }
    Window("Places", id: "places") { Places() }
  }
}

@Observable final class GalleryFlow: Codable {
  var path: [Route] = []
  var isSheet = false
  var isInner = false
  var isAlert = false
  var isLocked = false
  var isCover = false
  var isPopover = false
  var isInspector = false
  var isAsking = false
  var isLarge = false
  var banner: AppBanner?
  var bannerCount = 0
  var person: Person?
  var rows = Array(0..<8)
  var nextRow = 8

  init() {}

  enum CodingKeys: String, CodingKey {
    case _path = "path"
    case _isSheet = "isSheet"
    case _isInner = "isInner"
    case _isAlert = "isAlert"
    case _isLocked = "isLocked"
    case _isCover = "isCover"
    case _isPopover = "isPopover"
    case _isInspector = "isInspector"
    case _isAsking = "isAsking"
    case _isLarge = "isLarge"
    case _banner = "banner"
    case _bannerCount = "bannerCount"
    case _person = "person"
    case _rows = "rows"
    case _nextRow = "nextRow"
  }
}

struct Gallery: View {
  @State private var flow = GalleryFlow()
  var body: some View {
    GalleryStack(flow: flow)
      .onOpenURL(LinkTable<Route>(LinkRule("/gallery/about", .about))) { flow.path = [$0] }
      .navigationURL(flow.path.last == .about ? "/gallery/about" : nil)
  }
}

struct GalleryStack: View {
  @Bindable var flow: GalleryFlow
  @State private var query = ""
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        GalleryControls(flow: flow)
        GalleryRows(flow: flow, query: query)
        GalleryPresenting(flow: flow)
        NavigationLink("View") { GalleryScreen(flow: flow, number: -1) }
      }
      .navigationTitle("Gallery \(flow.rows.count)")
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Sheet") { flow.isSheet = true } }
        ToolbarItem { Button("Alert") { flow.isAlert = true } }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .item(let number): GalleryScreen(flow: flow, number: number)
        case .about: Text("About").navigationTitle("About")
        }
      }
      .sheet(isPresented: $flow.isSheet) { GallerySheet(flow: flow) }
      .sheet(item: $flow.person) { person in
        Text(person.name)
        Button("Other") { flow.person = Person(id: person.id + 1, name: "Person \(person.id)") }
        Button("Same") { flow.person = Person(id: person.id, name: person.name + "!") }
      }
      .alert("Alert", isPresented: $flow.isAlert) {
        Button("Delete all", role: .destructive) { flow.rows = [] }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

/// Whatever can be presented, over the root screen and beside it.
struct GalleryPresenting: View {
  @Bindable var flow: GalleryFlow
  @State private var question: DialogState<Int>?
  var body: some View {
    Button("Cover") { flow.isCover = true }
      .fullScreenCover(isPresented: $flow.isCover) { GallerySheet(flow: flow) }
    Button("Popover") { flow.isPopover = true }
      .popover(isPresented: $flow.isPopover, arrowEdge: .bottom) {
        Counter(name: "Popped")
        Button("Banner") { showBanner() }
      }
    Button("Inspector") { flow.isInspector.toggle() }
      .inspector(isPresented: $flow.isInspector) {
        Counter(name: "Inspected")
        Button("Deeper") { flow.isInner = true }
          .sheet(isPresented: $flow.isInner) {
            Counter(name: "Deep")
            Button("Close") { flow.isInspector = false }
          }
        Button("Ask") { flow.isAsking = true }
      }
      .confirmationDialog("Sure?", isPresented: $flow.isAsking) {
        HStack { Button("Push") { flow.path.append(.about) } }
      }
    Button("Question") {
      question = DialogState(
        "How many?", textField: DialogTextField("Number"),
        buttons: [.cancel(), .init("Go", action: 1, needsText: true)])
    }
    .alert($question) { number in flow.path = [.item(number)] }
    Button("Ask and go") {
      flow.isAsking = true
      flow.path = [.about]
    }
    Button("Banner") { showBanner() }
      .banner($flow.banner) { banner in Button("After \(banner.text)") { showBanner() } }
  }

  private func showBanner() {
    flow.bannerCount += 1
    flow.banner = AppBanner(id: flow.bannerCount, style: .info, text: "Note \(flow.bannerCount)")
  }
}

struct GalleryControls: View {
  let flow: GalleryFlow
  @State private var isOn = false
  @State private var level = 2.0
  @State private var count = 0
  @State private var text = ""
  @State private var choice = 1
  @FocusState private var isTyping: Bool
  var body: some View {
    Form {
      Section(isTyping ? "Typing \(count)" : "Controls \(count)") {
        Toggle("Locked", isOn: Bindable(flow).isLocked)
        Toggle("More", isOn: $isOn)
        if isOn {
          Slider(value: $level, in: 0...10, step: 1) { Text("Level \(Int(level))") }
          TextField("Text", text: $text).badge(count).focused($isTyping)
        } else {
          Text("less \(text)")
        }
        Stepper("Count", value: $count, in: 0...4)
        Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("choice \($0)") } }
        Picker("Linked", selection: $choice) { ForEach(0..<3) { Text("linked \($0)") } }
          .pickerStyle(.navigationLink)
      }
      ForEach(0..<count, id: \.self) { Counter(name: "Made \($0)").badge($0) }
    }
    .disabled(flow.isLocked && isOn)
  }
}

struct GalleryRows: View {
  @Bindable var flow: GalleryFlow
  let query: String
  @State private var chosen: Int?
  var body: some View {
    List(selection: $chosen) {
      ForEach(flow.rows.filter { query.isEmpty || "row \($0)".contains(query) }, id: \.self) {
        row in
        GalleryRow(number: row, isChosen: chosen == row)
          .draggable("\(row)")
          .dropDestination(for: String.self) { others, place in
            guard let other = others.first.flatMap({ Int($0) }), other != row else { return false }
            flow.rows.removeAll { $0 == other }
            let at = flow.rows.firstIndex(of: row) ?? 0
            flow.rows.insert(other, at: at + (place.y > 0.5 ? 1 : 0))
            return true
          }
          .swipeActions { Button("Drop") { flow.rows.removeAll { $0 == row } } }
          .contextMenu {
            if chosen != row { Button("Choose") { chosen = row } }
            Menu("More") { Button("To the end") { flow.rows.sort { $1 == row && $0 != row } } }
          }
      }
      .onDelete { flow.rows.remove(atOffsets: $0) }
      .onMove { if query.isEmpty { flow.rows.move(fromOffsets: $0, toOffset: $1) } }
    }
    Button("Add") {
      flow.rows.insert(flow.nextRow, at: flow.rows.count / 2)
      flow.nextRow += 1
    }
    Text("Bin").dropDestination(for: String.self) { rows, _ in
      flow.rows.removeAll { rows.contains("\($0)") }
      return true
    }
    Button("Shuffle") { flow.rows = flow.rows.sorted { $0 * 7 % 5 < $1 * 7 % 5 } }
    Button("Reverse") { flow.rows.reverse() }
    Button("Person") { flow.person = Person(id: 1, name: "Person") }
    ForEach(flow.rows.prefix(3), id: \.self) { NavigationLink("Go \($0)", value: Route.item($0)) }
  }
}

struct GalleryRow: View {
  let number: Int
  let isChosen: Bool
  @State private var likes = 0
  var body: some View {
    HStack {
      Text("row \(number)").font(isChosen ? .headline : .body)
      Button("Like \(likes)") { likes += 1 }
      if likes % 2 == 1 { Image(systemName: "heart") }
    }
  }
}

struct GalleryScreen: View {
  let flow: GalleryFlow
  let number: Int
  @State private var depth = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var size
  var body: some View {
    Group {
      Text(size == .compact ? "narrow" : "wide")
      Button("Deeper \(depth)") { depth += 1 }
      NavigationLink("On", value: Route.item(number + 1))
      NavigationLink("Straight on") { Counter(name: "Straight") }
      Button("Leave") { dismiss() }
      Button("Start") { flow.path = [.about, .item(3)] }
      Button("Sheet here") { flow.isSheet = true }
      ForEach(0..<(depth % 4), id: \.self) { Text("level \($0)") }
    }
    .navigationTitle("Screen \(number)")
  }
}

struct GallerySheet: View {
  private enum Field { case draft, note }

  @Bindable var flow: GalleryFlow
  @State private var draft = ""
  @FocusState private var field: Field?
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      Form {
        TextField("Draft", text: $draft).focused($field, equals: .draft)
          .onSubmit { field = .note }
        if draft.count < 5 { TextEditor(text: $draft).focused($field, equals: .note) }
        Button("Write") { field = draft.isEmpty ? .draft : .note }
        Button("Done") { dismiss() }
        Button("Inner") { flow.isInner = true }
        NavigationLink("Preview") { Text("draft \(draft)") }
      }
      .navigationTitle(draft.isEmpty ? "Sheet" : draft)
    }
    .interactiveDismissDisabled(draft.count > 3)
    .presentationDetents(
      [.medium, .large],
      selection: Binding(
        get: { flow.isLarge ? .large : .medium }, set: { flow.isLarge = $0 == .large })
    )
    .sheet(isPresented: $flow.isInner) {
      Counter(name: "Inner")
      Button("Close all") { flow.isSheet = false }
    }
  }
}
