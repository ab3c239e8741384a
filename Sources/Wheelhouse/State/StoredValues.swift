import ScreenDocument

/// All that a session keeps under names: one record of its snapshot, an object with a member a name.
///
/// It belongs to the root of the graph, and what a snapshot has of it stays in it until a view asks.
class StoredValues: StateSlot {
  nonisolated deinit {}

  /// A name, and the type of what is asked for by it.
  private struct Name: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  /// Where a kind of values is among what a session keeps.
  struct Key {
    let name: UInt64
    let property: UInt32

    /// - Parameter property: the name by which ``RestorableState`` knows them.
    init(_ property: String) {
      name = StableHash.bytes(of: property)
      self.property = PropertyPath.hash(property)
    }
  }

  /// A value that is kept.
  private struct Kept {
    let location: StateSlot
    /// Whether there was a value, so that it has to be told when there is none any more.
    var isTold = false
    /// Takes a value over, if it is of the type that was asked for.
    let take: @MainActor (JSONValue) -> Void
    let forget: @MainActor () -> Void
  }

  @exclusivity(unchecked) private var locations: [Name: StateSlot] = [:]
  /// What each name was first asked for as.
  @exclusivity(unchecked) private var kept: [String: Kept] = [:]
  /// What is known and nobody has asked for.
  @exclusivity(unchecked) private var unasked: [String: JSONValue] = [:]
  private lazy var json = JSONTextEncoder()

  init(_ known: JSONValue?) {
    for member in known?.object ?? JSONObject() { unasked[member.name] = member.value }
  }

  /// Where the value of a name is, nil as long as there is none.
  ///
  /// - Parameter initial: what is kept from the start, unless something else is known, if there are objects in it: these
  ///   change without being set.
  func location<Value: Codable>(
    of key: String, beginningWith initial: Value? = nil
  ) -> StateLocation<Value?> {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    if let known = locations[name] { return unsafeDowncast(known, to: StateLocation<Value?>.self) }
    var location = StateLocation(initial)
    if initial != nil, !holdsObjects(location) { location = StateLocation(nil) }
    locations[name] = location
    if kept[key] == nil { keep(location, of: key) }
    return location
  }

  private func holdsObjects(_ location: StateSlot) -> Bool {
    _ = text(of: location)
    return json.takeMetObject()
  }

  /// Whether a value is to be told.
  fileprivate func isTellable(_ location: StateSlot) -> Bool { true }

  /// What reads the values that are known.
  fileprivate var decoder: JSONValueDecoder { JSONValueDecoder(readsNonFinite: true) }

  private func keep<Value: Codable>(_ location: StateLocation<Value?>, of key: String) {
    let decoder = decoder
    kept[key] = Kept(
      location: location,
      take: { [unowned location] json in
        if let value = try? decoder.decode(Value.self, from: json) { location.value = value }
      }, forget: { [unowned location] in location.value = nil })
    if let known = unasked.removeValue(forKey: key) { take(known, for: key) }
    hasMore()
  }

  /// Takes a value over that somebody else has set, or that there is none for null.
  func take(_ value: JSONValue, for key: String) {
    guard let kept = kept[key] else { return takeUnasked(value, for: key) }
    if value == .null {
      kept.forget()
      self.kept[key]?.isTold = false
    } else {
      kept.take(value)
    }
  }

  /// Takes over what nobody has asked for, as far as a client may say it: what is too much the client keeps alone,
  /// and says with its next hello.
  private func takeUnasked(_ value: JSONValue, for key: String) {
    unasked[key] = value == .null ? nil : value
    var all = JSONObject()
    for (name, value) in unasked { all.append(name, value) }
    if !StoredMember.fits(all) { unasked[key] = nil }
  }

  /// Takes over what is known and nobody has asked for, in place of what was.
  func takeUnasked(_ known: JSONObject) {
    unasked = [:]
    for member in known where kept[member.name] == nil { unasked[member.name] = member.value }
  }

  /// Whether a name has a value, or had one.
  func knows(_ key: String) -> Bool {
    kept[key] == nil ? unasked[key] != nil : member(key) != nil
  }

  /// What depends on all values depends on one more.
  func hasMore() { entry?.becameStale() }

  override var restorability: Restorability { .codable }
  override var kind: StateKind { .of([String: String].self) }
  override var readsItself: Bool { true }

  override func write(
    as kind: StateKind, into text: inout JSONBytes, _ encoder: JSONTextEncoder
  ) -> Bool {
    write((Array(unasked.keys) + kept.keys).sorted(), into: &text)
    encoder.noteObjects(of: json)
    return true
  }

  /// Appends what views have asked for and has a value, or had one; false where that is nothing.
  func writeAsked(into text: inout JSONBytes) -> Bool {
    let start = text.count
    write(kept.keys.sorted(), into: &text)
    return text.count > start + 2
  }

