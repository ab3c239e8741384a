/// Where a binding reads and writes.
class BindingStorage<Value>: ValueOwner {
  nonisolated deinit {}

  func get() -> Value { preconditionFailure("abstract") }
  func set(_ value: Value) {}

  /// Has a look at the value where it lies, if it lies anywhere.
  ///
  /// Key paths are slow to follow and large values slow to copy, so who wants a part looks at the whole.
  func look<Result>(_ look: @MainActor (UnsafeMutablePointer<Value>) -> Result) -> Result {
    var value = get()
    return look(&value)
  }

  /// Changes the value in one step: it is read once and set once.
  func change(_ change: @MainActor (UnsafeMutablePointer<Value>) -> Void) {
    var value = get()
    change(&value)
    set(value)
  }

  /// Whether setting it is a proposal, which may have to ask first.
  var proposes: Bool { false }

  /// Whether it is the same place; comparing needs no actor.
  nonisolated func isSame(as other: BindingStorage<Value>) -> Bool { self === other }
}

/// A binding to whatever two closures give and take.
final class ClosureBinding<Value>: BindingStorage<Value> {
  nonisolated deinit {}

  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// A binding to a `@State`.
final class LocationBinding<Value>: BindingStorage<Value> {
  nonisolated deinit {}

  private let location: StateLocation<Value>

  init(_ location: StateLocation<Value>) { self.location = location }

  override func get() -> Value { location.value }
  override func set(_ value: Value) { location.value = value }
  override func look<Result>(
    _ look: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result { location.look(look) }
  override nonisolated func isSame(as other: BindingStorage<Value>) -> Bool {
    (other as? LocationBinding)?.location === location
  }
}

/// A binding to a property of an object.
final class ObjectBinding<Root: AnyObject, Value>: BindingStorage<Value> {
  nonisolated deinit {}

  private nonisolated(unsafe) let object: Root
  private nonisolated(unsafe) let path: ReferenceWritableKeyPath<Root, Value>
  /// The key path that stands for ``path``, once this was asked for a part.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var canonical: ReferenceWritableKeyPath<Root, Value>?
  /// What the property gives does not follow from one source alone.
  @exclusivity(unchecked) private var isPlain = false

  init(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value {
    if let value = keptValue() { return value.pointee }
    return object[keyPath: path]
  }

  override func set(_ value: Value) { object[keyPath: path] = value }

  override func look<Result>(
    _ look: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    if isPlain || Renderer.reading == nil { return super.look(look) }
    if canonical == nil { canonical = CanonicalPaths.path(path) }
    if let value = keptValue() { return lookAtKept(value, look) }
    let (value, isKept) = readAnew()
    if isKept { return lookAtKept(value, look) }
    defer { free(value) }
    return look(value)
  }

  /// Reads the value, and keeps it where that tells all who look at it later what it depends on: it took one
  /// of our sources, none of which has changed meanwhile, and no `@Observable` object.
  private func readAnew() -> (value: UnsafeMutablePointer<Value>, isKept: Bool) {
    let changes = Source.changes
    let reads = Source.reads
    let (raw, isObserved) = AccessTracking.read(by: self)
    let value = raw.assumingMemoryBound(to: Value.self)
    guard !isObserved, Source.reads == reads + 1, let source = Source.lastRead, let canonical else {
      isPlain = true
      return (value, false)
    }
    guard changes == Source.changes else { return (value, false) }
    let isKept = KeptProperties.keep(
      raw, of: ObjectIdentifier(canonical), in: ObjectIdentifier(object),
      from: source.takeUnretainedValue(), by: self)
    return (value, isKept)
  }

  private func lookAtKept<Result>(
    _ value: UnsafeMutablePointer<Value>,
    _ look: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    KeptProperties.lookers += 1
    defer { KeptProperties.lookers -= 1 }
    return look(value)
  }

  private func keptValue() -> UnsafeMutablePointer<Value>? {
    guard let canonical, Renderer.reading != nil else { return nil }
    let path = ObjectIdentifier(canonical)
    return KeptProperties.address(of: path, in: ObjectIdentifier(object))?
      .assumingMemoryBound(to: Value.self)
  }

  override func read() -> UnsafeMutableRawPointer {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: object[keyPath: path])
    return UnsafeMutableRawPointer(place)
  }

