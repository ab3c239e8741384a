import Testing
import Wheelhouse
import WheelhouseTesting

struct ExistentialInputTests {
  @Test func `a view may be handed a struct that holds a value of a protocol's type`() async throws
  {
    let driver = try await InProcessApp { Greeting(words: Words(source: English())) }.open()
    #expect(driver.sees("Hello"))
  }
}

private protocol Language {
  var hello: String { get }
}

private struct English: Language {
  let hello = "Hello"
}

private struct Words {
  let source: any Language
}

private struct Greeting: View {
  let words: Words

  var body: some View { Text(words.source.hello) }
}
