public import ScreenDocument

/// What the views of a session keep beyond its sleep; an app changes it in ``App/migrate(_:from:)``.
///
/// A property is named by the view's type and its own name, `"CartView.coupon"`, without whatever is
/// around the type. All views of the type have their value changed, wherever they are on the screen.
public struct RestorableState: Equatable, Sendable {
  /// Values of `@State` and `@StateObject` by place and property.
  var values: [UInt64: KeptValue] = [:]
  /// Values that an app moved to another property, by the name of that.
  var moved: [UInt32: KeptValue] = [:]
  var stacks: [UInt64: StackSnapshot] = [:]
  /// The places of the flags, items and links that held a screen of a stack open.
  var openAnchors: Set<UInt64> = []
  var tabs: [UInt64: TabsSnapshot] = [:]
  var columnVisibility: [UInt64: NavigationSplitViewVisibility] = [:]
  /// Which presentation of its anchor each open one was.
  var presentations: [UInt64: Int] = [:]
  /// The banners that views showed, by the place that held each open.
  var banners: [UInt64: BannerSnapshot] = [:]
  /// The banners of the session itself.
  var ownBanners: [BannerSnapshot] = []
  var openedCount = 0
  var bannerCount = 0

  /// Nothing kept.
  package init() {}

  /// Changes what is kept of a property; a value that is set to nil is forgotten, and begins anew.
  public mutating func update(
    _ property: String, _ change: (inout JSONValue?) throws -> Void
  ) rethrows {
    let name = PropertyPath.hash(property)
    func changed(_ value: KeptValue) throws -> KeptValue? {
      var json = value.json
      try change(&json)
      return json.map { KeptValue(property: name, text: $0.canonical[...]) }
    }
    for (place, value) in values where value.property == name {
      values[place] = try changed(value)
    }
    if let value = moved[name] { moved[name] = try changed(value) }
  }

  /// Hands what is kept of a property over to another one, of the same or of another type of view.
  ///
  /// The new one takes it where it is made first; several values for one property are no use, so this is
  /// for views that there is one of.
  public mutating func move(_ property: String, to new: String) {
    let name = PropertyPath.hash(property)
    let newName = PropertyPath.hash(new)
    let places = values.filter { $0.value.property == name }.map(\.key).sorted()
    let found = places.compactMap { values.removeValue(forKey: $0) }
    guard let value = found.last ?? moved.removeValue(forKey: name) else { return }
    moved[newName] = KeptValue(property: newName, text: value.text)
  }
}

/// A value of a property, as JSON text.
struct KeptValue: Equatable, Sendable {
  let property: UInt32
  let text: ArraySlice<UInt8>

  /// The value; nil when its text cannot be read.
  var json: JSONValue? { text.withUnsafeBytes { try? JSONReader().read($0) } }
}

/// The name of a view's property, in the four bytes that a snapshot keeps of it.
enum PropertyPath {
  static func hash(_ path: String) -> UInt32 {
    let hash = StableHash.bytes(of: path)
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// A banner that nobody has closed yet.
struct BannerSnapshot: Equatable, Sendable {
  var serial: Int
  var style: String
  var text: String
  /// How many seconds it would have been shown longer.
  var remaining: Double
}

extension ViewGraph {
  /// The value that a snapshot kept for a property of a view, if it kept one that can be read.
  func restored<Value>(_ type: Value.Type, at slot: DynamicSlot) -> Value? {
    guard restoring != nil, StateKind.of(type).restorability == .codable else { return nil }
    guard let type = type as? any Decodable.Type else { return nil }
    let kept =
      restoring?.values.removeValue(forKey: slot.place)
      ?? restoring?.moved.removeValue(forKey: slot.property.hash)
    // A cast of what cannot be read would make it an optional's nil.
    guard let json = kept?.json, let value = decode(type, from: json) else { return nil }
    return value as? Value
  }

  private func decode<D: Decodable>(_ type: D.Type, from json: JSONValue) -> D? {
    try? JSONValueDecoder(readsNonFinite: true).decode(type, from: json)
  }
}
