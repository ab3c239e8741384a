import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Files that a person is asked for.
@Suite struct FileImporterTests {
  /// A folder of papers, with what became of each.
  private struct Papers: View {
    var types: [UTType] = [.commaSeparatedText, .png]
    var allowsMultiple = true
    @State private var isAsking = false
    @State private var found: [String] = []

    var body: some View {
      Button("Import") { isAsking = true }
      ForEach(found, id: \.self) { Text($0) }
        .fileImporter(
          isPresented: $isAsking, allowedContentTypes: types,
          allowsMultipleSelection: allowsMultiple
        ) { result in
          for file in (try? result.get()) ?? [] {
            let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
            found.append("\(file.lastPathComponent): \(text ?? "nothing")")
          }
        } onCancellation: {
          found.append("cancelled")
        }
    }
  }

  private func ask(_ app: InProcessApp) async throws -> ScreenDriver {
    let driver = try await app.open()
    try await driver.tap("Import")
    return driver
  }

  private func picker(_ driver: ScreenDriver) -> Node? {
    driver.document.presentations.lazy.compactMap { sheet in
      sheet.content.first { $0.type == "filePicker" }
    }.first
  }

  private func announce(
    _ driver: ScreenDriver, _ files: String
  ) async throws -> CommandOutcome {
    let target = CommandTarget(picker(driver)?.id ?? "")
    return try await driver.send(.action(target: target, name: .change, value: .string(files)))
  }

