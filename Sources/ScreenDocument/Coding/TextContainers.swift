struct TextScalar: SingleValueEncodingContainer {
  let encoding: TextEncoding
  var codingPath: [any CodingKey] { [] }
  private var writing: TextWriting { encoding.writing }

  init(encoding: TextEncoding) { self.encoding = encoding }

  func encodeNil() { if writing.scalar(at: encoding) { writing.appendNull() } }
  func encode(_ value: Bool) { if writing.scalar(at: encoding) { writing.append(value) } }
  func encode(_ value: String) { if writing.scalar(at: encoding) { writing.append(value) } }
  func encode(_ value: Float) throws { try encode(Double(value)) }
  func encode(_ value: Double) throws {
    if writing.scalar(at: encoding) { try writing.append(value) }
  }
  func encode(_ value: Int) { encodeInteger(value) }
  func encode(_ value: Int8) { encodeInteger(value) }
  func encode(_ value: Int16) { encodeInteger(value) }
  func encode(_ value: Int32) { encodeInteger(value) }
  func encode(_ value: Int64) { encodeInteger(value) }
  func encode(_ value: UInt) { encodeInteger(value) }
  func encode(_ value: UInt8) { encodeInteger(value) }
  func encode(_ value: UInt16) { encodeInteger(value) }
  func encode(_ value: UInt32) { encodeInteger(value) }
  func encode(_ value: UInt64) { encodeInteger(value) }
  func encode(_ value: some Encodable) throws { try value.encode(to: encoding) }

  private func encodeInteger(_ value: some FixedWidthInteger) {
    if writing.scalar(at: encoding) { writing.append(value) }
  }
}

struct TextArray: UnkeyedEncodingContainer {
  let encoding: TextEncoding
  var codingPath: [any CodingKey] { [] }
  var count: Int { writing.count(at: encoding) }
  private var writing: TextWriting { encoding.writing }

  init(encoding: TextEncoding) { self.encoding = encoding }

  func encodeNil() { if writing.item(at: encoding) { writing.appendNull() } }
  func encode(_ value: Bool) { if writing.item(at: encoding) { writing.append(value) } }
  func encode(_ value: String) { if writing.item(at: encoding) { writing.append(value) } }
  func encode(_ value: Int) { if writing.item(at: encoding) { writing.append(value) } }

  func encode(_ value: some Encodable) throws {
    guard let list = TextList(value) else { return try value.encode(to: place()) }
    if writing.item(at: encoding) { writing.append(list) }
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    place().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { place().unkeyedContainer() }

  func superEncoder() -> any Encoder { place() }

  private func place() -> TextEncoding {
    _ = writing.item(at: encoding)
    return writing.push()
  }
}

struct TextObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let own: TextEncoding
  private let place: UnsafePointer<TextEncoding>?
  private var encoding: TextEncoding { place?.pointee ?? own }
  private var writing: TextWriting { own.writing }
  var codingPath: [any CodingKey] { [] }

  init(encoding: TextEncoding) {
    own = encoding
    place = nil
  }

  /// Creates one that is used for one object after another, wherever `place` says.
  init(reading place: UnsafeMutablePointer<TextEncoding>) {
    own = place.pointee
    self.place = UnsafePointer(place)
  }

  func encodeNil(forKey key: Key) { if begin(key) { writing.appendNull() } }
  func encode(_ value: Bool, forKey key: Key) { if begin(key) { writing.append(value) } }
  func encode(_ value: String, forKey key: Key) { if begin(key) { writing.append(value) } }
  func encode(_ value: Int, forKey key: Key) { if begin(key) { writing.append(value) } }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    guard let list = TextList(value) else { return try value.encode(to: place(key.stringValue)) }
    if begin(key) { writing.append(list) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    place(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    place(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { place("super") }

  func superEncoder(forKey key: Key) -> any Encoder { place(key.stringValue) }

  private func begin(_ key: Key) -> Bool { writing.member(key.stringValue, at: encoding) }

  private func place(_ name: String) -> TextEncoding {
    _ = writing.member(name, at: encoding)
    return writing.push()
  }
}
