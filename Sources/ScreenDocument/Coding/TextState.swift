/// What a ``TextWriting`` points to.
struct TextState: ~Copyable {
  struct Level {
    let serial: Int32
    var kind = TextWriting.Kind.nothing
    var isInOrder = true
    var count = 0
    /// Where the members of an object begin to be noted.
    let firstMember: Int
  }

  let objects: TextObjects
  let texts = KeptTexts()
  var out = ByteBuffer()
  var scratch = JSONBytes()
  var isIrregular = false
  /// Whether an object was written since that was last asked.
  var metObject = false
  /// A type that is none of objects.
  private var plainType: ObjectIdentifier?
  /// The long lists that the value had the last time, in order; nil where nobody keeps them.
  private var lists: [KeptList]?
  /// How many of them there were this time.
  private var listCount = 0
  private var levels = Growing<Level>()
  /// The members of the objects that are open.
  private var members = Growing<TextMember>()
  /// The members of an object in order of their names.
  private var sorted = ByteBuffer()
  private var lastSerial: Int32 = 0

  init(objects: consuming TextObjects) { self.objects = objects }

  mutating func clear() {
    out.truncate(to: 0)
    levels.truncate(to: 0)
    members.truncate(to: 0)
    isIrregular = false
  }

  mutating func push() -> (depth: Int32, serial: Int32) {
    lastSerial &+= 1
    levels.append(Level(serial: lastSerial, firstMember: members.count))
    return (Int32(truncatingIfNeeded: levels.count &- 1), lastSerial)
  }

  /// Notes whether a value is an object; nearly always it is of the same type as the one before.
  mutating func note(_ type: Any.Type) {
    guard plainType != ObjectIdentifier(type) else { return }
    if type is AnyClass { metObject = true } else { plainType = ObjectIdentifier(type) }
  }

  mutating func takeMetObject() -> Bool {
    defer { metObject = false }
    return metObject
  }

  /// Appends an array.
  mutating func append(_ list: TextList) {
    guard case .texts(let texts) = list, texts.count >= KeptList.leastCount, let kept = lists else {
      return list.write(into: &out, &scratch)
    }
    let index = listCount
    listCount &+= 1
    if index < kept.count, kept[index].isIdentical(to: texts) {
      return kept[index].write(into: &out)
    }
    let start = out.count
    list.write(into: &out, &scratch)
    keep(KeptList(texts, text: UnsafeRawBufferPointer(rebasing: out.bytes[start...])), at: index)
  }

  private mutating func keep(_ list: KeptList, at index: Int) {
    lists?.replaceSubrange(index..., with: CollectionOfOne(list))
  }

  /// Takes the lists of one value and gives back those of another.
  mutating func exchange(_ others: inout [KeptList]?) {
    if let count = lists?.count, count > listCount { lists?.removeLast(count - listCount) }
    swap(&lists, &others)
    listCount = 0
  }

  /// Closes what is open inside a value; nil when that value itself is closed.
  mutating func level(of place: TextEncoding) -> UnsafeMutablePointer<Level>? {
    let depth = Int(place.depth)
    guard depth < levels.count, levels.base[depth].serial == place.serial else {
      isIrregular = true
      return nil
    }
    if levels.count > depth &+ 1 { close(to: depth &+ 1) }
    return levels.base + depth
  }

  func count(of place: TextEncoding) -> Int {
    let depth = Int(place.depth)
    return depth < levels.count ? levels.base[depth].count : 0
  }

  /// Closes all values but the outer ones.
  mutating func close(to depth: Int) {
    while levels.count > depth {
      let level = levels.base[levels.count &- 1]
      switch level.kind {
      case .scalar: break
      case .nothing: out.append("{}")
      case .array: out.append(UInt8(ascii: "]"))
      case .object:
        if !level.isInOrder, !isIrregular { sort(from: level.firstMember) }
        members.truncate(to: level.firstMember)
        out.append(UInt8(ascii: "}"))
      }
      levels.truncate(to: levels.count &- 1)
    }
  }

  /// Begins a member, whose value is to follow.
  mutating func begin(
    _ name: UnsafeRawBufferPointer, in level: UnsafeMutablePointer<Level>
  ) {
    guard let start = name.baseAddress, let sign = TextMember.sign(of: name) else {
      isIrregular = true
      return
    }
    let member = TextMember(start: out.count, length: name.count, sign: sign)
    out.append(quoted: start, name.count)
    out.append(UInt8(ascii: ":"))
    note(member, in: level)
  }