  @Test func `whoever is asked for files sees what may be chosen, and can leave`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    #expect(
      driver.screen() == """
        button "Import"
        sheet detents=medium
          navigationStack
            screen "Choose Files" titleDisplayMode=inline
              toolbar:
                toolbarItem placement=cancellationAction
                  button "Cancel" role=cancel
              filePicker allowedContentTypes=text/csv,.csv,image/png,.png allowsMultipleSelection max=67108864
        """)
    try await driver.tap("Cancel")
    #expect(driver.presented.isEmpty)
    #expect(driver.screen().contains("cancelled"))
  }

  @Test func `files that were chosen are the app's, with the names they had`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    try await driver.chooseFiles([
      ("year.csv", Array("a,b".utf8)), ("C:\\photos\\me.PNG", Array("picture".utf8)),
    ])
    #expect(driver.presented.isEmpty)
    #expect(driver.screen().contains("year.csv: a,b"))
    #expect(driver.screen().contains("me.PNG: picture"))
    #expect(!driver.screen().contains("cancelled"))
  }

  @Test func `nothing takes the place of a file that the app was given`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    _ = try await announce(driver, "2 text/csv a.csv")
    let path = picker(driver)?["uploads"]?[0]?.string ?? ""
    try await driver.transport.handIn([0x61, 0x61], at: path)
    try await submit(driver, isRefused: false)
    await #expect(throws: DriverError.self) {
      try await driver.transport.handIn([0x62, 0x62], at: path)
    }
  }

  @Test func `an empty file is a file`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    try await driver.chooseFiles([("empty.csv", [])])
    #expect(driver.screen().contains("empty.csv: \""))
  }

  @Test(arguments: [
    "1 application/octet-stream a.exe", "1 video/mp4 a", "-1 text/csv a.csv", "1.5 text/csv a.csv",
    "67108865 text/csv a.csv", "99999999999999999999 text/csv a.csv", "1 text/csv ", "1 text/csv",
    "1", " ", "\n", "text/csv a.csv", "1 text/csv a.csv\n", "1 text/csv a.csv\n1 text/x b",
    "1 text/csv \(String(repeating: "a", count: 1025))",
  ])
  func `what cannot be chosen is refused`(value: String) async throws {
    let driver = try await ask(InProcessApp { Papers() })
    let before = driver.screen()
    let outcome = try await announce(driver, value)
    #expect(outcome.refusal?.code == .invalidValue)
    #expect(driver.screen() == before)
  }

  @Test func `a name may begin with a mark that belongs to a letter`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    try await driver.chooseFiles([("\u{301}a.csv", [0x61])])
    #expect(
      driver.screen() == """
        vStack
          button "Import"
          text "\u{301}a.csv: a"
        """)
  }

  @Test func `one file is asked for, or up to 32`() async throws {
    let files = { (count: Int) in
      Array(repeating: "1 text/csv a.csv", count: count).joined(separator: "\n")
    }
    let one = try await ask(InProcessApp { Papers(allowsMultiple: false) })
    #expect(try await announce(one, files(2)).refusal?.code == .invalidValue)
    #expect(try await announce(one, files(1)) == .changed)
    let several = try await ask(InProcessApp { Papers() })
    #expect(try await announce(several, files(33)).refusal?.code == .invalidValue)
    #expect(try await announce(several, files(32)) == .changed)
  }

  @Test func `files that have not come are not handed on`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    try await submit(driver, isRefused: true)
    _ = try await announce(driver, "2 text/csv a.csv\n2 text/csv b.csv")
    try await submit(driver, isRefused: true)
    let paths = picker(driver)?["uploads"]?.array?.compactMap(\.string) ?? []
    try await driver.transport.handIn([0x61, 0x61], at: paths[0])
    try await submit(driver, isRefused: true)
    try await driver.transport.handIn([0x62, 0x62], at: paths[1])
    try await submit(driver, isRefused: false)
    #expect(driver.screen().contains("a.csv: aa"))
    #expect(driver.screen().contains("b.csv: bb"))
  }

  private func submit(_ driver: ScreenDriver, isRefused: Bool) async throws {
    let target = CommandTarget(picker(driver)?.id ?? "")
    let outcome = try await driver.send(.action(target: target, name: .submit, value: nil))
    #expect((outcome.refusal?.code == .invalidValue) == isRefused)
  }

  @Test func `who chooses again hands in other files than before`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    _ = try await announce(driver, "1 text/csv a.csv")
    let former = picker(driver)?["uploads"]?[0]?.string ?? ""
    _ = try await announce(driver, "1 text/csv b.csv")
    await #expect(throws: DriverError.self) {
      try await driver.transport.handIn([0x61], at: former)
    }
    _ = try await announce(driver, "")
    #expect(picker(driver)?["uploads"] == nil)
  }

  @Test func `who leaves takes back what was announced`() async throws {
    let driver = try await ask(InProcessApp { Papers() })
    _ = try await announce(driver, "1 text/csv a.csv\n1 text/csv b.csv")
    let paths = picker(driver)?["uploads"]?.array?.compactMap(\.string) ?? []
    try await driver.transport.handIn([0x61], at: paths[0])
    try await driver.tap("Cancel")
    for path in paths {
      await #expect(throws: DriverError.self) {
        try await driver.transport.handIn([0x61], at: path)
      }
    }
  }

  @Test func `a file may come while the session sleeps, and after a crash`() async throws {
    for crashes in [false, true] {
      let app = InProcessApp(isDurable: true) { Papers() }
      let driver = try await ask(app)
      _ = try await announce(driver, "1 text/csv a.csv")
      let path = picker(driver)?["uploads"]?[0]?.string ?? ""
      if crashes { app.crash() } else { app.relaunch() }
      try await driver.reconnect(over: app.connect())
      #expect(picker(driver)?["uploads"]?[0]?.string == path)
      try await driver.transport.handIn([0x61], at: path)
      try await submit(driver, isRefused: false)
      #expect(driver.screen().contains("a.csv: a"))
    }
  }

  @Test func `one file is handed on by itself, and any will do where no type is named`()
    async throws
  {
    struct Letter: View {
      @State private var isAsking = true
      @State private var name = "nothing"

      var body: some View {
        Text(name).fileImporter(isPresented: $isAsking, allowedContentTypes: [.item]) { result in
          guard case .success(let file) = result else { return }
          let isOpen = file.startAccessingSecurityScopedResource()
          defer { file.stopAccessingSecurityScopedResource() }
          name = "\(file.lastPathComponent) \(isOpen)"
        }
      }
    }
    let driver = try await InProcessApp { Letter() }.open()
    #expect(picker(driver)?["allowedContentTypes"] == nil)
    try await driver.chooseFiles([("anything", [1, 2, 3])])
    #expect(driver.screen().contains("anything true"))
  }
}
