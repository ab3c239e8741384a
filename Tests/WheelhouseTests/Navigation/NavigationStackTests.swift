import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

enum Route: Hashable, Codable {
  case item(Int)
  case about
}

@Observable final class StackFlow {
  var path: [Route] = []
  var anyPath = NavigationPath()
  var isOpen = false
  var item: String?
}

struct Detail: View {
  let number: Int
  @State private var likes = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("Detail \(number)")
    Button("Likes \(likes)") { likes += 1 }
    Button("Close") { dismiss() }
    Button("Close twice") {
      dismiss()
      dismiss()
    }
    NavigationLink("Next", value: Route.item(number + 1))
      .navigationTitle("Item \(number)")
  }
}

struct BoundStack: View {
  @Bindable var flow: StackFlow
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        NavigationLink("One", value: Route.item(1))
        NavigationLink("About", value: Route.about)
        NavigationLink("Nowhere", value: Route?.none)
        Counter(name: "Root")
      }
      .navigationTitle("Home")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .item(let number): Detail(number: number)
        case .about: Text("About us")
        }
      }
    }
  }
}

@Suite struct NavigationStackTests {
  let flow = StackFlow()

  func driver() async throws -> ScreenDriver { try await show { BoundStack(flow: flow) } }

  @Test func `a link pushes its value and back pops it`() async throws {
    let driver = try await driver()
    try await driver.tap("One")
    #expect(flow.path == [.item(1)])
    #expect(driver.document.title == "Item 1")
    #expect(
      driver.screen() == """
        navigationStack
          screen "Home"
            vStack
              navigationLink "One"
              navigationLink "About"
              navigationLink "Nowhere" disabled
              button "Root 0"
          screen "Item 1"
            text "Detail 1"
            button "Likes 0"
            button "Close"
            button "Close twice"
            navigationLink "Next"
        """)
    try await driver.back()
    #expect(flow.path == [])
    #expect(driver.document.title == "Home")
  }

  @Test func `screens of the common prefix keep their state`() async throws {
    let driver = try await driver()
    try await driver.tap("One")
    try await driver.tap("Likes 0")
    try await driver.tap("Next")
    let ids = driver.allScreenIDs
    flow.path = [.item(1), .item(7), .about]
    try await driver.waitFor("About us")
    #expect(driver.allScreenIDs.prefix(2) == ids.prefix(2))
    #expect(driver.allScreenIDs[2] != ids[2])
    try await driver.back()
    #expect(driver.sees("Detail 7"))
    try await driver.back()
    #expect(driver.sees("Likes 1"))
  }

  @Test func `a screen pushed anew is another screen`() async throws {
    let driver = try await driver()
    try await driver.tap("One")
    try await driver.tap("Likes 0")
    let former = driver.allScreenIDs[1]
    try await driver.back()
    try await driver.tap("One")
    #expect(driver.sees("Likes 0"))
    #expect(driver.allScreenIDs[1] != former)
  }

  @Test func `back on the root is refused and changes nothing`() async throws {
    let driver = try await driver()
    let refusal = try await driver.refusal { try await driver.back() }
    #expect(refusal.code == .nothingToPop)
  }

  @Test func `a double tap pushes once`() async throws {
    let driver = try await driver()
    let tap = try driver.tapping("One")
    let rev = driver.revision
    #expect(try await driver.send(tap, rev: rev) == .changed)
    #expect(try await driver.send(tap, rev: rev).refusal?.code == .covered)
    #expect(flow.path == [.item(1)])
  }

  @Test func `a double back pops once`() async throws {
    flow.path = [.item(1), .item(2)]
    let driver = try await driver()
    let back = Command.Wish.back(target: CommandTarget(driver.allScreenIDs[2]))
    let rev = driver.revision
    #expect(try await driver.send(back, rev: rev) == .changed)
    #expect(try await driver.send(back, rev: rev).refusal?.code == .staleTarget)
    #expect(flow.path == [.item(1)])
  }

  @Test func `back on a covered screen is refused`() async throws {
    flow.path = [.item(1), .item(2)]
    let driver = try await driver()
    let back = Command.Wish.back(target: CommandTarget(driver.allScreenIDs[1]))
    #expect(try await driver.send(back).refusal?.code == .covered)
  }

  @Test func `what a pushed screen covers cannot be tapped`() async throws {
    let driver = try await driver()
    let root = try driver.tapping("Root 0")
    try await driver.tap("One")
    let before = driver.screen()
    #expect(try await driver.send(root).refusal?.code == .covered)
    #expect(driver.screen() == before)
    try await driver.back()
    #expect(driver.sees("Root 0"))
  }

  @Test func `a target that came after the revision looked at is stale`() async throws {
    let driver = try await driver()
    let rev = driver.revision
    try await driver.tap("One")
    let likes = try driver.tapping("Likes 0")
    #expect(try await driver.send(likes, rev: rev).refusal?.code == .staleTarget)
    #expect(driver.sees("Likes 0"))
  }

  @Test func `a screen leaves by dismiss, once however often it is called`() async throws {
    flow.path = [.item(1), .item(2)]
    let driver = try await driver()
    try await driver.tap("Close twice")
    #expect(flow.path == [.item(1)])
    try await driver.tap("Close twice")
    #expect(flow.path == [])
  }

  @Test func `a link without a value is disabled`() async throws {
    let driver = try await driver()
    let refusal = try await driver.refusal { try await driver.tap("Nowhere") }
    #expect(refusal.code == .disabled)
  }

  struct AnyStack: View {
    @Bindable var flow: StackFlow
    var body: some View {
      NavigationStack(path: $flow.anyPath) {
        NavigationLink("Number", value: 5)
        NavigationLink("Word", value: "word")
        NavigationLink("Unknown", value: 1.5)
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)")
            NavigationLink("On", value: "on")
          }
          .navigationDestination(for: String.self) { Text("text \($0)") }
      }
    }
  }

  @Test func `a path of any types shows each by its type`() async throws {
    let driver = try await show { AnyStack(flow: flow) }
    try await driver.tap("Number")
    try await driver.tap("On")
    #expect(driver.sees("text on"))
    #expect(flow.anyPath.count == 2)
    flow.anyPath.removeLast(2)
    flow.anyPath.append("word")
    try await driver.waitFor("text word")
    try await driver.back()
    try await driver.tap("Unknown")
    #expect(driver.sees("No destination"))
  }

  struct TwiceDeclared: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        TwiceDeclaredRoot()
          .navigationDestination(for: String.self) { _ in
            NavigationLink("Inner", value: 2)
              .navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
      }
    }
  }

  @Observable final class Renewal {
    static let shared = Renewal()
    var count = 0
  }

  struct TwiceDeclaredRoot: View {
    var body: some View {
      let count = Renewal.shared.count
      NavigationLink("Outer", value: "word")
        .navigationDestination(for: Int.self) { Text("outer \($0), \(count)") }
    }
  }

  @Test func `of two destinations for a type the one nearer to the root counts, on and on`()
    async throws
  {
    let driver = try await show { TwiceDeclared() }
    try await driver.tap("Outer")
    try await driver.tap("Inner")
    #expect(driver.sees("outer 2, 0"))
    Renewal.shared.count += 1
    try await driver.waitFor("outer 2, 1")
  }

  struct Person: Hashable { let name: String }
  struct Film: Hashable { let name: String }

  struct PersonView: View {
    let person: Person
    let onPraise: @MainActor () -> Void
    var body: some View {
      NavigationLink("Film of \(person.name)", value: Film(name: "film of \(person.name)"))
      Button("Praise \(person.name)", action: onPraise)
        .navigationDestination(for: Film.self) { FilmView(film: $0, onRate: onPraise) }
    }
  }

  struct FilmView: View {
    let film: Film
    let onRate: @MainActor () -> Void
    var body: some View {
      NavigationLink("Lead of \(film.name)", value: Person(name: "lead of \(film.name)"))
      Button("Rate \(film.name)", action: onRate)
        .navigationDestination(for: Person.self) { PersonView(person: $0, onPraise: onRate) }
    }
  }

  struct Cinema: View {
    @State private var praise = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("Praise: \(praise)")
          NavigationLink("Ada", value: Person(name: "Ada"))
          NavigationLink("0", value: 0)
        }
        .navigationDestination(for: Person.self) { PersonView(person: $0) { praise += 1 } }
        .navigationDestination(for: Int.self) { number in
          List { NavigationLink("\(number + 1)", value: number + 1) }
            .navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
      }
    }
  }

  @Test func `screens may declare destinations for what they are themselves shown for`()
    async throws
  {
    let driver = try await show { Cinema() }
    try await driver.tap("Ada")
    try await driver.tap("Film of Ada")
    try await driver.tap("Lead of film of Ada")
    try await driver.tap("Praise lead of film of Ada")
    try await driver.back()
    try await driver.tap("Rate film of Ada")
    try await driver.back()
    try await driver.tap("Praise Ada")
    try await driver.back()
    #expect(driver.sees("Praise: 3"))
    for number in 0...3 { try await driver.tap("\(number)") }
    #expect(driver.sees("4"))
  }

  @Observable final class Declaring {
    var isOuter = true
    var isInner = true
    var path = NavigationPath()
  }

  struct Declared: View {
    let model: Declaring
    var body: some View {
      NavigationStack(path: Bindable(model).path) {
        if model.isOuter {
          Text("root").navigationDestination(for: Int.self) { Text("outer \($0)") }
        } else {
          Text("root")
        }
        Text("words").navigationDestination(for: String.self) { _ in
          if model.isInner {
            Text("word").navigationDestination(for: Int.self) { Text("inner \($0)") }
          } else {
            Text("word")
          }
        }
      }
    }
  }

  @Test func `what is declared no more is shown no more`() async throws {
    let model = Declaring()
    let driver = try await show { Declared(model: model) }
    model.path.append("word")
    model.path.append(1)
    try await driver.waitFor("outer 1")
    model.isOuter = false
    try await driver.waitFor("inner 1")
    model.isInner = false
    try await driver.waitFor("No destination")
    model.isOuter = true
    try await driver.waitFor("outer 1")
  }

  @Test func `a stack without a path keeps its own`() async throws {
    let driver = try await show {
      NavigationStack {
        NavigationLink("Number", value: 5)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try await driver.tap("Number")
    #expect(driver.sees("number 5"))
    try await driver.back()
    #expect(driver.allScreenIDs.count == 1)
  }

  struct Flagged: View {
    @Bindable var flow: StackFlow
    var body: some View {
      NavigationStack(path: $flow.path) {
        VStack {
          Button("Open") { flow.isOpen = true }
          Button("Pick") { flow.item = "a" }
        }
        .navigationDestination(isPresented: $flow.isOpen) {
          Text("opened")
          NavigationLink("Deeper", value: Route.about)
        }
        .navigationDestination(item: $flow.item) { item in
          Text("item \(item)")
          Button("Other") { flow.item = "b" }
        }
        .navigationDestination(for: Route.self) { _ in Text("deep") }
      }
    }
  }

  @Test func `a flag pushes a screen and back clears the flag`() async throws {
    let driver = try await show { Flagged(flow: flow) }
    try await driver.tap("Open")
    #expect(driver.sees("opened"))
    try await driver.back()
    #expect(!flow.isOpen)
    try await driver.tap("Open")
    try await driver.tap("Deeper")
    #expect(driver.sees("deep") && flow.path == [.about])
    flow.isOpen = false
    try await driver.waitFor("Pick")
    #expect(flow.path == [])
  }

  @Test func `another item is another screen, no item is none`() async throws {
    let driver = try await show { Flagged(flow: flow) }
    try await driver.tap("Pick")
    let former = driver.allScreenIDs[1]
    try await driver.tap("Other")
    #expect(driver.sees("item b"))
    #expect(driver.allScreenIDs.count == 2 && driver.allScreenIDs[1] != former)
    try await driver.back()
    #expect(flow.item == nil && driver.allScreenIDs.count == 1)
  }

  @Test func `a link to a view goes there, the older spelling too`() async throws {
    let driver = try await show {
      NavigationStack {
        NavigationLink("New") {
          Text("new place")
          NavigationLink("Further", destination: Text("further"))
        }
        NavigationLink(destination: Counter(name: "Old")) { Text("Old link") }
      }
    }
    try await driver.tap("New")
    try await driver.tap("Further")
    #expect(driver.allScreenIDs.count == 3)
    try await driver.back()
    try await driver.back()
    try await driver.tap("Old link")
    try await driver.tap("Old 0")
    #expect(driver.sees("Old 1"))
    try await driver.back()
    try await driver.tap("Old link")
    #expect(driver.sees("Old 0"))
  }

  @Test func `title, toolbar and search belong to the screen they stand on`() async throws {
    struct Page: View {
      @State private var query = ""
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("count \(count) \(query)")
            .navigationTitle("Title \(count)")
            .navigationSubtitle("\(count) of 3")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
              ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } }
            }
            .searchable(text: $query, prompt: "Find")
        }
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("Add")
    try await driver.type("shoe", into: "Find")
    #expect(
      driver.screen() == """
        navigationStack
          screen "Title 1" subtitle="1 of 3" titleDisplayMode=inline
            toolbar:
              toolbarItem placement=primaryAction
                button "Add"
              toolbarItem placement=cancellationAction
                button "Reset"
            search:
              searchField prompt=Find value=shoe
            text "count 1 shoe"
        """)
    #expect(driver.document.title == "Title 1")
  }

  @Test func `of two searches and two inspectors a screen has the outer ones`() async throws {
    let driver = try await show {
      NavigationStack {
        Text("Page")
          .searchable(text: .constant(""), prompt: "Near")
          .inspector(isPresented: .constant(true)) { Text("near") }
          .searchable(text: .constant(""), prompt: "Far")
          .inspector(isPresented: .constant(true)) { Text("far") }
      }
    }
    #expect(
      driver.screen() == """
        navigationStack
          screen
            search:
              searchField prompt=Far value=""
            inspector:
              inspector
                text "far"
            text "Page"
        """)
  }

  @Test func `a toolbar without a stack does no harm`() async throws {
    struct Page: View {
      @State private var query = ""
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .toolbar { Button("Count \(count)") {} }
          .searchable(text: $query)
      }
    }
    let driver = try await show { Page() }
    try await driver.tap("Count 0")
    try await driver.tap("Count 1")
    #expect(driver.sees("Count 2"))
  }

  @Test func `a stack in a stack's screen works by itself`() async throws {
    let driver = try await show {
      NavigationStack {
        NavigationLink("Inner") {
          NavigationStack {
            NavigationLink("Innermost") { Text("depth") }
          }
        }
      }
    }
    try await driver.tap("Inner")
    try await driver.tap("Innermost")
    #expect(driver.sees("depth"))
    try await driver.back()
    #expect(driver.sees("Innermost"))
    let innerRoot = try #require(driver.allScreenIDs.last)
    #expect(driver.allScreenIDs.count == 3)
    let refused = try await driver.send(.back(target: CommandTarget(innerRoot)))
    #expect(refused.refusal?.code == .nothingToPop)
    // A person goes on to where the inner stack was opened from.
    try await driver.back()
    #expect(driver.sees("Inner") && !driver.sees("Innermost"))
    let refusal = try await driver.refusal { try await driver.back() }
    #expect(refusal.code == .nothingToPop)
  }
}

