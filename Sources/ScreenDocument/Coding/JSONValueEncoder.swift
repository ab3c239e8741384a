/// Turns `Encodable` values into ``JSONValue`` without Foundation.
///
/// Integers beyond 2^53, which a JSON number does not hold exactly, become strings of digits;
/// ``JSONValueDecoder`` reads both.
public struct JSONValueEncoder: Sendable {
  private let style: Style

  /// What is done with values beyond what JSON has.
  struct Style {
    var ordersSets = false
    var writesNonFinite = false
  }

  /// Creates an encoder.
  public init() { style = Style() }

  /// Creates one that puts what has no order of its own, such as the elements of a `Set`, in that of their texts, so
  /// that equal values have equal JSON in every process.
  package init(ordersSets: Bool) { style = Style(ordersSets: ordersSets) }

  /// Creates one that writes numbers that are not finite as strings.
  init(writesNonFinite: Bool) { style = Style(writesNonFinite: writesNonFinite) }

  /// Encodes a value.
  ///
  /// - Throws: what the value says about itself; a number that is not finite has no JSON form.
  ///   Errors other than `EncodingError` arrive as the underlying error of one.
  public func encode(_ value: some Encodable) throws(EncodingError) -> JSONValue {
    let encoding = ValueEncoding(path: [], style: style)
    do {
      try encoding.take(value)
    } catch let error as EncodingError {
      throw error
    } catch {
      throw .invalidValue(
        value, .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
    }
    return encoding.value
  }
}

/// A value that is being encoded; a reference, because its containers fill it after it was handed out.
final class ValueEncoding: Encoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let style: JSONValueEncoder.Style
  private var content = Content.scalar(.object([:]))

  private enum Content {
    case scalar(JSONValue)
    case array([ValueEncoding])
    case object(names: [String], values: [String: ValueEncoding])
  }

  init(
    path: [any CodingKey], value: JSONValue = .object([:]),
    style: JSONValueEncoder.Style = JSONValueEncoder.Style()
  ) {
    codingPath = path
    self.style = style
    content = .scalar(value)
  }

  /// Has a value encode itself here.
  func take(_ value: some Encodable) throws {
    guard style.ordersSets, let unordered = value as? any UnorderedItems,
      let items = try unordered.inOrder()
    else { return try value.encode(to: self) }
    set(.array(items))
  }

  /// What was encoded so far.
  var value: JSONValue {
    switch content {
    case .scalar(let value): return value
    case .array(let items): return .array(items.map(\.value))
    case .object(let names, let values):
      var object = JSONObject()
      for name in names { object[name] = values[name]?.value }
      return .object(object)
    }
  }

  func set(_ value: JSONValue) {
    content = .scalar(value)
  }

  func set(_ number: Double) throws {
    guard let name = number.nameOfNonFinite else { return set(.number(number)) }
    guard style.writesNonFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: codingPath, debugDescription: "JSON has no such number"))
    }
    set(.string(name))
  }

  var itemCount: Int {
    if case .array(let items) = content { items.count } else { 0 }
  }

  func beginArray() {
    if case .array = content { return }
    content = .array([])
  }

  func beginObject() {
    if case .object = content { return }
    content = .object(names: [], values: [:])
  }

  func appendItem() -> ValueEncoding {
    guard case .array(var items) = content else { return self }
    content = .scalar(.null)
    let item = ValueEncoding(path: codingPath + [IndexKey(items.count)], style: style)
    items.append(item)
    content = .array(items)
    return item
  }

  func member(_ key: any CodingKey) -> ValueEncoding {
    guard case .object(var names, var values) = content else { return self }
    if let member = values[key.stringValue] { return member }
    content = .scalar(.null)
    let member = ValueEncoding(path: codingPath + [key], style: style)
    names.append(key.stringValue)
    values[key.stringValue] = member
    content = .object(names: names, values: values)
    return member
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    beginObject()
    return KeyedEncodingContainer(ObjectEncoding(encoding: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    beginArray()
    return ArrayEncoding(encoding: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ScalarEncoding(encoding: self)
  }
}

/// The position of an element, as a coding key.
struct IndexKey: CodingKey {
  let intValue: Int?
  var stringValue: String { "Index \(intValue ?? 0)" }

  init(_ index: Int) { intValue = index }
  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { nil }
}

/// The name of a member, as a coding key.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