  override func free(_ value: UnsafeMutableRawPointer) {
    let place = value.assumingMemoryBound(to: Value.self)
    place.deinitialize(count: 1)
    place.deallocate()
  }

  override nonisolated func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? ObjectBinding<Root, Value> else { return false }
    return other.object === object && (other.path === path || other.path == path)
  }
}

/// A binding to a part of what another one is to.
class PartBinding<Whole, Value>: BindingStorage<Value> {
  nonisolated deinit {}

  private let whole: Binding<Whole>
  private nonisolated(unsafe) let path: WritableKeyPath<Whole, Value>
  @exclusivity(unchecked) private var offset = PartOffset.unknown

  init(_ whole: Binding<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var proposes: Bool { whole.storage.proposes }

  override func get() -> Value { look { $0.pointee } }
  override func set(_ value: Value) { change { $0.pointee = value } }

  override func look<Result>(
    _ look: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result { whole.storage.look { offset.look(at: path, in: $0, look) } }

  override func change(_ change: @MainActor (UnsafeMutablePointer<Value>) -> Void) {
    whole.storage.change { [self] in offset.change(at: path, in: $0, change) }
  }

  override nonisolated func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? PartBinding<Whole, Value> else { return false }
    return (other.path === path || other.path == path) && whole.isSameInput(as: other.whole)
  }
}

/// A binding to a part that can be compared: reading it depends on the part alone.
final class ComparedPartBinding<Whole, Value: Equatable>: PartBinding<Whole, Value> {
  nonisolated deinit {}

  override func get() -> Value {
    guard let reader = Renderer.beginPart() else { return super.get() }
    let value = super.get()
    Renderer.endPart(value, from: self, by: reader)
    return value
  }
}

/// How far into a whole a part of it lies, worked out when it is first asked for.
struct PartOffset {
  /// As distant as no part can be, for what was not asked for yet or is computed.
  private var bytes: Int

  static let unknown = PartOffset(bytes: -1)
  private static let computed = PartOffset(bytes: -2)

  /// Has a look at the part where it lies, or at what is computed.
  mutating func look<Whole, Part, Result>(
    at path: WritableKeyPath<Whole, Part>, in whole: UnsafeMutablePointer<Whole>,
    _ look: @MainActor (UnsafeMutablePointer<Part>) -> Result
  ) -> Result {
    if let part = part(in: whole, path) { return look(part) }
    var part = Self.read(&whole.pointee, path)
    return look(&part)
  }

  /// Changes the part in one step, where it lies or by what it is computed from.
  mutating func change<Whole, Part>(
    at path: WritableKeyPath<Whole, Part>, in whole: UnsafeMutablePointer<Whole>,
    _ change: @MainActor (UnsafeMutablePointer<Part>) -> Void
  ) {
    if let part = part(in: whole, path) { return change(part) }
    change(&whole.pointee[keyPath: path])
  }

  /// Reads a part without a copy of the whole, as reading it through a pointer would make.
  private static func read<Whole, Part>(
    _ whole: inout Whole, _ path: WritableKeyPath<Whole, Part>
  ) -> Part { whole[keyPath: path] }

  /// Where the part lies; nil for one that is computed.
  private mutating func part<Whole, Part>(
    in whole: UnsafeMutablePointer<Whole>, _ path: WritableKeyPath<Whole, Part>
  ) -> UnsafeMutablePointer<Part>? {
    if bytes == -1 { bytes = MemoryLayout<Whole>.offset(of: path) ?? Self.computed.bytes }
    guard bytes >= 0 else { return nil }
    return (UnsafeMutableRawPointer(whole) + bytes).assumingMemoryBound(to: Part.self)
  }
}
