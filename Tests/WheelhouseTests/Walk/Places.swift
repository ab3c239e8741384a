import Observation

@testable import Wheelhouse

/// Tabs and columns of every kind, for walks that nobody planned.
@Observable final class PlacesFlow: Codable {
  var tab = Place.home
  var folder: Int?
  var item: Int?
  var column = NavigationSplitViewColumn.sidebar
  var path: [Route] = []
  var isGuarded = false
  var hasMore = true
  var isSheet = false

  init() {}

  enum CodingKeys: String, CodingKey {
    case _tab = "tab"
    case _folder = "folder"
    case _item = "item"
    case _column = "column"
    case _path = "path"
    case _isGuarded = "isGuarded"
    case _hasMore = "hasMore"
    case _isSheet = "isSheet"
  }
}

struct Places: View {
  @State private var flow = PlacesFlow()
  var body: some View {
    PlacesTabs(flow: flow)
      .onOpenURL(LinkTable<Int>(LinkRule("/places/2", 2))) {
        flow.tab = .home
        flow.item = $0
      }
      .sheet(isPresented: Bindable(flow).isSheet) { PlacesSheet() }
  }
}

struct PlacesTabs: View {
  @Bindable var flow: PlacesFlow
  var body: some View {
    TabView(selection: guarded) {
      PlacesMail(flow: flow)
        .badge(flow.item ?? 0)
        .tabItem { Label("Mail", systemImage: "tray") }
        .tag(Place.home)
      Tab("List", systemImage: "list.bullet", value: Place.list) { PlacesLibrary(flow: flow) }
      if flow.hasMore {
        NavigationStack {
          PlacesControls(flow: flow).navigationTitle("More")
        }
        .tabItem {
          Image(systemName: "ellipsis")
          Text("More")
        }
        .tag(Place.more)
      }
    }
    .accessibilityLabel("Places")
  }

  private var guarded: Binding<Place> {
    Binding(
      get: { flow.tab },
      set: { if !flow.isGuarded { flow.tab = $0 } })
  }
}

/// Two columns, with a stack in the last one that links of both lead to.
struct PlacesMail: View {
  @Bindable var flow: PlacesFlow
  var body: some View {
    NavigationSplitView {
      List(selection: $flow.item) {
        ForEach(1..<4) { Text("Item \($0)").tag($0) }
        NavigationLink("Item by link", value: 2)
      }
      .navigationTitle("Mail")
      .toolbar { Button("Guard \(flow.isGuarded)") { flow.isGuarded.toggle() } }
      NavigationLink("Settings") { PlacesControls(flow: flow) }
      NavigationLink("About", value: Route.about)
    } detail: {
      NavigationStack(path: $flow.path) {
        PlacesDetail(number: flow.item)
          .navigationDestination(for: Route.self) { _ in PlacesDetail(number: nil) }
          .navigationURL(flow.item == 2 ? "/places/2" : nil)
      }
    }
  }
}

struct PlacesDetail: View {
  let number: Int?
  @State private var likes = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var size
  var body: some View {
    Text(size == .compact ? "narrow" : "wide")
    Button("Likes \(likes)") { likes += 1 }
    Button("Close") { dismiss() }
    NavigationLink("Deeper", value: Route.item(1))
    NavigationLink("Straight") { PlacesDetail(number: number) }
      .navigationTitle("Item \(number ?? 0)")
  }
}

/// Three columns, the seen one preferred, the last one without a stack.
struct PlacesLibrary: View {
  @Bindable var flow: PlacesFlow
  var body: some View {
    NavigationSplitView(preferredCompactColumn: $flow.column) {
      List([1, 2], id: \.self, selection: $flow.folder) { Text("Folder \($0)") }
      NavigationLink("Anywhere") { PlacesDetail(number: 7) }
    } content: {
      if flow.folder == 2 {
        Text("Empty")
      } else {
        List([1, 2], id: \.self, selection: $flow.item) { Text("Item \($0)") }
      }
    } detail: {
      PlacesDetail(number: flow.item)
    }
  }
}

struct PlacesControls: View {
  @Bindable var flow: PlacesFlow
  @State private var count = 0
  var body: some View {
    Toggle("Guarded", isOn: $flow.isGuarded)
    Toggle("More", isOn: $flow.hasMore)
    Stepper("Count", value: $count, in: 0...3)
    Button("Home") { flow.tab = .home }
    Button("Sheet") { flow.isSheet = true }
    NavigationLink("Detail") { PlacesDetail(number: count) }
  }
}

/// Tabs that keep their own selection, in a sheet.
struct PlacesSheet: View {
  var body: some View {
    TabView {
      ForEach(0..<3) { number in
        Tab("Tab \(number)", systemImage: "star") { Counter(name: "Sheet \(number)") }
      }
      PlacesDetail(number: nil)
    }
  }
}
