import ScreenDocument

/// A value that a session keeps under a name: every view that asks for that name has the same one, and it
/// stays when none of them is on the screen.
///
/// Follows [Apple's `SceneStorage`](https://developer.apple.com/documentation/swiftui/scenestorage), a scene being
/// what a session shows. Values are Codable, or raw values of what is. One name is for one type of value: a
/// view that asks for another has a value of its own, which is not kept. What only one view needs is a ``State``,
/// which outlives sleep and restarts as well.
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
  private let place: @MainActor (SceneValues) -> BindingStorage<Value>
  private let initial: Value
  private var storage: BindingStorage<Value>?

  private init(
    _ initial: Value, _ place: @escaping @MainActor (SceneValues) -> BindingStorage<Value>
  ) {
    self.initial = initial
    self.place = place
  }

  /// Creates a property whose value is this one as long as nothing else was set for the name.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    self.init(wrappedValue) { LocationBinding($0.location(of: key, or: wrappedValue)) }
  }

  /// Creates a property that is nil as long as nothing was set for the name.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property whose raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(wrappedValue) {
      RawBinding($0.location(of: key, or: wrappedValue.rawValue)) {
        Value(rawValue: $0) ?? wrappedValue
      } raw: {
        $0.rawValue
      }
    }
  }

  /// Creates a property whose raw value is kept, nil as long as nothing was set for the name.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    self.init(nil) {
      RawBinding($0.location(of: key, or: Wrapped.RawValue?.none)) {
        $0.flatMap { Wrapped(rawValue: $0) }
      } raw: {
        $0?.rawValue
      }
    }
  }

  /// The value now.
  ///
  /// Before the view is on the screen this is the initial value, and setting does nothing.
  public var wrappedValue: Value {
    get { storage?.get() ?? initial }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    storage.map { Binding(storage: $0) } ?? .constant(initial)
  }

  /// Finds the value among those of the session.
  mutating func connect(to slot: DynamicSlot) {
    if storage == nil { storage = place(slot.element.graph.sceneValues()) }
  }
}

/// A binding to what has the raw values of a `@SceneStorage`.
private final class RawBinding<Value, Raw>: BindingStorage<Value> {
  nonisolated deinit {}

  private let location: StateLocation<Raw>
  private let value: @MainActor (Raw) -> Value
  private let raw: @MainActor (Value) -> Raw

  init(
    _ location: StateLocation<Raw>, value: @escaping @MainActor (Raw) -> Value,
    raw: @escaping @MainActor (Value) -> Raw
  ) {
    self.location = location
    self.value = value
    self.raw = raw
  }

  override func get() -> Value { value(location.value) }
  override func set(_ value: Value) { location.value = raw(value) }
  override nonisolated func isSame(as other: BindingStorage<Value>) -> Bool {
    (other as? RawBinding)?.location === location
  }
}

/// All that a session keeps under names: one record of its snapshot, an object with a member a name.
///
/// It belongs to the root of the graph, and what a snapshot has of it stays in it until a view asks.
final class SceneValues: StateSlot {
  nonisolated deinit {}

  /// The property that ``RestorableState`` knows it by.
  static let property = PropertyPath.hash("SceneStorage")
  static let name = StableHash.bytes(of: "SceneStorage")

  /// A name, and the type of what is asked for by it.
  private struct Name: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  @exclusivity(unchecked) private var locations: [Name: StateSlot] = [:]
  /// Those that are kept: of each name the one that was first asked for.
  @exclusivity(unchecked) private var kept: [String: StateSlot] = [:]
  /// What a snapshot had and nobody has asked for.
  @exclusivity(unchecked) private var unasked: [String: JSONValue] = [:]

  init(_ known: JSONValue?) {
    for member in known?.object ?? JSONObject() { unasked[member.name] = member.value }
  }

  /// Where the value of a name is.
  func location<Value: Codable>(of key: String, or initial: Value) -> StateLocation<Value> {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    if let known = locations[name] { return unsafeDowncast(known, to: StateLocation<Value>.self) }
    let known = unasked.removeValue(forKey: key).flatMap {
      try? JSONValueDecoder().decode(Value.self, from: $0)
    }
    let location = StateLocation(known ?? initial)
    locations[name] = location
    if kept[key] == nil {
      kept[key] = location
      // What the record depends on has become more.
      entry?.becameStale()
    }
    return location
  }

  override var restorability: Restorability { .codable }
  override var kind: StateKind { .of([String: String].self) }

  override func write(
    as kind: StateKind, into text: inout JSONBytes, _ encoder: JSONTextEncoder
  ) -> Bool {
    text.append("{")
    var isFirst = true
    for key in (Array(unasked.keys) + kept.keys).sorted() {
      guard let value = member(key, encoder) else { continue }
      if !isFirst { text.append(",") }
      isFirst = false
      text.appendString(key)
      text.append(":")
      text.append(value)
    }
    text.append("}")
    return true
  }

  /// A value as JSON; nil for one that cannot be encoded.
  private func member(_ key: String, _ encoder: JSONTextEncoder) -> JSONBytes? {
    var text = JSONBytes()
    guard let location = kept[key] else {
      unasked[key].map { text.appendCanonical($0) }
      return text
    }
    location.noteRead()
    return location.write(as: location.kind, into: &text, encoder) ? text : nil
  }
}

extension ViewGraph {
  /// What the session keeps under names, with what a snapshot has of it.
  func sceneValues() -> SceneValues {
    let extras = root.ownExtras.object
    for slot in extras.state where slot.name == SceneValues.name {
      return unsafeDowncast(slot, to: SceneValues.self)
    }
    let made = SceneValues(unaskedSceneValues()?.json)
    made.name = SceneValues.name
    made.property = SceneValues.property
    extras.state.append(made)
    ledger?.add(made, at: made.place(in: root))
    return made
  }

  /// Goes on keeping what a snapshot has, though no view has asked for any of it.
  func takeSceneValues() {
    let place = StableHash.mix(root.identity, SceneValues.name)
    guard let restoring else { return }
    if restoring.values[place] != nil || restoring.moved[SceneValues.property] != nil {
      _ = sceneValues()
    }
  }

  private func unaskedSceneValues() -> KeptValue? {
    restoring?.values.removeValue(forKey: StableHash.mix(root.identity, SceneValues.name))
      ?? restoring?.moved.removeValue(forKey: SceneValues.property)
  }
}
