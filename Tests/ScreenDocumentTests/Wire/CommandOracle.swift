import ScreenDocument

/// Reads client messages the plain way, from a tree; what the scanner says has to be the same.
enum CommandOracle {
  static func read(_ bytes: [UInt8]) -> Result<ClientMessage, MessageError> {
    let value: JSONValue
    do {
      value = try JSONReader(limits: .message).read(bytes)
    } catch {
      return .failure(.notJSON(error, seq: nil))
    }
    guard let members = value.object else { return .failure(.notAnObject) }
    return Result { () throws(MessageError) in try message(members) }
  }

  private static func message(_ members: JSONObject) throws(MessageError) -> ClientMessage {
    let seq = count(members["seq"], from: 1)
    guard let json = members["type"] else { throw .missing(member: "type", seq: seq) }
    guard let type = json.string else {
      throw .wrong(member: "type", expected: "a string", seq: seq)
    }
    switch type {
    case "sync": return .sync
    case "action", "back", "open", "layout", "stored", "fork":
      return .command(try command(type, members))
    default: throw .unknownType(type, seq: seq)
    }
  }

  private static func command(
    _ type: String, _ members: JSONObject
  ) throws(MessageError) -> Command {
    let seq = count(members["seq"], from: 1)
    func fault(_ name: String, _ expected: String) -> MessageError {
      members[name] == nil
        ? .missing(member: name, seq: seq) : .wrong(member: name, expected: expected, seq: seq)
    }
    func text(_ name: String) throws(MessageError) -> String {
      guard let text = members[name]?.string else { throw fault(name, "a string") }
      return text
    }
    guard let seq else { throw fault("seq", "a whole number from 1 to 2^53 - 1") }
    let rev = count(members["rev"], from: 0)
    guard rev != nil || members["rev"] == nil else {
      throw fault("rev", "a whole number from 0 to 2^53 - 1")
    }
    let wish: Command.Wish
    switch type {
    case "action":
      let target = CommandTarget(try text("target"))
      let name = ActionName(try text("name"))
      let value = members["value"]
      guard value == nil || value?.bool != nil || value?.number != nil || value?.string != nil
      else {
        throw fault("value", "true, false, a number or a string")
      }
      wish = .action(target: target, name: name, value: value)
    case "back": wish = .back(target: CommandTarget(try text("target")))
    case "open": wish = .open(url: try text("url"))
    case "fork": wish = .fork
    case "stored":
      guard let stored = members["stored"]?.object, stored.allSatisfy({ isKept($0.value) }) else {
        throw fault(
          "stored",
          "an object of at most 64 strings, numbers and truth values, of 4096 bytes, with null for what is kept no more"
        )
      }
      wish = .stored(stored)
    default:
      guard let layout = members["layout"]?.string.flatMap(Layout.init) else {
        throw fault("layout", "\"compact\" or \"regular\"")
      }
      wish = .layout(layout)
    }
    return Command(seq: seq, rev: rev, wish: wish)
  }

  private static func isKept(_ value: JSONValue) -> Bool {
    value.object == nil && value.array == nil
  }

  private static func count(_ value: JSONValue?, from least: Int) -> Int? {
    guard let count = value?.integer, count >= least, count < 1 << 53 else { return nil }
    return count
  }
}
