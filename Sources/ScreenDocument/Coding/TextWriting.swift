/// The text that grows, and the arrays and objects of it that are still open.
///
/// A container is closed as soon as one around it is written to again: nobody says when a container is
/// complete. Whoever writes to one that is closed makes the text irregular, and it is given up.
final class TextWriting {
  enum Kind { case nothing, scalar, array, object }

  private struct Level {
    let serial: Int32
    var kind = Kind.nothing
    var count = 0
    /// Where the members of an object begin to be noted in ``members``.
    let firstMember: Int
  }

  @exclusivity(unchecked) private(set) var out = JSONBytes()
  @exclusivity(unchecked) private var levels: [Level] = []
  /// Where each member of the objects that are open begins.
  @exclusivity(unchecked) private var members: [Int] = []
  /// The members of an object by their names, and their text in this order.
  @exclusivity(unchecked) private var order: [Int] = []
  @exclusivity(unchecked) private var sorted = JSONBytes()
  @exclusivity(unchecked) private var lastSerial: Int32 = 0
  @exclusivity(unchecked) private var isIrregular = false

  /// Begins anew, with one value to come.
  func begin() -> TextEncoding {
    out.removeAll()
    levels.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    isIrregular = false
    return push()
  }

  /// Closes everything; false when the text is not to be used.
  func finish() -> Bool {
    while !levels.isEmpty { close() }
    return !isIrregular
  }

  /// A place for one more value, at the end of the text.
  func push() -> TextEncoding {
    lastSerial &+= 1
    levels.append(Level(serial: lastSerial, firstMember: members.count))
    return TextEncoding(
      writing: self, depth: Int32(truncatingIfNeeded: levels.count - 1), serial: lastSerial)
  }

  /// Makes a value an array or an object, or goes on with it where it is one already.
  func open(_ kind: Kind, at place: TextEncoding) {
    guard let depth = back(to: place) else { return }
    switch levels[depth].kind {
    case .nothing:
      levels[depth].kind = kind
      out.append(byte: UInt8(ascii: kind == .array ? "[" : "{"))
    case kind: break
    default: isIrregular = true
    }
  }

  /// Begins the next item of an array; false when it cannot be written.
  func item(at place: TextEncoding) -> Bool {
    guard let depth = back(to: place), levels[depth].kind == .array else { return refuse() }
    separate(depth)
    return true
  }

  /// Begins the next member of an object; false when it cannot be written.
  func member(_ name: String, at place: TextEncoding) -> Bool {
    guard let depth = back(to: place), levels[depth].kind == .object else { return refuse() }
    separate(depth)
    members.append(out.count)
    appendName(name)
    return true
  }

  /// Notes that a value is about to be written whole; false when it cannot be.
  func scalar(at place: TextEncoding) -> Bool {
    guard let depth = back(to: place), levels[depth].kind == .nothing else { return refuse() }
    levels[depth].kind = .scalar
    return true
  }

  func count(at place: TextEncoding) -> Int {
    let depth = Int(place.depth)
    return levels.indices.contains(depth) ? levels[depth].count : 0
  }

  private func refuse() -> Bool {
    isIrregular = true
    return false
  }

  private func separate(_ depth: Int) {
    if levels[depth].count > 0 { out.append(byte: UInt8(ascii: ",")) }
    levels[depth].count += 1
  }

  /// Closes what is open inside a value; nil when that value itself is closed.
  private func back(to place: TextEncoding) -> Int? {
    let depth = Int(place.depth)
    guard depth < levels.count, levels[depth].serial == place.serial else {
      isIrregular = true
      return nil
    }
    while levels.count > depth + 1 { close() }
    return depth
  }

  private func close() {
    guard let level = levels.popLast() else { return }
    switch level.kind {
    case .scalar: break
    case .nothing: out.append("{}")
    case .array: out.append(byte: UInt8(ascii: "]"))
    case .object:
      if !isIrregular { sort(from: level.firstMember) }
      members.removeLast(members.count - level.firstMember)
      out.append(byte: UInt8(ascii: "}"))
    }
  }
}

// What is written whole.
extension TextWriting {
  func append(_ value: String) { out.appendString(value) }
  func append(_ value: Bool) { out.appendBool(value) }
  func appendNull() { out.appendNull() }

  func append(_ value: some FixedWidthInteger) { out.appendWhole(value) }

  func append(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no such number"))
    }
    out.appendNumber(value)
  }

  func append(_ list: TextList) {
    // Out of the object for a while, so that the compiler knows that nobody else has it.
    var text = JSONBytes()
    swap(&text, &out)
    list.write(into: &text)
    swap(&text, &out)
  }

  private func appendName(_ name: String) {
    let start = out.count
    out.appendString(name)
    out.withUnsafeBytes { bytes in
      for byte in bytes[start...] where byte >= 0x80 || byte == UInt8(ascii: "\\") {
        isIrregular = true
      }
    }
    out.append(byte: UInt8(ascii: ":"))
  }
}

// The order of members.
extension TextWriting {
  /// Puts the members of the object that ends here in order of their names.
  private func sort(from first: Int) {
    guard members.count - first > 1 else { return }
    var isSorted = true
    for index in first + 1..<members.count where isSorted {
      isSorted = out.isName(at: members[index - 1], before: members[index])
    }
    if !isSorted { rearrange(from: first) }
  }

  /// Objects are small, so this sorts by insertion, in memory that stays.
  private func rearrange(from first: Int) {
    order.removeAll(keepingCapacity: true)
    for index in first..<members.count {
      var place = order.count
      while place > 0, out.isName(at: members[index], before: members[order[place - 1]]) {
        place -= 1
      }
      order.insert(index, at: place)
    }
    for place in order.indices.dropFirst()
    where !out.isName(at: members[order[place - 1]], before: members[order[place]]) {
      isIrregular = true
    }
    takeInOrder(from: members[first])
  }

  private func takeInOrder(from start: Int) {
    sorted.removeAll()
    for index in order {
      if !sorted.isEmpty { sorted.append(byte: UInt8(ascii: ",")) }
      let end = index + 1 < members.count ? members[index + 1] - 1 : out.count
      sorted.append(contentsOf: out.bytes[members[index]..<end])
    }
    out.truncate(to: start)
    out.append(sorted)
  }
}

extension JSONBytes {
  /// Whether the quoted name at one place comes before the one at another, both plain ASCII.
  fileprivate func isName(at first: Int, before second: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    return withUnsafeBytes { bytes in
      var one = first + 1
      var other = second + 1
      while one < bytes.count, other < bytes.count, bytes[one] == bytes[other] {
        if bytes[one] == quote { return false }
        one += 1
        other += 1
      }
      guard one < bytes.count, other < bytes.count, bytes[other] != quote else { return false }
      return bytes[one] == quote || bytes[one] < bytes[other]
    }
  }
}
