import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

private struct GreetingKey: EnvironmentKey {
  static var defaultValue: String { "Hello" }
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var rowHeight = 44
  @Entry fileprivate var caption: String?
}

@Suite struct EnvironmentTests {
  struct Measured: View {
    @Environment(\.rowHeight) private var height
    @Environment(\.caption) private var caption
    var body: some View { Text("\(height) \(caption ?? "nothing")") }
  }

  @Test func `an entry is a value of the environment, and what it says where nobody set it`()
    async throws
  {
    let driver = try await show {
      Measured()
      Measured().environment(\.rowHeight, 60).environment(\.caption, "tall")
    }
    #expect(driver.sees("44 nothing") && driver.sees("60 tall"))
  }

  struct Greeter: View {
    @Environment(\.greeting) private var greeting
    var body: some View { Text(greeting) }
  }

  struct Plain: View {
    var body: some View { Text("plain") }
  }

  struct Switcher: View {
    @State private var isFormal = false
    var body: some View {
      Button("Formal") { isFormal.toggle() }
      VStack {
        Greeter()
        Plain()
      }
      .environment(\.greeting, isFormal ? "Good day" : "Hi")
      Greeter()
    }
  }

  @Test func `a value is handed down to everything inside and to nothing else`() async throws {
    let driver = try await show { Switcher() }
    #expect(driver.sees("Hi") && driver.sees("Hello"))
    try await driver.tap("Formal")
    #expect(driver.sees("Good day") && driver.sees("Hello") && !driver.sees("Hi"))
  }

  @Observable final class Account {
    var name = "Ann"
  }

  struct Badge: View {
    @Environment(Account.self) private var account
    var body: some View { Text(account.name) }
  }

  struct Perhaps: View {
    @Environment(Account.self) private var account: Account?
    var body: some View { Text(account?.name ?? "nobody") }
  }

  @Test func `an observable object is found by its type`() async throws {
    let account = Account()
    let driver = try await show {
      Badge().environment(account)
      Perhaps()
    }
    #expect(driver.sees("Ann") && driver.sees("nobody"))
    account.name = "Bob"
    try await driver.waitFor("Bob")
  }

  final class Model: ObservableObject {
    @Published var count = 0
    @Published var other = 0
  }

  struct CountText: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("count \(model.count)") }
  }

  struct Bump: View {
    @ObservedObject var model: Model
    var body: some View {
      Button("Bump") { model.count += 1 }
      Stepper("Other \(model.other)", value: $model.other, in: 0...5)
    }
  }

  struct Owner: View {
    @StateObject private var model = Model()
    @State private var turns = 0
    var body: some View {
      CountText().environmentObject(model)
      Bump(model: model)
      Button("Turn \(turns)") { turns += 1 }
    }
  }

  @Test func `the older spelling observes as well`() async throws {
    let driver = try await show { Owner() }
    try await driver.tap("Bump")
    #expect(driver.sees("count 1"))
    try await driver.increment("Other 0")
    #expect(driver.sees("Other 1"))
    try await driver.tap("Turn 0")
    #expect(driver.sees("count 1") && driver.sees("Turn 1"))
  }

  @Test func `a change of one published property evaluates only its readers`() async throws {
    let driver = try await show { Owner() }
    let count = try await driver.evaluations { try await driver.tap("Bump") }
    #expect(count == 1)
  }

  @Test func `an object that says it will change is read again`() async throws {
    final class Manual: ObservableObject {
      var text = "before"
    }
    struct Watcher: View {
      @ObservedObject var model: Manual
      var body: some View { Text(model.text) }
    }
    let model = Manual()
    let driver = try await show { Watcher(model: model) }
    model.objectWillChange.send()
    model.text = "after"
    try await driver.waitFor("after")
  }

  @Test func `a wider window is told to the views that ask, on pushed screens too`() async throws {
    struct Size: View {
      @Environment(\.horizontalSizeClass) private var size
      var body: some View { Text(size == .compact ? "narrow" : "wide") }
    }
    let driver = try await show {
      NavigationStack {
        NavigationLink("More") { Size() }
        Size()
      }
    }
    #expect(driver.sees("wide"))
    try await driver.tap("More")
    try await driver.resize(to: .compact)
    #expect(driver.sees("narrow"))
    try await driver.back()
    #expect(driver.sees("narrow"))
    try await driver.resize(to: .regular)
    #expect(driver.sees("wide"))
  }

  @Test func `what is disabled is refused and enabled again`() async throws {
    struct Lock: View {
      @State private var isLocked = true
      @State private var taps = 0
      var body: some View {
        Toggle("Locked", isOn: $isLocked)
        Group { Button("Taps \(taps)") { taps += 1 } }.disabled(isLocked)
      }
    }
    let driver = try await show { Lock() }
    let refusal = try await driver.refusal { try await driver.tap("Taps 0") }
    #expect(refusal.code == .disabled)
    try await driver.toggle("Locked")
    try await driver.tap("Taps 0")
    #expect(driver.sees("Taps 1"))
  }

  @Test func `a view that is disabled inside stays disabled though its parent is not`() async throws
  {
    let driver = try await show {
      VStack { Button("Never") {}.disabled(true) }.disabled(false)
    }
    #expect(driver.screen() == "vStack\n  button \"Never\" disabled")
  }
}
