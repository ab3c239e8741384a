/// The members of a JSON object, in the order in which they were written.
///
/// A name occurs once. Small objects, which nearly all are, are searched from front to back; from
/// ``indexedFrom`` members on a dictionary remembers where each name is, so that a large hostile
/// object does not cost quadratic time.
public struct JSONObject: Sendable {
  /// One member: its name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public let name: String

    /// The value.
    public internal(set) var value: JSONValue

    /// Names a value.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }

    /// Whether both have the same name, code point by code point, and equal values.
    public static func == (left: Member, right: Member) -> Bool {
      left.name.isSameText(as: right.name) && left.value == right.value
    }
  }

  static let indexedFrom = 16

  private(set) var members: [Member] = []
  private var positions: [MemberName: Int] = [:]

  /// No members.
  public init() {}

  /// Members whose names are known to differ; a repeated name is a programming error.
  public init(uniqueMembers: some Sequence<(String, JSONValue)>) {
    for (name, value) in uniqueMembers {
      let isNew = append(name, value)
      precondition(isNew, "the member \(name) is named twice")
    }
  }

  /// The value of a member; setting `nil` removes it, setting a new name appends it.
  public subscript(name: String) -> JSONValue? {
    get { position(of: name).map { members[$0].value } }
    set {
      guard let newValue else { return remove(name) }
      guard let position = position(of: name) else { return insertLast(name, newValue) }
      members[position].value = newValue
    }
  }

  /// Adds a member at the end unless its name is taken.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  public mutating func append(_ name: String, _ value: JSONValue) -> Bool {
    guard position(of: name) == nil else { return false }
    insertLast(name, value)
    return true
  }

  func position(of name: String) -> Int? {
    guard positions.isEmpty else { return positions[MemberName(text: name)] }
    return members.firstIndex { $0.name.isSameText(as: name) }
  }

  /// Changes the value at a position in place.
  mutating func modify<Result, Failure: Error>(
    at position: Int, _ body: (inout JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&members[position].value)
  }

  mutating func insertLast(_ name: String, _ value: JSONValue) {
    members.append(Member(name: name, value: value))
    if !positions.isEmpty {
      positions[MemberName(text: name)] = members.count - 1
    } else if members.count >= Self.indexedFrom {
      for (position, member) in members.enumerated() {
        positions[MemberName(text: member.name)] = position
      }
    }
  }

  private mutating func remove(_ name: String) {
    guard let position = position(of: name) else { return }
    members.remove(at: position)
    guard !positions.isEmpty else { return }
    positions[MemberName(text: name)] = nil
    for index in position..<members.count {
      positions[MemberName(text: members[index].name)] = index
    }
  }
}

/// A name that is compared code point by code point, and hashed so: by its characters, names that only look alike
/// would all have one hash.
private struct MemberName: Hashable {
  let text: String

  static func == (left: MemberName, right: MemberName) -> Bool {
    left.text.isSameText(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
