/// A class whose `@Published` properties views observe; the spelling before `@Observable`.
///
/// Reading a published property while a view is evaluated makes that view depend on that property alone.
@MainActor @preconcurrency
public protocol ObservableObject: AnyObject {
  /// Tells everybody who observes the object that something changed.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher made for the object the first time somebody asks.
  public var objectWillChange: ObservableObjectPublisher { ObservedLink.publisher(of: self) }
}

/// Tells the observers of an object that something changed.
public final class ObservableObjectPublisher {
  nonisolated deinit {}

  let source = Source()

  /// Creates a publisher without observers.
  public init() {}

  /// Evaluates every view again that observes the object.
  public func send() { source.changed() }
}

/// Publishers of objects that do not bring one of their own, held as long as the object lives: by its
/// first published property, or in a table where it has none.
enum ObservedLink {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  @exclusivity(unchecked) private static var entries: [ObjectIdentifier: Entry] = [:]
  @exclusivity(unchecked) private static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let source = ObservedLayout.publishedSource(in: object) {
      return source { $0.objectPublisher }
    }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    let made = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: made)
    sweep()
    return made
  }

  /// Makes the view that is being evaluated depend on the object's own publisher.
  static func noteRead<Object: ObservableObject>(_ object: Object) {
    guard Renderer.reading != nil else { return }
    object.objectWillChange.source.noteRead()
  }

  private static func sweep() {
    guard entries.count > sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(64, entries.count * 2)
  }
}

/// A property of an ``ObservableObject`` that views observe.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  @usableFromInline let box: PublishedBox<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates the property with its first value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// The value; reading it while a view is evaluated makes that view depend on it.
  ///
  /// It is changed in place, as a stored property is, so it cannot be read while it is being changed.
  @inlinable
  public var wrappedValue: Value {
    get { box.value }
    nonmutating _modify { yield &box.value }
  }

  /// The property as something to call back on change.
  public var projectedValue: PublishedChanges<Value> { PublishedChanges(box: box) }
}

/// The changes of one published property.
public struct PublishedChanges<Value> {
  let box: PublishedBox<Value>

  /// Calls `receive` with the value now and after every change, until that is cancelled or the property is gone.
  ///
  /// Unlike Combine's, the subscription need not be kept. Of an object that lives longer than who listens, as one does
  /// that all sessions share, it is kept and cancelled, for example in an `isolated deinit`.
  @discardableResult
  public func sink(_ receive: @escaping @MainActor (Value) -> Void) -> PublishedSubscription {
    let subscription = PublishedSubscription(to: box)
    box.receivers.append((subscription, { [unowned box] in receive(box.value) }))
    receive(box.value)
    return subscription
  }
}

/// What is called when a published property changes, as long as it is not cancelled.
public final class PublishedSubscription {
  private weak var source: PublishedSource?

  fileprivate init(to source: PublishedSource) { self.source = source }

  /// Whether it was cancelled, also by one that was told of the same change.
  fileprivate var isOver: Bool { source == nil }

  nonisolated deinit {}

  /// Ends the calls; a second time it does nothing.
  public func cancel() {
    source?.receivers.removeAll { $0.subscription === self }
    source = nil
  }
}

/// The storage of a published property, whatever its type.
@usableFromInline
class PublishedSource: Source {
  nonisolated deinit {}

  /// The publisher of the object, made when somebody first asks; only its first property has it.
  final var objectPublisher: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  @exclusivity(unchecked) private final var publisher: ObservableObjectPublisher?
  @exclusivity(unchecked)
  final var receivers: [(subscription: PublishedSubscription, receive: @MainActor () -> Void)] = []

  /// Tells everybody that the value is another.
  @usableFromInline
  final func tell() {
    changed()
    guard !receivers.isEmpty else { return }
    for (subscription, receive) in receivers where !subscription.isOver { receive() }
  }
}

@usableFromInline
final class PublishedBox<Value>: PublishedSource {
  @usableFromInline
  nonisolated deinit {}

  @exclusivity(unchecked) @usableFromInline var stored: Value
  @exclusivity(unchecked) @usableFromInline var isLent = false

  init(_ value: Value) { stored = value }

  @inlinable var value: Value {
    get {
      noteRead()
      mayUse()
      return stored
    }
    _modify {
      mayUse()
      isLent = true
      defer { didChange() }
      yield &stored
    }
  }

  @inlinable
  func mayUse() {
    precondition(
      !isLent, "A published \(Value.self) is used while it is being changed: copy it before")
  }

  @inlinable
  func didChange() {
    isLent = false
    tell()
  }
}

/// Bindings to the properties of an observable object: `$model.name`.
@dynamicMemberLookup
public struct ObservedBindings<Object: AnyObject> {
  private let object: Object

  init(_ object: Object) { self.object = object }

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> { Binding(object, path) }
}

/// An object observed here and owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let object: ObjectType

  /// Observes an object that somebody else owns.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object that somebody else owns.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    ObservedLink.noteRead(object)
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedBindings<ObjectType> { ObservedBindings(object) }

  /// The object is handed over by the parent.
  static var isInput: Bool { true }

  /// Does nothing: reading is what observes.
  mutating func connect(to slot: DynamicSlot) {}
}

/// An object that the view makes and owns: it lives as long as the view's place on the screen.
///
/// One that is `Codable` outlives the process: it is encoded again for the session's snapshot when a
/// `@Published` property changes that its encoding reads, or after `objectWillChange.send()`. Plain stored
/// properties are saved along with the next such change, and when the session parks. An object that is not
/// Codable is made anew when the session wakes; its type says that this is meant by being ``Transient``.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let make: @MainActor () -> ObjectType
  private var location: StateLocation<ObjectType>?

  /// Creates the object the first time the view is evaluated, and only then.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = location?.value else { return make() }
    ObservedLink.noteRead(object)
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedBindings<ObjectType> { ObservedBindings(wrappedValue) }

  /// Finds or makes the object that belongs to the view's place.
  mutating func connect(to slot: DynamicSlot) {
    guard location == nil else { return }
    let make = make
    location = slot.storage {
      StateLocation(slot.element.graph.restored(ObjectType.self, at: slot) ?? make())
    }
  }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes the properties of an object bindable.
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

  /// Makes the properties of an object bindable.
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

  /// The wrapper itself, from which `$model.name` takes its binding.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject { Binding(wrappedValue, path) }
}