  private func write(_ keys: [String], into text: inout JSONBytes) {
    text.append("{")
    var isFirst = true
    for key in keys {
      guard let value = member(key) else { continue }
      if !isFirst { text.append(",") }
      isFirst = false
      text.appendString(key)
      text.append(":")
      text.append(value)
    }
    text.append("}")
  }

  /// A value as JSON; nil where there never was one, or where it cannot be encoded.
  private func member(_ key: String) -> JSONBytes? {
    guard let known = kept[key] else {
      var text = JSONBytes()
      unasked[key].map { text.appendCanonical($0) }
      return text
    }
    known.location.noteRead()
    guard isTellable(known.location) else { return nil }
    let text = text(of: known.location)
    guard let text, known.isTold || !text.bytes.elementsEqual("null".utf8) else { return nil }
    kept[key]?.isTold = true
    return text
  }

  private func text(of location: StateSlot) -> JSONBytes? {
    var text = JSONBytes()
    return location.write(as: location.kind, into: &text, json) ? text : nil
  }
}

/// The values of `@SceneStorage`: they are the session's, and nobody else's.
final class SceneValues: StoredValues {
  nonisolated deinit {}

  static let key = Key("SceneStorage")
}

/// The values of `@AppStorage`: the document says them, and the client keeps them for other sessions.
final class AppValues: StoredValues {
  nonisolated deinit {}

  static let key = Key("AppStorage")

  private unowned(unsafe) let graph: ViewGraph

  init(_ known: JSONValue?, of graph: ViewGraph) {
    self.graph = graph
    super.init(known)
  }

  /// A client keeps what JSON has.
  override fileprivate func isTellable(_ location: StateSlot) -> Bool {
    (location as? StateLocation<Double?>)?.value?.isFinite ?? true
  }

  /// What a client may say is what JSON has.
  override fileprivate var decoder: JSONValueDecoder { JSONValueDecoder() }

  override func hasMore() {
    super.hasMore()
    graph.frameChanged()
  }

  /// Takes over what a client says that it keeps: what nobody has asked for yet, what was changed elsewhere, and what
  /// is not known here.
  func take(_ stored: JSONObject, changed: [String] = []) {
    takeUnasked(stored)
    for member in stored where changed.contains(member.name) || !knows(member.name) {
      take(member.value, for: member.name)
    }
    for name in changed where stored[name] == nil { take(.null, for: name) }
    hasMore()
  }

  /// Takes over what another window of the client has changed; what it has forgotten leaves room for the rest.
  func take(changes: JSONObject) {
    for member in changes where member.value == .null { take(.null, for: member.name) }
    for member in changes where member.value != .null { take(member.value, for: member.name) }
    hasMore()
  }
}

extension RestorableState {
  /// Forgets what the client of a session keeps.
  mutating func forgetAppValues(of window: WindowDescription) {
    values[StableHash.mix(RootElement.identity(of: window), AppValues.key.name)] = nil
  }
}

extension ViewGraph {
  /// What the session keeps under names, with what a snapshot has of it.
  var sceneValues: SceneValues {
    values(SceneValues.key) { SceneValues($0) }
  }

  /// What the client keeps under names, with what it has said, or a snapshot has of it.
  var appValues: AppValues {
    if let knownAppValues { return knownAppValues }
    let made = values(AppValues.key) { AppValues($0, of: self) }
    knownAppValues = made
    return made
  }

  /// What another window of the session would be told by the client.
  var keptByClient: JSONObject? {
    guard let knownAppValues else { return nil }
    var text = JSONBytes()
    guard knownAppValues.write(as: knownAppValues.kind, into: &text, JSONTextEncoder()) else {
      return nil
    }
    return text.withUnsafeBytes { try? JSONReader().read($0) }?.object
  }

  /// Takes over what a client says that it keeps, if it does.
  func take(_ stored: JSONObject?, changed: [String]? = nil) {
    if let stored { appValues.take(stored, changed: changed ?? []) }
  }

  private func values<Values: StoredValues>(
    _ key: StoredValues.Key, _ make: (JSONValue?) -> Values
  ) -> Values {
    let extras = root.ownExtras.object
    for slot in extras.state where slot.name == key.name {
      return unsafeDowncast(slot, to: Values.self)
    }
    let place = place(of: key)
    let known =
      restoring?.values.removeValue(forKey: place)
      ?? restoring?.moved.removeValue(forKey: key.property)
    let made = make(known?.json)
    made.name = key.name
    made.property = key.property
    extras.state.append(made)
    ledger?.add(made, at: place)
    return made
  }

  /// Goes on keeping what a snapshot has under names, though no view has asked for any of it.
  func takeStoredValues() {
    if waits(SceneValues.key) { _ = sceneValues }
    if waits(AppValues.key) { _ = appValues }
  }

  private func waits(_ key: StoredValues.Key) -> Bool {
    guard let restoring else { return false }
    return restoring.values[place(of: key)] != nil || restoring.moved[key.property] != nil
  }

  private func place(of key: StoredValues.Key) -> UInt64 { StableHash.mix(root.identity, key.name) }
}
