extension ClientMessage {
  /// Reads a message; the bytes are needed during the call only.
  ///
  /// Members come in any order; those that the message does not know are ignored.
  ///
  /// - Throws: the first fault, with the command's number where it can be read.
  public init(
    _ bytes: UnsafeRawBufferPointer, limits: JSONLimits = .message
  ) throws(MessageError) {
    self = try CommandScanner.scan(bytes, limits: limits)
  }

  /// Reads a message.
  ///
  /// - Throws: the first fault, with the command's number where it can be read.
  public init(_ bytes: [UInt8], limits: JSONLimits = .message) throws(MessageError) {
    self = try bytes.span.withUnsafeBytes { (bytes) throws(MessageError) in
      try CommandScanner.scan(bytes, limits: limits)
    }
  }

  /// The message in its JSON form.
  public var json: JSONValue {
    switch self {
    case .sync: ["type": "sync"]
    case .hello(let hello): hello.json
    case .command(let command): command.json
    }
  }
}

extension Hello {
  fileprivate var json: JSONValue {
    var members: JSONObject = ["type": "hello", "protocol": .number(Double(Self.protocolVersion))]
    members["url"] = .string(url)
    members["layout"] = layout.map { .string($0.rawValue) }
    members["platform"] = .string(platform)
    members["locale"] = locale.map(JSONValue.string)
    members["timeZone"] = timeZone.map(JSONValue.string)
    members["colorScheme"] = colorScheme.map { .string($0.rawValue) }
    members["client"] = client.map(JSONValue.string)
    members["resume"] = resume.map(JSONValue.string)
    members["rev"] = rev.map { .number(Double($0)) }
    members["seq"] = seq.map { .number(Double($0)) }
    members["width"] = width.map(JSONValue.number)
    members["stored"] = stored.map(JSONValue.object)
    members["storedElsewhere"] = storedElsewhere.map { .array($0.map(JSONValue.string)) }
    return .object(members)
  }
}

extension Command {
  fileprivate var json: JSONValue {
    var members = wish.members
    members["seq"] = .number(Double(seq))
    members["rev"] = rev.map { .number(Double($0)) }
    return .object(members)
  }
}

extension Command.Wish {
  /// The same text for the same wish, whoever has written it.
  package var canonicalText: String { JSONValue.object(members).canonicalText }

  fileprivate var members: JSONObject {
    var members: JSONObject = ["type": .string(type)]
    switch self {
    case .action(let target, let name, let value):
      members["target"] = .string(target.text)
      members["name"] = .string(name.text)
      members["value"] = value
    case .back(let target): members["target"] = .string(target.text)
    case .open(let url): members["url"] = .string(url)
    case .layout(let layout): members["layout"] = .string(layout.rawValue)
    case .stored(let stored): members["stored"] = .object(stored)
    case .fork: break
    }
    return members
  }

  private var type: String {
    switch self {
    case .action: "action"
    case .back: "back"
    case .open: "open"
    case .layout: "layout"
    case .stored: "stored"
    case .fork: "fork"
    }
  }
}