  /// Begins a member with a name that is kept.
  mutating func begin(_ name: UnsafePointer<KeptName>, in level: UnsafeMutablePointer<Level>) {
    let start = out.count
    let length = name.pointee.length
    // The whole words, of which the name's own bytes stay.
    out.extend(MemoryLayout<KeptName.Words>.size)
      .storeBytes(of: name.pointee.text, as: KeptName.Words.self)
    out.truncate(to: start &+ length &+ KeptName.marks)
    note(TextMember(start: start, length: length, sign: name.pointee.sign), in: level)
  }

  private mutating func note(_ member: TextMember, in level: UnsafeMutablePointer<Level>) {
    if members.count > level.pointee.firstMember {
      let former = members.base[members.count &- 1]
      if !member.isAfter(former, in: out.base) { level.pointee.isInOrder = false }
    }
    members.append(member)
  }

  /// Puts the members of the object that ends here in order of their names.
  private mutating func sort(from first: Int) {
    let start = members.base[first].start
    for index in first..<members.count {
      let isLast = index == members.count &- 1
      let end = isLast ? out.count : members.base[index &+ 1].start &- 1
      members.base[index].size = end &- members.base[index].start
    }
    var own = UnsafeMutableBufferPointer(
      start: members.base + first, count: members.count &- first)
    let text = out.base
    own.sort { $1.isAfter($0, in: text) }
    sorted.truncate(to: 0)
    for index in own.indices {
      if index > 0 {
        // A name that is there twice.
        if !own[index].isAfter(own[index &- 1], in: text) { isIrregular = true }
        sorted.append(UInt8(ascii: ","))
      }
      sorted.append(text + own[index].start, own[index].size)
    }
    out.truncate(to: start)
    out.append(sorted.base, sorted.count)
  }
}

/// Where a member of an object is in a text, and what it is sorted by.
struct TextMember {
  /// Where its quoted name begins.
  let start: Int
  /// How long its name is.
  let length: Int
  /// The first eight bytes of its name, so that most names are compared at once.
  let sign: UInt64
  /// How long it is, with its value.
  var size = 0

  init(start: Int, length: Int, sign: UInt64) {
    self.start = start
    self.length = length
    self.sign = sign
  }

  /// The sign of a name; nil for one that has anything but plain ASCII.
  static func sign(of name: UnsafeRawBufferPointer) -> UInt64? {
    var sign: UInt64 = 0
    var index = 0
    while index < name.count {
      let word = word(of: name, from: index)
      // What is missing of the last word is no control character.
      let missing = max(0, index &+ 8 &- name.count)
      let marks = ByteWord.marks(word | ByteWord.filler(missing))
      if marks | word & ByteWord.highs != 0 { return nil }
      if index == 0 { sign = word.byteSwapped }
      index &+= 8
    }
    return sign
  }

  /// Eight bytes of a name, the first of them in the low bits; zeros behind its end.
  private static func word(of name: UnsafeRawBufferPointer, from index: Int) -> UInt64 {
    if index &+ 8 <= name.count { return ByteWord.load(name, at: index) }
    var word: UInt64 = 0
    for place in index..<name.count {
      word |= UInt64(name[place]) &<< UInt64((place &- index) &* 8)
    }
    return word
  }

  /// Whether its name comes later than another one, by their bytes.
  func isAfter(_ other: TextMember, in text: UnsafeMutableRawPointer) -> Bool {
    if sign != other.sign { return sign > other.sign }
    var index = 8
    while index < length, index < other.length {
      let (one, two) = (byte(index, in: text), other.byte(index, in: text))
      if one != two { return one > two }
      index &+= 1
    }
    return length > other.length
  }

  private func byte(_ index: Int, in text: UnsafeMutableRawPointer) -> UInt8 {
    UnsafeRawPointer(text).byte(start &+ 1 &+ index)
  }
}

/// A list of plain values that its holder alone has, and that keeps its memory.
struct Growing<Item: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Item>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 32) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  mutating func append(_ item: Item) {
    if count == capacity { grow() }
    (base + count).initialize(to: item)
    count &+= 1
  }

  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  private mutating func grow() {
    let wider = UnsafeMutablePointer<Item>.allocate(capacity: capacity &* 2)
    wider.update(from: base, count: count)
    base.deallocate()
    base = wider
    capacity &*= 2
  }
}
