// Asking an object for a property once.
//
// One change of navigation state has every stack, tab view and presentation look at its part of it, each by
// way of the same property of the same object. To follow that key path and copy the whole state for each of
// them would be most of the work. So within an update what a property gave is kept until any source changes,
// and everybody looks at that.

/// What properties of objects gave in the update that is going on.
enum KeptProperties {
  private struct Entry {
    let object: ObjectIdentifier
    /// The canonical one.
    let path: ObjectIdentifier
    let value: UnsafeMutableRawPointer
    /// What was read for the value.
    let source: Source
    let owner: ValueOwner
  }

  @exclusivity(unchecked) private static var entries: [Entry] = []
  /// How many changes there had been when the entries were made.
  @exclusivity(unchecked) private static var changes = 0
  /// How many are having a look at a value.
  @exclusivity(unchecked) static var lookers = 0

  /// So many are kept at most, since they are searched one after the other.
  ///
  /// An app's navigation is a property or two; objects behind the rows of a list are read once each.
  private static let most = 16

  /// Where the value of a property lies, noted as read; nil when it was not asked for since the last change.
  static func address(
    of path: ObjectIdentifier, in object: ObjectIdentifier
  ) -> UnsafeMutableRawPointer? {
    guard changes == Source.changes else { return nil }
    for index in entries.indices
    where entries[index].object == object && entries[index].path == path {
      Uncounted(entries[index].source) { $0.noteRead() }
      return entries[index].value
    }
    return nil
  }

  /// Keeps what a property gave; false when it cannot: for want of room, or since a value that is out of
  /// date is still being looked at.
  static func keep(
    _ value: UnsafeMutableRawPointer, of path: ObjectIdentifier, in object: ObjectIdentifier,
    from source: Source, by owner: ValueOwner
  ) -> Bool {
    if changes != Source.changes {
      guard lookers == 0 else { return false }
      forget()
      changes = Source.changes
    }
    guard entries.count < most else { return false }
    entries.append(Entry(object: object, path: path, value: value, source: source, owner: owner))
    return true
  }

  /// Gives all values up: they belong to the app, which changes them in place.
  static func forget() {
    guard !entries.isEmpty else { return }
    for index in entries.indices {
      let value = entries[index].value
      Uncounted(entries[index].owner) { $0.free(value) }
    }
    entries.removeEach()
  }
}

/// Who knows the type of a value that was read, and frees it.
class ValueOwner {
  nonisolated deinit {}

  init() {}

  /// Reads the value into memory of its own.
  func read() -> UnsafeMutableRawPointer { preconditionFailure("abstract") }

  /// Frees a value that was read.
  func free(_ value: UnsafeMutableRawPointer) {}
}

/// Key paths of which each stands for all that are equal to it.
///
/// Every place in a program that names a property has a key path object of its own, and comparing two of
/// them is slow.
enum CanonicalPaths {
  /// A program has only so many; more than these are made at run time, and stand for themselves.
  private static let limit = 1_024

  @exclusivity(unchecked) private static var byObject = IdentityTable<AnyKeyPath>()
  @exclusivity(unchecked) private static var byValue: [AnyKeyPath: AnyKeyPath] = [:]
  /// Holds every key that is an object's.
  @exclusivity(unchecked) private static var known: [AnyKeyPath] = []

  static func path<Path: AnyKeyPath>(_ path: Path) -> Path {
    if let found = byObject[ObjectIdentifier(path)] { return unsafeDowncast(found, to: Path.self) }
    guard known.count < limit else { return path }
    let canonical = byValue[path] ?? path
    byValue[canonical] = canonical
    byObject[ObjectIdentifier(path)] = canonical
    known.append(path)
    return unsafeDowncast(canonical, to: Path.self)
  }
}