// What screens declare to be shown by links.
extension NavigationStackTests {
  struct Photo: Hashable {}

  final class Album: ObservableObject, Transient {
    static var alive = 0
    init() { Self.alive += 1 }
    isolated deinit { Self.alive -= 1 }
  }

  struct AlbumView: View {
    let number: Int
    @StateObject private var album = Album()
    var body: some View {
      NavigationLink("Photo", value: Photo())
        .navigationDestination(for: Photo.self) { _ in
          Text("photo of \(number)").badge(album === album ? 1 : 0)
        }
    }
  }

  struct Albums: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Two") { path = NavigationPath([1, 2]) }
          Button("Three") { path.append(3) }
          NavigationLink("Lost", value: Photo())
        }
        .navigationDestination(for: Int.self) { AlbumView(number: $0) }
      }
      Button("Root") { path = NavigationPath() }
    }
  }

  @Test func `a screen that is gone shows no links any more, and keeps nothing alive`()
    async throws
  {
    let driver = try await show { Albums() }
    try await driver.tap("Two")
    #expect(Album.alive == 2)
    try await driver.tap("Root")
    #expect(Album.alive == 0)
    try await driver.tap("Lost")
    #expect(driver.sees("No destination"))
    try await driver.back()
    try await driver.tap("Three")
    try await driver.tap("Photo")
    #expect(driver.sees("photo of 3"))
  }

  struct Gated: View {
    @Bindable var flow: StackFlow
    @State private var isOpen = true
    var body: some View {
      if isOpen {
        NavigationStack(path: $flow.path) {
          Text("root")
            .navigationDestination(isPresented: $flow.isOpen) {
              NavigationLink("Deeper", value: Route.about)
            }
            .navigationDestination(for: Route.self) { _ in Text("deep") }
        }
      }
      Button("Gate") { isOpen.toggle() }
    }
  }

  @Test func `a stack that goes leaves the path and the flags as they are`() async throws {
    let driver = try await show { Gated(flow: flow) }
    flow.isOpen = true
    try await driver.waitFor("Deeper")
    try await driver.tap("Deeper")
    #expect(flow.path == [.about])
    try await driver.tap("Gate")
    #expect(flow.path == [.about] && flow.isOpen)
    try await driver.tap("Gate")
    #expect(flow.path == [.about] && flow.isOpen)
  }

  struct Covered: View {
    @State private var isUp = true
    var body: some View {
      NavigationStack {
        Text("below").navigationDestination(for: Int.self) { Text("shown \($0)") }
          .sheet(isPresented: $isUp) { NavigationLink("Go", value: 1) }
      }
    }
  }

  @Test func `a link in a sheet without a stack pushes nothing below the sheet`() async throws {
    let driver = try await show { Covered() }
    let before = driver.document
    try await driver.tap("Go")
    #expect(driver.document == before)
  }
}

extension ScreenDriver {
  /// The ids of all screens, outer and lower ones first.
  fileprivate var allScreenIDs: [String] {
    func ids(in node: Node) -> [String] {
      (node.type == "screen" ? [node.id].compactMap(\.self) : []) + node.children.flatMap(ids)
    }
    return ids(in: document.root)
  }
}
