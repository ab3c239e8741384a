import ScreenDocument
import Testing

@testable import Wheelhouse

struct OperationTests {
  private let client = ResumeTokenHash(bytes: Array("someone with a token".utf8))

  private func keys(
    _ seq: Int = 7, _ wish: Command.Wish = .fork, _ body: () -> [OperationKey]
  ) -> [String] {
    CommandScope.$current.withValue(
      CommandScope(session: "s", client: client, command: Command(seq: seq, wish: wish))
    ) {
      body().map(\.text)
    }
  }

  @Test func `keys of a command follow from its number and come again when it is applied again`() {
    let first = keys { [.next(), .next()] }
    #expect(first == ["s:c29tZW9u:7:eukfg5nviwfn:0", "s:c29tZW9u:7:eukfg5nviwfn:1"])
    #expect(keys { [.next(), .next()] } == first)
    #expect(keys(8) { [.next()] } == ["s:c29tZW9u:8:eukfg5nviwfn:0"])
  }

  @Test func `another command with the same number has other keys`() {
    let wishes: [Command.Wish] = [
      .fork, .open(url: "/a"), .open(url: "/b"), .back(target: CommandTarget("a")),
      .action(target: CommandTarget("a"), name: .tap, value: nil),
      .action(target: CommandTarget("b"), name: .tap, value: nil),
      .action(target: CommandTarget("a"), name: .change, value: "x"),
      .action(target: CommandTarget("a"), name: .change, value: "y"),
    ]
    #expect(Set(wishes.flatMap { keys(7, $0) { [.next()] } }).count == wishes.count)
  }

  @Test func `a task that a command starts takes its keys from the command`() async {
    let scope = CommandScope(session: "s", client: client, command: Command(seq: 1, wish: .fork))
    let task = CommandScope.$current.withValue(scope) {
      _ = OperationKey.next()
      return Task {
        await Task.yield()
        return OperationKey.next()
      }
    }
    #expect(await task.value.text == "s:c29tZW9u:1:eukfg5nviwfn:1")
  }

  @Test func `a key outside of any command has 128 bits of its own`() {
    let keys = (0..<100).map { _ in OperationKey.next().text }
    #expect(Set(keys).count == 100)
    #expect(keys.allSatisfy { $0.utf8.count == 32 })
  }

  @Test func `an operation comes back from a snapshot as the same one, its key as text`() throws {
    let operation = Operation(["tea", "milk"], key: OperationKey("s:c:1:0"))
    let json = try JSONValueEncoder().encode(operation)
    #expect(json.canonicalText == #"{"input":["tea","milk"],"key":"s:c:1:0"}"#)
    let again = try JSONValueDecoder().decode(Operation<[String]>.self, from: json)
    #expect(again == operation && again.input == operation.input && again.id == operation.key)
  }

  @Test func `operations with different keys are different, whatever their input`() {
    #expect(Operation(1, key: OperationKey("a")) != Operation(1, key: OperationKey("b")))
  }
}
