extension JSONObject: RandomAccessCollection {
  /// Where the first member is.
  public var startIndex: Int { members.startIndex }

  /// The position after the last member.
  public var endIndex: Int { members.endIndex }

  /// The member at a position in writing order.
  public subscript(position: Int) -> Member { members[position] }
}

extension JSONObject: Hashable {
  /// Whether both have the same members, in whatever order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    guard left.count == right.count else { return false }
    return left.members.indices.allSatisfy { index in
      let member = left.members[index]
      return right.members[index] == member || right[member.name] == member.value
    }
  }

  /// Feeds the members to a hasher, so that their order does not matter.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.reduce(0) { $0 ^ $1.hashValue })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Lists the members; naming one twice is a programming error.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(uniqueMembers: elements)
  }
}
