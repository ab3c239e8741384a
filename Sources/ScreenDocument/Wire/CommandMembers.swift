/// What was read of a message so far, and what is made of it at the end.
///
/// Members come in any order, so a fault in one is only a fault once it is known that this type of
/// message has such a member, and is only refusable once the number was read.
struct CommandMembers {
  var type: MessageType?
  var seq: Int?
  var rev: Int?
  var target: CommandTarget?
  var name: ActionName?
  var value: JSONValue?
  var url: String?
  var layout: Layout?
  var stored: JSONObject?

  private var present: UInt16 = 0

  /// Notes that a member is there; tells whether it was not there before.
  @inline(__always)
  mutating func note(_ member: CommandMember) -> Bool {
    guard present & member.rawValue == 0 else { return false }
    present |= member.rawValue
    return true
  }

  func command() throws(MessageError) -> Command {
    let seq = try required(seq, .seq)
    return Command(seq: seq, rev: try optional(rev, .rev), wish: try wish())
  }

  private func wish() throws(MessageError) -> Command.Wish {
    switch type {
    case .action:
      .action(
        target: try required(target, .target), name: try required(name, .name),
        value: try optional(value, .value))
    case .back: .back(target: try required(target, .target))
    case .open: .open(url: try required(url, .url))
    case .layout: .layout(try required(layout, .layout))
    case .stored: .stored(try required(stored, .stored))
    case .fork: .fork
    case .other(let type): throw .unknownType(type, seq: seq)
    case .hello, .sync, nil: throw fault(.type)
    }
  }

  @inline(__always)
  private func required<Value>(
    _ value: Value?, _ member: CommandMember
  ) throws(MessageError) -> Value {
    guard let value else { throw fault(member) }
    return value
  }

  @inline(__always)
  private func optional<Value>(
    _ value: Value?, _ member: CommandMember
  ) throws(MessageError) -> Value? {
    guard value != nil || present & member.rawValue == 0 else { throw fault(member) }
    return value
  }

  func fault(_ member: CommandMember) -> MessageError {
    present & member.rawValue == 0
      ? .missing(member: "\(member.text)", seq: seq)
      : .wrong(member: "\(member.text)", expected: member.expected, seq: seq)
  }
}

/// What a client message is.
enum MessageType: Equatable {
  case action
  case back
  case open
  case layout
  case stored
  case fork
  case sync
  case hello
  case other(String)

  /// Tells a type by its bytes; `nil` for one that protocol 1 does not have.
  init?(known name: UnsafeRawBufferPointer) {
    if name.isWord("action") {
      self = .action
    } else if name.isWord("back") {
      self = .back
    } else {
      self.init(rare: name)
    }
  }

  private init?(rare name: UnsafeRawBufferPointer) {
    if name.isWord("open") {
      self = .open
    } else if name.isWord("layout") {
      self = .layout
    } else if name.isWord("stored") {
      self = .stored
    } else if name.isWord("fork") {
      self = .fork
    } else if name.isWord("sync") {
      self = .sync
    } else if name.isWord("hello") {
      self = .hello
    } else {
      return nil
    }
  }
}
