import FoundationEssentials
import Glibc
package import Wheelhouse
import WheelhouseServer

/// An app of a few screens, for journeys that are taken in process and on a server alike.
@main package struct JourneyApp: App {
  package init() {}

  package var body: some Scene {
    Window("Tea", id: "") { TeaHouse() }
    Window("Glass", id: "glass") { Glass() }
  }
}

/// A glass that cannot be carried to another process.
struct Glass: View {
  @State private var filledIn: Int32?

  var body: some View {
    Button("Fill") { filledIn = getpid() }
    Text(words)
  }

  private var words: String {
    guard let filledIn else { return "empty" }
    if filledIn != getpid() { fatalError("the glass is spilt") }
    return "full"
  }
}

struct TeaHouse: View {
  @State private var path: [String] = []
  @State private var cups = 0
  @State private var note = ""
  @State private var isOrdering = false
  @State private var isAsking = false
  @State private var recipe = ""
  @State private var offer = "brewing"

  var body: some View {
    NavigationStack(path: $path) {
      List(["Assam", "Sencha"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Teas")
        .navigationDestination(for: String.self) { tea in
          Text("\(tea), \(cups) cups")
          Button("Add a cup") { cups += 1 }
            .disabled(cups > 1)
            .navigationTitle(tea)
        }
        .toolbar {
          Button("Order") { isOrdering = true }
          Button("Recipe") { isAsking = true }
        }
        .fileImporter(isPresented: $isAsking, allowedContentTypes: [.plainText]) { result in
          guard case .success(let file) = result, let text = try? Data(contentsOf: file)
          else { return }
          recipe = "\(file.lastPathComponent): \(String(decoding: text, as: UTF8.self))"
        }
        .sheet(isPresented: $isOrdering) {
          TextField("Note", text: $note)
          Text("noted: \(note)")
        }
      if !recipe.isEmpty { Text(recipe) }
      Text(offer).task {
        try? await Task.sleep(for: .milliseconds(5))
        offer = "Today: Oolong"
      }
    }
  }
}
