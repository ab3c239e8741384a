@_spi(Reflection) import Swift

/// Where the objects of a class keep their first published property, worked out once a class.
///
/// That property is found at once and lives as long as the object, so it can hold what belongs to the
/// object as a whole. A table by object would have to be searched, and swept, at every reading.
enum ObservedLayout {
  @exclusivity(unchecked) private static var offsets = IdentityTable<Int?>()

  /// The storage of the object's first published property; nil where it has none.
  static func publishedSource(in object: AnyObject) -> Uncounted<PublishedSource>? {
    guard let offset = offset(in: type(of: object)) else { return nil }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let source = address.load(fromByteOffset: offset, as: Unmanaged<PublishedSource>.self)
    return Uncounted(reference: source)
  }

  private static func offset(in type: AnyClass) -> Int? {
    if let known = offsets[ObjectIdentifier(type)] { return known }
    var found: Int?
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, field, _ in
      guard field is any PublishedProperty.Type else { return true }
      found = offset
      return false
    }
    offsets[ObjectIdentifier(type)] = .some(found)
    return found
  }
}

/// A published property, whose only content is a reference to its storage.
nonisolated protocol PublishedProperty {}
