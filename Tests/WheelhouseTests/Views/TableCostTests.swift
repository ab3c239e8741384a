import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What it costs to change a table.
@Suite struct TableCostTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var amount = 0
  }

  struct Page: View {
    @State private var items = (0..<200).map { Item(id: $0) }
    @State private var chosen: Int?
    var body: some View {
      Button("Raise") { items[120].amount += 1 }
      Button("Insert") { items.insert(Item(id: 500), at: 10) }
      Button("Last first") { items.insert(items.removeLast(), at: 0) }
      Table(items, selection: $chosen) {
        TableColumn("A") { Text("a \($0.id)") }
        TableColumn("B") { Text("b \($0.id * 2)") }
        TableColumn("C") { Text("\($0.id * 3)") }
        TableColumn("D") { Text("\($0.id * 4)") }
        TableColumn("Amount", value: \.amount) { Text("amount \($0.amount)") }
      }
    }
  }

  /// Hears what is said to a client.
  final class Overheard: ScreenTransport {
    let transport: InProcessTransport
    var heard: [String] = []

    init(_ transport: InProcessTransport) { self.transport = transport }

    func send(_ message: String) async throws { try await transport.send(message) }

    func receive(timeout: Duration) async throws -> String? {
      let message = try await transport.receive(timeout: timeout)
      if let message { heard.append(message) }
      return message
    }

    func drop() { transport.drop() }
  }

  /// The operations of the patch that tapping something leads to, without their values.
  private func operations(_ name: String) async throws -> [String] {
    let app = InProcessApp { Page() }
    let transport = Overheard(app.connect())
    let driver = try await ScreenDriver(transport, Hello(url: "/", layout: .regular))
    transport.heard = []
    try await driver.tap(name)
    let patch = try JSONReader().read(
      try #require(transport.heard.first { $0.contains("ops") }))
    return (patch["ops"]?.array ?? []).map { operation in
      "\(operation["op"]?.string ?? "") \(operation["path"]?.string ?? "")"
    }
  }

  @Test func `of two hundred rows the one is evaluated in which a cell changes`() async throws {
    let driver = try await show { Page() }
    let count = try await driver.evaluations { try await driver.tap("Raise") }
    #expect(count == 2)
    #expect(driver.sees("amount 1"))
  }

  @Test func `a row that is selected is marked, and nothing is evaluated`() async throws {
    let driver = try await show { Page() }
    let count = try await driver.evaluations { try await driver.select("a 7") }
    #expect(count == 0)
    let marked = driver.document.nodes.filter { $0["selected"] == true }.map(\.allText.first)
    #expect(marked == ["a 7"])
  }

  @Test func `a cell that changes is one operation`() async throws {
    #expect(
      try await operations("Raise") == ["add /root/children/3/children/120/children/4/text"])
  }

  @Test func `a row that comes is one operation, and so is one that moves`() async throws {
    #expect(try await operations("Insert") == ["add /root/children/3/children/10"])
    #expect(try await operations("Last first") == ["move /root/children/3/children/0"])
  }
}
