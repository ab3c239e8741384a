struct TextScalar: SingleValueEncodingContainer {
  let encoding: TextEncoding
  var codingPath: [any CodingKey] { [] }
  private var writing: TextWriting { encoding.writing }

  init(encoding: TextEncoding) { self.encoding = encoding }

  func encodeNil() { if writing.scalar(at: encoding) { writing.appendNull() } }
  func encode(_ value: Bool) { if writing.scalar(at: encoding) { writing.append(value) } }
  func encode(_ value: String) { if writing.scalar(at: encoding) { writing.append(value) } }
  func encode(_ value: Float) { encode(Double(value)) }
  func encode(_ value: Double) { if writing.scalar(at: encoding) { writing.append(value) } }
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
  func encode(_ value: some Encodable) throws { try writing.append(value, at: encoding) }

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
    if let list = TextList(value) {
      if writing.item(at: encoding) { writing.append(list) }
    } else if let key = KeptTexts.Key.of(value) {
      if writing.item(at: encoding) { try writing.append(value, key) }
    } else {
      try writing.append(value, at: place())
    }
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
  private let reused: UnsafePointer<ReusedObject>?
  private var encoding: TextEncoding { reused?.pointee.place ?? own }
  private var writing: TextWriting { own.writing }
  var codingPath: [any CodingKey] { [] }

  init(encoding: TextEncoding) {
    own = encoding
    reused = nil
  }

  /// Creates one that is used for one object after another, wherever `object` says.
  init(reading object: UnsafeMutablePointer<ReusedObject>) {
    own = object.pointee.place
    reused = UnsafePointer(object)
  }

  func encodeNil(forKey key: Key) { if begin(key) { writing.appendNull() } }
  func encode(_ value: Bool, forKey key: Key) { if begin(key) { writing.append(value) } }
  func encode(_ value: String, forKey key: Key) { if begin(key) { writing.append(value) } }
  func encode(_ value: Int, forKey key: Key) { if begin(key) { writing.append(value) } }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    if let list = TextList(value) {
      if begin(key) { writing.append(list) }
    } else if let kept = KeptTexts.Key.of(value) {
      if begin(key) { try writing.append(value, kept) }
    } else {
      try writing.append(value, at: place(key))
    }
  }

  // The protocol's own way of these looks a generic type up for each.

  func encodeIfPresent(_ value: Bool?, forKey key: Key) {
    if let value { encode(value, forKey: key) }
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) {
    if let value { encode(value, forKey: key) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) {
    if let value { encode(value, forKey: key) }
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    place(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    place(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    _ = writing.member("super", at: encoding)
    return writing.push()
  }

  func superEncoder(forKey key: Key) -> any Encoder { place(key) }

  private func begin(_ key: Key) -> Bool {
    guard let name = reused?.pointee.names.place(of: key) else {
      return writing.member(key.stringValue, at: encoding)
    }
    if name.pointee.length < 0 {
      guard let new = KeptName(key.stringValue) else {
        return writing.member(key.stringValue, at: encoding)
      }
      name.pointee = new
    }
    return writing.member(name, at: encoding)
  }

  private func place(_ key: Key) -> TextEncoding {
    _ = begin(key)
    return writing.push()
  }
}
