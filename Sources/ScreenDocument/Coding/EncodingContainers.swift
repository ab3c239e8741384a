struct ScalarEncoding: SingleValueEncodingContainer {
  let encoding: ValueEncoding
  var codingPath: [any CodingKey] { encoding.codingPath }

  func encodeNil() { encoding.set(.null) }
  func encode(_ value: Bool) { encoding.set(.bool(value)) }
  func encode(_ value: String) { encoding.set(.string(value)) }
  func encode(_ value: Float) throws { try encode(Double(value)) }
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

  func encode(_ value: Double) throws { try encoding.set(value) }

  func encode(_ value: some Encodable) throws {
    try encoding.take(value)
  }

  private func encodeInteger(_ value: some FixedWidthInteger) {
    let isExact = UInt64(value.magnitude) <= UInt64(1) << 53
    encoding.set(isExact ? .number(Double(value)) : .string(String(value)))
  }
}

struct ArrayEncoding: UnkeyedEncodingContainer {
  let encoding: ValueEncoding
  var codingPath: [any CodingKey] { encoding.codingPath }
  var count: Int { encoding.itemCount }

  func encodeNil() { encoding.appendItem().set(.null) }

  func encode(_ value: some Encodable) throws {
    try encoding.appendItem().take(value)
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoding.appendItem().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoding.appendItem().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoding.appendItem() }
}

struct ObjectEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoding: ValueEncoding
  var codingPath: [any CodingKey] { encoding.codingPath }

  func encodeNil(forKey key: Key) { encoding.member(key).set(.null) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoding.member(key).take(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoding.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoding.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoding.member(NameKey("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { encoding.member(key) }
}
