import Testing
import Wheelhouse
import WheelhouseTesting

/// What a driver reads of controls.
@Suite struct LookingTests {
  private struct Order: View {
    @State private var size = 1
    @State private var note = ""

    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      TextField("Note", text: $note, prompt: Text("No sugar?"))
    }
  }

  @Test func `of a picker the option that is chosen is read, not its id`() async throws {
    let driver = try await InProcessApp { Order() }.open()
    #expect(driver.sees("Small") && !driver.sees("Large") && !driver.sees("1"))
    try await driver.choose("Large", from: "Size")
    try await driver.waitFor("Large", timeout: .seconds(2))
    #expect(!driver.sees("Small") && !driver.sees("2"))
  }

  @Test func `all options are read where all are shown, also where the style is said further out`()
    async throws
  {
    for style in [PickerStyle.segmented, .inline, .wheel] {
      let driver = try await InProcessApp { Form { Order() }.pickerStyle(style) }.open()
      #expect(driver.sees("Small") && driver.sees("Large"), "\(driver.screen())")
    }
    let driver = try await InProcessApp {
      Form { Order().pickerStyle(.menu) }.pickerStyle(.segmented)
    }.open()
    #expect(driver.sees("Small") && !driver.sees("Large"), "\(driver.screen())")
  }

  @Test func `an empty field shows its prompt, another what is in it`() async throws {
    let driver = try await InProcessApp { Order() }.open()
    #expect(driver.sees("No sugar?"))
    try await driver.type("Two of milk", into: "Note")
    #expect(driver.sees("Two of milk") && !driver.sees("No sugar?"))
    try await driver.type("", into: "Note")
    #expect(driver.sees("No sugar?"))
  }

  private struct Bills: View {
    @State private var bills = ["Laptops", "Chairs"]
    @State private var note = ""

    var body: some View {
      List(bills, id: \.self) { bill in
        Text(bill)
          .swipeActions { Button("Delete") { remove(bill, "swiped") } }
          .contextMenu {
            Button("Delete") { remove(bill, "chosen") }
            Button("Mark") { note = "marked \(bill)" }
          }
      }
      Text("\(note) CHF\u{A0}685.40")
    }

    private func remove(_ bill: String, _ how: String) {
      bills.removeAll { $0 == bill }
      note = how
    }
  }

  @Test func `what a row's swipe actions and its menu both have is there once`() async throws {
    let driver = try await InProcessApp { Bills() }.open()
    try await driver.tap("Mark", inRow: "Chairs")
    #expect(driver.sees("marked Chairs"))
    try await driver.tap("Delete", inRow: "Chairs")
    #expect(driver.sees("swiped") && !driver.sees("Chairs"))
  }

  private struct Cards: View {
    @State private var note = "none"

    var body: some View {
      ForEach(["Cash", "Bank"], id: \.self) { card in
        Text(card).contextMenu { Button("New") { note = "new in \(card)" } }
      }
      Menu("More") { Button("New") { note = "new by menu" } }
      Button("New") { note = "new" }
      Text(note)
    }
  }

  @Test func `what is shown is meant, and not what is in menus that nobody has opened`()
    async throws
  {
    let driver = try await InProcessApp { Cards() }.open()
    try await driver.tap("New")
    #expect(driver.sees("new"))
  }

  @Test func `a space is any space`() async throws {
    let driver = try await InProcessApp { Bills() }.open()
    #expect(driver.sees("CHF 685.40") && driver.sees("CHF\u{A0}685.40"))
    #expect(!driver.sees("CHF685.40"))
  }
}
