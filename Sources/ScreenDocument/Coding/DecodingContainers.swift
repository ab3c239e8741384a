struct ArrayDecoding: UnkeyedDecodingContainer {
  private let values: [JSONValue]
  private let place: ValueDecoding
  private(set) var currentIndex = 0

  init(values: [JSONValue], place: ValueDecoding) {
    self.values = values
    self.place = place
  }

  var codingPath: [any CodingKey] { place.codingPath }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    let isNull = try item(Any?.self).value.isNull
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: item(type))
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try item(KeyedDecodingContainer<Key>.self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try item((any UnkeyedDecodingContainer).self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let item = try item((any Decoder).self)
    currentIndex += 1
    return item
  }

  private func item(_ type: Any.Type) throws -> ValueDecoding {
    let key = IndexKey(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath + [key], debugDescription: "the array ends here"))
    }
    return place.at(key, values[currentIndex])
  }
}

struct ObjectDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let object: JSONObject
  let place: ValueDecoding

  var codingPath: [any CodingKey] { place.codingPath }

  var allKeys: [Key] { object.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).value.isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: member(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try member(NameKey("super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: any CodingKey) throws -> ValueDecoding {
    guard let value = object[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no member \"\(key.stringValue)\""))
    }
    return place.at(key, value)
  }
}
