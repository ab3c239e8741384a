import Synchronization

/// The text that grows, and the arrays and objects of it that are still open.
///
/// A container is closed as soon as one around it is written to again: nobody says when a container is
/// complete. Whoever writes to one that is closed makes the text irregular, and it is given up.
///
/// A pointer and no object, since the containers of every value are handed on a few times each, and each
/// time would count a reference. The memory is never freed but used again: a container that somebody has
/// kept finds there that it is closed.
struct TextWriting {
  enum Kind { case nothing, scalar, array, object }

  private let state: UnsafeMutablePointer<TextState>

  /// The memory of encoders that are gone.
  private static let idle = Mutex<[TextWriting]>([])

  /// Memory that nobody else writes to, until ``giveBack()``.
  static func take() -> TextWriting { idle.withLock { $0.popLast() } ?? TextWriting() }

  func giveBack() { Self.idle.withLock { $0.append(self) } }

  private init() {
    state = .allocate(capacity: 1)
    let nowhere = TextEncoding(writing: self, depth: .max, serial: 0)
    state.initialize(to: TextState(objects: TextObjects(nowhere)))
  }

  /// Begins anew, with one value to come.
  func begin() -> TextEncoding {
    state.pointee.clear()
    return push()
  }

  /// Closes everything and appends the text; false when there is none to be used.
  func finish(into bytes: inout JSONBytes) -> Bool {
    state.pointee.close(to: 0)
    if state.pointee.isIrregular { return false }
    bytes.append(bytes: state.pointee.out.bytes)
    return true
  }

  /// A place for one more value, at the end of the text.
  func push() -> TextEncoding {
    let (depth, serial) = state.pointee.push()
    return TextEncoding(writing: self, depth: depth, serial: serial)
  }

  /// Makes a value an array or an object, or goes on with it where it is one already.
  func open(_ kind: Kind, at place: TextEncoding) {
    guard let level = state.pointee.level(of: place) else { return }
    switch level.pointee.kind {
    case .nothing:
      level.pointee.kind = kind
      state.pointee.out.append(UInt8(ascii: kind == .array ? "[" : "{"))
    case kind: break
    default: state.pointee.isIrregular = true
    }
  }

  /// A container for the members of an object.
  func object<Key: CodingKey>(
    at place: TextEncoding, keyedBy keys: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    state.pointee.objects.container(at: place, keyedBy: keys)
  }

  /// Begins the next item of an array; false when it cannot be written.
  func item(at place: TextEncoding) -> Bool {
    guard let level = state.pointee.level(of: place), level.pointee.kind == .array else {
      return refuse()
    }
    separate(level)
    return true
  }

  /// Begins the next member of an object; false when it cannot be written.
  func member(_ name: String, at place: TextEncoding) -> Bool {
    guard let level = object(at: place) else { return refuse() }
    var name = name
    name.withUTF8 { state.pointee.begin(UnsafeRawBufferPointer($0), in: level) }
    return true
  }

  /// Begins the next member of an object, whose name is kept.
  func member(_ name: UnsafePointer<KeptName>, at place: TextEncoding) -> Bool {
    guard let level = object(at: place) else { return refuse() }
    state.pointee.begin(name, in: level)
    return true
  }

  /// The object at a place, ready for its next member; nil where there is none.
  private func object(at place: TextEncoding) -> UnsafeMutablePointer<TextState.Level>? {
    guard let level = state.pointee.level(of: place), level.pointee.kind == .object else {
      return nil
    }
    separate(level)
    return level
  }

  /// Notes that a value is about to be written whole; false when it cannot be.
  func scalar(at place: TextEncoding) -> Bool {
    guard let level = state.pointee.level(of: place), level.pointee.kind == .nothing else {
      return refuse()
    }
    level.pointee.kind = .scalar
    return true
  }

  func count(at place: TextEncoding) -> Int { state.pointee.count(of: place) }

  private func refuse() -> Bool {
    state.pointee.isIrregular = true
    return false
  }

  private func separate(_ level: UnsafeMutablePointer<TextState.Level>) {
    if level.pointee.count > 0 { state.pointee.out.append(UInt8(ascii: ",")) }
    level.pointee.count &+= 1
  }
}

/// Taken from one encoder and given to the next.
extension TextWriting: @unchecked Sendable {}

// What is written whole.
extension TextWriting {
  func append(_ value: String) {
    var value = value
    value.withUTF8 {
      state.pointee.out.append(string: UnsafeRawBufferPointer($0), &state.pointee.scratch)
    }
  }

  func append(_ value: Bool) { state.pointee.out.append(value ? "true" : "false") }
  func appendNull() { state.pointee.out.append("null") }

  func append(_ value: some FixedWidthInteger) {
    state.pointee.out.append(whole: value, &state.pointee.scratch)
  }

  func append(_ value: Double) {
    if let name = value.nameOfNonFinite { return append(name) }
    state.pointee.scratch.removeAll()
    state.pointee.scratch.appendNumber(value)
    state.pointee.out.append(state.pointee.scratch)
  }

  func append(_ list: TextList) { state.pointee.append(list) }

  /// Appends a value of which the text is kept, or is to be.
  func append(_ value: some Encodable, _ key: KeptTexts.Key) throws {
    if state.pointee.texts.write(key, into: &state.pointee.out) { return }
    let start = state.pointee.out.count
    let place = push()
    try value.encode(to: place)
    state.pointee.close(to: Int(place.depth))
    guard !state.pointee.isIrregular else { return }
    let text = UnsafeRawBufferPointer(rebasing: state.pointee.out.bytes[start...])
    state.pointee.texts.keep(text, of: key)
  }

  /// Writes a value that encodes itself.
  func append<Value: Encodable>(_ value: Value, at place: TextEncoding) throws {
    state.pointee.note(Value.self)
    try value.encode(to: place)
  }

  func noteObject() { state.pointee.metObject = true }
  func takeMetObject() -> Bool { state.pointee.takeMetObject() }

  /// Takes the lists of one value and gives back those of another.
  func exchange(_ lists: inout [KeptList]?) { state.pointee.exchange(&lists) }
}
