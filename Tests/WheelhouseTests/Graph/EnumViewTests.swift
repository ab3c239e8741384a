import Observation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views and modifiers that have no stored properties to compare.
@Suite struct EnumViewTests {
  enum Loading: View {
    case waiting, done(Int)
    var body: some View {
      switch self {
      case .waiting: Text("waiting")
      case .done(let count): Text("done \(count)")
      }
    }
  }

  enum Emphasis: ViewModifier {
    case strong, weak
    func body(content: Content) -> some View {
      switch self {
      case .strong: Text("strong").badge("!")
      case .weak: content
      }
    }
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      Button("Next") { count += 1 }
      count == 0 ? Loading.waiting : .done(count)
      Text("weak").modifier(count == 2 ? Emphasis.strong : .weak)
    }
  }

  @Test func `a view that is an enum shows the case it has become`() async throws {
    let driver = try await show { Parent() }
    #expect(driver.sees("waiting") && driver.sees("weak"))
    try await driver.tap("Next")
    #expect(driver.sees("done 1") && driver.sees("weak"))
    try await driver.tap("Next")
    #expect(driver.sees("done 2") && driver.sees("strong"))
  }

  @Observable final class Model {
    let number = 1
  }

  struct Reader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text("model \(model?.number ?? 0)") }
  }

  @Test func `nil in the environment hides an object from further out`() async throws {
    let driver = try await show {
      VStack {
        Reader()
        Reader().environment(nil as Model?)
      }
      .environment(Model())
    }
    #expect(driver.sees("model 1") && driver.sees("model 0"))
  }

  /// Equatable, and not Hashable.
  struct Query: Equatable {
    var word: String
  }

  struct Search: View {
    @State private var query = Query(word: "a")
    @State private var found = ""
    var body: some View {
      Button("Same") { query = Query(word: "a") }
      Button("Other") { query.word += "b" }
      Text("found\(found)").task(id: query) { found += " " + query.word }
    }
  }

  @Test func `a task begins anew with each other value of its id`() async throws {
    let driver = try await show { Search() }
    try await driver.waitFor("found a")
    try await driver.tap("Same")
    try await driver.tap("Other")
    try await driver.waitFor("found a ab")
  }
}
