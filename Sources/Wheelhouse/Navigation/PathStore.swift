import ScreenDocument

/// A stack's view of the path it is bound to, whatever its type.
///
/// The app owns the path; the store remembers what it was when the stack last looked, so that a change
/// keeps the screens of the common prefix.
class PathStore {
  nonisolated deinit {}

  init() {}

  /// Compares the path with what it was: how many values stay, and the values that are new.
  func changes() -> (kept: Int, added: [Any]) { (0, []) }

  /// Removes all values of the path but the first so many; the same a second time.
  func keepFirst(_ count: Int) {}

  /// Appends a value; false when the path cannot hold its type.
  func append(_ value: any Hashable) -> Bool { false }

  /// Makes a value the only one of the path; false when the path cannot hold its type.
  func begin(with value: any Hashable) -> Bool { false }

  /// The values as JSON text, nil where the app's own state holds them or they are not Codable.
  func snapshot(_ encoder: JSONTextEncoder) -> [UInt8]? { nil }
}

/// A path of one type of route.
final class TypedPathStore<Data>: PathStore
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  nonisolated deinit {}

  @exclusivity(unchecked) private var path: Binding<Data>
  @exclusivity(unchecked) private var known: [Data.Element] = []

  init(_ path: Binding<Data>) { self.path = path }

  func rebind(_ path: Binding<Data>) { self.path = path }

  override func changes() -> (kept: Int, added: [Any]) {
    let now = Array(path.wrappedValue)
    var kept = 0
    while kept < known.count, kept < now.count, known[kept] == now[kept] { kept += 1 }
    if kept == known.count, kept == now.count { return (kept, []) }
    known = now
    var added: [Any] = []
    for index in kept..<now.count { added.append(now[index]) }
    return (kept, added)
  }

  override func keepFirst(_ count: Int) {
    var values = path.wrappedValue
    guard values.count > count else { return }
    if count == 0 { return path.wrappedValue = Data() }
    // Not removeLast, whose way through the protocol takes twice as long.
    values.removeSubrange(values.index(values.startIndex, offsetBy: count)..<values.endIndex)
    path.wrappedValue = values
  }

  override func append(_ value: any Hashable) -> Bool {
    guard let value = value as? Data.Element else { return false }
    path.wrappedValue.append(value)
    return true
  }

  override func begin(with value: any Hashable) -> Bool {
    guard let value = value as? Data.Element else { return false }
    path.wrappedValue = Data([value])
    return true
  }
}

/// A path of values of any type: bound to the app's, or the stack's own.
final class AnyPathStore: PathStore {
  nonisolated deinit {}

  @exclusivity(unchecked) private var path: Binding<NavigationPath>?
  private let own: StateLocation<NavigationPath>
  @exclusivity(unchecked) private var known: [AnyHashable] = []

  init(_ path: Binding<NavigationPath>?, own: NavigationPath = NavigationPath()) {
    self.path = path
    self.own = StateLocation(own)
  }

  func rebind(_ path: Binding<NavigationPath>) { self.path = path }

  private var current: NavigationPath {
    get { path?.wrappedValue ?? own.value }
    set {
      if let path { path.wrappedValue = newValue } else { own.value = newValue }
    }
  }

  override func changes() -> (kept: Int, added: [Any]) {
    let now = current.values
    var kept = 0
    for (old, new) in zip(known, now) {
      guard old == new else { break }
      kept += 1
    }
    known = now
    return (kept, now.dropFirst(kept).map(\.base))
  }

  override func keepFirst(_ count: Int) {
    var values = current
    guard values.count > count else { return }
    values.removeLast(values.count - count)
    current = values
  }

  override func append(_ value: any Hashable) -> Bool {
    current.append(value)
    return true
  }

  override func begin(with value: any Hashable) -> Bool {
    var path = NavigationPath()
    path.append(value)
    current = path
    return true
  }

  override func snapshot(_ encoder: JSONTextEncoder) -> [UInt8]? {
    guard path == nil, let values = current.codable else { return nil }
    var text = JSONBytes()
    return (try? encoder.encode(values, into: &text)) == nil ? nil : text.bytes
  }
}
