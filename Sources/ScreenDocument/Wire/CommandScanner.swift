/// Goes once over a client's message and takes out what a command needs.
///
/// A command arrives for every tap and keystroke, so nothing is built on the way that is not part of
/// the answer: no tree, no text for an id, none for a known name. A generic reader with a lookup
/// afterwards is ten times slower; it is used for `hello` only, which comes once a connection. What
/// is accepted is the same.
struct CommandScanner {
  private var cursor: JSONCursor
  private var members = CommandMembers()
  private var unknown = JSONObject()

  static func scan(
    _ bytes: UnsafeRawBufferPointer, limits: JSONLimits
  ) throws(MessageError) -> ClientMessage {
    var scanner: CommandScanner
    do {
      scanner = CommandScanner(cursor: try JSONCursor(bytes, limits: limits))
    } catch {
      throw .notJSON(error, seq: nil)
    }
    return try scanner.message()
  }

  private init(cursor: JSONCursor) {
    self.cursor = cursor
  }

  private mutating func message() throws(MessageError) -> ClientMessage {
    let isObject: Bool
    do {
      isObject = try scan()
    } catch {
      throw .notJSON(error, seq: members.seq)
    }
    guard isObject else { throw .notAnObject }
    switch members.type {
    case .hello: return .hello(try hello())
    case .sync: return .sync
    case nil: throw members.fault(.type)
    case .other(let type): throw .unknownType(type, seq: members.seq)
    case .action, .back, .open, .layout, .stored, .fork: return .command(try members.command())
    }
  }

  private func hello() throws(MessageError) -> Hello {
    do {
      let value = try JSONReader(limits: cursor.limits).read(cursor.bytes)
      return try Hello(value.object ?? [:])
    } catch let error as MessageError {
      throw error
    } catch {
      throw .notAnObject
    }
  }

  private mutating func scan() throws(JSONError) -> Bool {
    cursor.skipSpace()
    guard cursor.byte == UInt8(ascii: "{") else {
      _ = try cursor.readValue()
      try cursor.finish()
      return false
    }
    try cursor.enter(1)
    if !cursor.skip(UInt8(ascii: "}")) {
      repeat { try scanMember() } while try cursor.hasMore(before: UInt8(ascii: "}"))
    }
    try cursor.finish()
    return true
  }

  private mutating func scanMember() throws(JSONError) {
    cursor.skipSpace()
    let start = cursor.offset
    let raw = try cursor.scanString()
    let member = try member(raw, start: start)
    cursor.skipSpace()
    try cursor.expect(UInt8(ascii: ":"))
    cursor.skipSpace()
    if let member {
      try scanValue(of: member)
    } else {
      _ = try cursor.readValue(depth: 1)
    }
  }

  /// Which member a name means; `nil` where none, whose name is then kept to notice a second one.
  @inline(__always)
  private mutating func member(
    _ raw: RawString, start: Int
  ) throws(JSONError) -> CommandMember? {
    if raw.isPlain, let member = CommandMember(written(raw)) {
      guard members.note(member) else {
        throw .duplicateName("\(member.text)", offset: start)
      }
      return member
    }
    return try otherMember(try cursor.text(of: raw), start: start)
  }

  private mutating func otherMember(
    _ name: String, start: Int
  ) throws(JSONError) -> CommandMember? {
    var name = name
    let member = name.withUTF8 { CommandMember(UnsafeRawBufferPointer($0)) }
    let isNew = member.map { members.note($0) } ?? unknown.append(name, nil)
    guard isNew else { throw .duplicateName(name, offset: start) }
    return member
  }

  @inline(__always)
  private func written(_ raw: RawString) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: cursor.bytes[raw.range])
  }

  @inline(__always)
  private mutating func scanValue(of member: CommandMember) throws(JSONError) {
    switch member {
    case .type: members.type = try scanType()
    case .seq: members.seq = try scanCount(from: 1)
    case .rev: members.rev = try scanCount(from: 0)
    case .target: members.target = try scanTarget()
    case .name: members.name = try scanName()
    case .value: members.value = try scanScalar()
    case .url: members.url = try cursor.readValue(depth: 1).string
    case .layout:
      members.layout = try cursor.readValue(depth: 1).string.flatMap(Layout.init)
    case .stored:
      members.stored = StoredMember.read(try cursor.readValue(depth: 1), allowsNull: true)
    }
  }

  private mutating func scanCount(from least: Int) throws(JSONError) -> Int? {
    if let count = cursor.skipCount() { return count < least ? nil : count }
    let count = try cursor.readValue(depth: 1).counting
    return count.flatMap { $0 < least ? nil : $0 }
  }

  private mutating func scanScalar() throws(JSONError) -> JSONValue? {
    let value = try cursor.readValue(depth: 1)
    switch value {
    case .bool, .number, .string: return value
    case .null, .array, .object: return nil
    }
  }

  /// Steps over a string; `nil` after stepping over a value that is none.
  @inline(__always)
  private mutating func scanText() throws(JSONError) -> RawString? {
    guard cursor.byte == UInt8(ascii: "\"") else {
      _ = try cursor.readValue(depth: 1)
      return nil
    }
    return try cursor.scanString()
  }

  private mutating func scanType() throws(JSONError) -> MessageType? {
    guard let raw = try scanText() else { return nil }
    if raw.isPlain, let type = MessageType(known: written(raw)) { return type }
    var text = try cursor.text(of: raw)
    return text.withUTF8 { MessageType(known: UnsafeRawBufferPointer($0)) } ?? .other(text)
  }

  private mutating func scanTarget() throws(JSONError) -> CommandTarget? {
    guard let raw = try scanText() else { return nil }
    if raw.isPlain, let bits = CommandTarget.identity(of: written(raw)) { return .identity(bits) }
    return CommandTarget(try cursor.text(of: raw))
  }

  private mutating func scanName() throws(JSONError) -> ActionName? {
    guard let raw = try scanText() else { return nil }
    if raw.isPlain, let name = ActionName(frequent: written(raw)) { return name }
    return ActionName(try cursor.text(of: raw))
  }
}
