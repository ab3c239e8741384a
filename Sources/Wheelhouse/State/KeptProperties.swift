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
    /// Whose the value is.
    let keeper: PropertyKeeper
  }

  @exclusivity(unchecked) private static var entries: [Entry] = []
  /// How many changes there had been when the entries were made.
  @exclusivity(unchecked) private static var changes = 0
  /// How many are having a look at a value.
  @exclusivity(unchecked) static var lookers = 0

  /// Whether another value can be kept: not while one that is out of date is still being looked at.
  static var canKeep: Bool { lookers == 0 || changes == Source.changes }

  /// Where the value of a property lies, noted as read; nil when it was not asked for since the last change.
  static func address(
    of path: ObjectIdentifier, in object: ObjectIdentifier
  ) -> UnsafeMutableRawPointer? {
    guard changes == Source.changes else { return nil }
    for index in entries.indices
    where entries[index].object == object && entries[index].path == path {
      entries[index].source.noteRead()
      return entries[index].value
    }
    return nil
  }

  /// Keeps what a property gave.
  static func keep(
    _ value: UnsafeMutableRawPointer, of path: ObjectIdentifier, in object: ObjectIdentifier,
    from source: Source, by keeper: PropertyKeeper
  ) {
    if changes != Source.changes, lookers == 0 { forget() }
    changes = Source.changes
    entries.append(
      Entry(object: object, path: path, value: value, source: source, keeper: keeper))
  }

  /// Gives all values up: they belong to the app, which changes them in place.
  static func forget() {
    guard !entries.isEmpty else { return }
    for entry in entries { entry.keeper.forget(entry.value) }
    entries.removeAll(keepingCapacity: true)
  }
}

/// Who knows the type of a value that is kept.
class PropertyKeeper {
  nonisolated deinit {}

  init() {}

  /// Reads the value anew.
  func read() -> UnsafeMutableRawPointer { preconditionFailure("abstract") }

  /// Frees the value.
  func forget(_ value: UnsafeMutableRawPointer) {}
}

/// Key paths of which each stands for all that are equal to it.
///
/// Every place in a program that names a property has a key path object of its own, and comparing two of
/// them is slow.
enum CanonicalPaths {
  /// A program has only so many; more than these are made at run time, and stand for themselves.
  private static let limit = 1_024

  @exclusivity(unchecked) private static var byObject: [ObjectIdentifier: AnyKeyPath] = [:]
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
