import Testing
import WheelhouseTesting

@testable import Wheelhouse

#Preview {
  Text("Without a name")
}

#Preview("Two lines") {
  let word = "line"
  Text("First \(word)")
  Text("Second \(word)")
}

#Preview("Two lines") {
  @Previewable @State var count = 0
  @Previewable @State var isOn = true
  Toggle("Count", isOn: $isOn)
  Button("Add") { count += 1 }
  if isOn { Text("\(count) so far") }
}

#Preview("Local") {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count) so far") { count += 1 } }
  }
  return Counter()
}

@Suite struct PreviewTests {
  @Test func `previews are listed by file, each with a link to it`() async throws {
    let driver = try await InProcessApp(Previews()).open()
    // The program of the tests has other modules' previews as well.
    let own = ["preview-previewtests", "preview-two-lines", "preview-two-lines-2"]
    #expect(Previews.ids.filter(own.contains) == own)
    try await driver.tap("PreviewTests")
    #expect(driver.sees("Without a name"))
  }

  @Test func `a preview is at a URL of its own, with all of its views`() async throws {
    let driver = try await InProcessApp(Previews()).open("/preview-two-lines")
    #expect(driver.sees("First line") && driver.sees("Second line"))
  }

  @Test func `a preview has state of its own`() async throws {
    let app = InProcessApp(Previews())
    let driver = try await app.open("/preview-two-lines-2")
    try await driver.tap("Add")
    try await driver.tap("Add")
    #expect(driver.sees("2 so far"))
    #expect(try await app.open("/preview-two-lines-2").sees("0 so far"))
  }

  @Test func `a preview can return a view of a type of its own`() async throws {
    let driver = try await InProcessApp(Previews()).open("/preview-local")
    try await driver.tap("0 so far")
    #expect(driver.sees("1 so far"))
  }

  @Test func `every preview can be opened`() async throws {
    let app = InProcessApp(Previews())
    for id in Previews.ids { _ = try await app.open("/" + id) }
  }
}
