/// Writes `Encodable` values as canonical JSON text, straight into bytes.
///
/// The text is that of ``JSONValueEncoder``'s value in RFC 8785's form, so that equal values have equal
/// bytes, without a tree in between: a small value costs about a microsecond. Numbers that are not finite are
/// strings (`"Infinity"`, `"-Infinity"`, `"NaN"`), which ``JSONValueDecoder/init(readsNonFinite:)`` reads. A type
/// that encodes itself in an unusual way (it goes back to a container after it has begun another, names a member
/// twice, or has names beyond plain ASCII) takes the long way, to the same text.
package final class JSONTextEncoder {
  private let writing = TextWriting.take()
  @exclusivity(unchecked) private var isBusy = false

  /// Creates an encoder; it keeps its memory from one value to the next.
  package init() {}

  deinit { writing.giveBack() }

  /// Appends a value's text.
  ///
  /// - Throws: what ``JSONValueEncoder`` throws; nothing is appended then.
  package func encode(
    _ value: some Encodable, into bytes: inout JSONBytes
  ) throws(EncodingError) {
    if isBusy || !isWritten(value, into: &bytes) {
      bytes.appendCanonical(try JSONValueEncoder(writesNonFinite: true).encode(value))
    }
  }

  /// Takes the long lists of strings that a value had when it was last encoded, or gives them back.
  ///
  /// What is encoded in between copies the text of those that are still the same arrays, and notes what it
  /// had instead of the others. A list is most of the text of many a value, and most of the time it was
  /// something else that changed.
  package func exchange(_ lists: inout [KeptList]?) { writing.exchange(&lists) }

  /// Whether there were objects within the values that were encoded since this was last asked.
  package func takeMetObject() -> Bool { writing.takeMetObject() }

  /// Answers ``takeMetObject()`` for another one as well, which wrote a part.
  package func noteObjects(of other: JSONTextEncoder) {
    if other.takeMetObject() { writing.noteObject() }
  }

  /// Writes in one go; false when that cannot be done, for whatever reason.
  private func isWritten(_ value: some Encodable, into bytes: inout JSONBytes) -> Bool {
    isBusy = true
    defer { isBusy = false }
    let place = writing.begin()
    if let list = TextList(value) {
      if writing.scalar(at: place) { writing.append(list) }
    } else {
      do {
        try writing.append(value, at: place)
      } catch {
        return false
      }
    }
    return writing.finish(into: &bytes)
  }
}

/// A value that is being written, at its place among the containers that are open.
struct TextEncoding: Encoder {
  let writing: TextWriting
  let depth: Int32
  let serial: Int32

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writing.open(.object, at: self)
    return writing.object(at: self, keyedBy: type)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writing.open(.array, at: self)
    return TextArray(encoding: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { TextScalar(encoding: self) }
}
