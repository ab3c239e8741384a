import ScreenDocument

/// What a snapshot left for places of the screen that are not made yet; each is taken once.
struct RestoredState {
  /// Values of `@State` by place and property.
  var values: [UInt64: JSONValue] = [:]
  var stacks: [UInt64: StackSnapshot] = [:]
  var tabs: [UInt64: TabsSnapshot] = [:]
  var columnVisibility: [UInt64: NavigationSplitViewVisibility] = [:]
  /// The places of the flags, items and links that held a screen open.
  var openAnchors: Set<UInt64> = []
  /// Which presentation of its anchor each open one was.
  var presentations: [UInt64: Int] = [:]
  /// The banners that views showed, by the place that held each open.
  var banners: [UInt64: SessionSnapshot.BannerSnapshot] = [:]
}

extension ViewGraph {
  /// The value that a snapshot kept for a property of a view, if it kept one that can be read.
  func restored<Value>(_ type: Value.Type, at slot: DynamicSlot) -> Value? {
    guard restoring != nil, let type = type as? any Decodable.Type else { return nil }
    let key = StableHash.mix(slot.element.identity, slot.name)
    guard let json = restoring?.values.removeValue(forKey: key) else { return nil }
    return decode(type, from: json) as? Value
  }

  private func decode<D: Decodable>(_ type: D.Type, from json: JSONValue) -> D? {
    try? JSONValueDecoder().decode(type, from: json)
  }
}
