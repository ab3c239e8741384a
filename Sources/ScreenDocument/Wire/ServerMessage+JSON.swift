extension ServerMessage {
  /// Reads a message of a server.
  ///
  /// Members that the message does not know are ignored. A refusal code that is not known is read
  /// as ``RefusalCode/unavailable``.
  ///
  /// - Throws: the first fault; ``MessageError/unknownType(_:seq:)`` may be ignored by a client.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(MessageError) {
    let value: JSONValue
    do {
      value = try JSONReader(limits: limits).read(bytes)
    } catch {
      throw .notJSON(error, seq: nil)
    }
    try self.init(value)
  }

  /// Reads a message of a server from its JSON form.
  ///
  /// - Throws: the first fault.
  public init(_ json: JSONValue) throws(MessageError) {
    guard let members = json.object else { throw .notAnObject }
    let reader = MemberReader(members)
    switch try reader.requiredString("type") {
    case "welcome": self = .welcome(try Welcome(reader))
    case "screen": self = try Self.screen(reader)
    case "patch": self = try Self.patch(reader)
    case "ack": self = .ack(try reader.requiredInteger("ack"))
    case "refused": self = .refused(try Refusal(reader))
    case let type: self = try Self.notice(type, reader)
    }
  }

  /// The bytes of the message.
  public var bytes: [UInt8] {
    var out = JSONBytes()
    out.append(self)
    return out.bytes
  }

  private static func screen(_ reader: MemberReader) throws(MessageError) -> ServerMessage {
    .screen(
      rev: try reader.requiredInteger("rev"), ack: try reader.requiredInteger("ack"),
      document: Document(try reader.value("document")))
  }

  private static func patch(_ reader: MemberReader) throws(MessageError) -> ServerMessage {
    let operations: JSONPatch
    do {
      operations = try JSONPatch(try reader.value("ops"))
    } catch let error as JSONPatchError {
      throw .wrong(member: "ops", expected: "a JSON Patch: \(error.message)", seq: nil)
    } catch {
      throw .missing(member: "ops", seq: nil)
    }
    return .patch(
      rev: try reader.requiredInteger("rev"), base: try reader.requiredInteger("base"),
      ack: try reader.integer("ack"), operations: operations)
  }

  private static func effect(
    _ name: String, _ reader: MemberReader
  ) throws(MessageError) -> ClientEffect {
    switch name {
    case "openURL": .openURL(try reader.requiredString("url"))
    case "scrollTo":
      .scrollTo(
        target: try reader.requiredString("target"), anchor: try reader.string("anchor"))
    case "forked": .forked(resume: try reader.requiredString("resume"))
    default: .other(name)
    }
  }

  private static func notice(
    _ type: String, _ reader: MemberReader
  ) throws(MessageError) -> ServerMessage {
    switch type {
    case "effect":
      .effect(try effect(try reader.requiredString("name"), reader))
    case "goodbye":
      .goodbye(
        code: try reader.requiredString("code"), retryAfter: try reader.number("retryAfter"))
    case "error":
      .error(
        code: try reader.required("code", try reader.word("code")),
        message: try reader.requiredString("message"))
    default: throw .unknownType(type, seq: nil)
    }
  }
}

extension Welcome {
  fileprivate init(_ reader: MemberReader) throws(MessageError) {
    let version = try reader.requiredInteger("protocol")
    guard version == Hello.protocolVersion else { throw .unsupportedProtocol(version) }
    self.init(
      session: try reader.requiredString("session"), resume: try reader.requiredString("resume"),
      resumed: try reader.requiredBool("resumed"), seq: try reader.requiredInteger("seq"),
      time: try reader.integer("time"),
      limits: try Limits(MemberReader(try reader.value("limits").object ?? [:])))
  }
}

extension Welcome.Limits {
  fileprivate init(_ reader: MemberReader) throws(MessageError) {
    self.init(
      message: try reader.requiredInteger("message"),
      commandsPerSecond: try reader.required(
        "commandsPerSecond", try reader.number("commandsPerSecond")),
      stored: try reader.integer("stored"))
  }
}

extension Refusal {
  fileprivate init(_ reader: MemberReader) throws(MessageError) {
    self.init(
      ack: try reader.requiredInteger("ack"),
      code: RefusalCode(rawValue: try reader.requiredString("code")) ?? .unavailable,
      message: try reader.requiredString("message"))
  }
}
