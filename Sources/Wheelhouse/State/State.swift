import ScreenDocument

/// A value that a view owns: it lives as long as the view's place on the screen.
///
/// Setting it evaluates the views that read it again. A value that is `Codable` outlives the process: it
/// is part of the session's snapshot.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with the value it has the first time.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with the value it has the first time.
  public init(initialValue: Value) { initial = initialValue }

  /// The value now.
  ///
  /// Before the view is on the screen this is the initial value, and setting does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value, for a child that changes it.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Finds or makes the storage that belongs to the view's place.
  public mutating func _connect(to slot: DynamicSlot) {
    guard location == nil else { return }
    location = slot.storage {
      StateLocation(slot.element.graph.restored(Value.self, at: slot) ?? initial)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

/// The storage of a `@State`.
final class StateLocation<Value>: StateSlot {
  nonisolated deinit {}

  @exclusivity(unchecked) private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      noteRead()
      return stored
    }
    set {
      let isSame = haveEqualBytes(stored, newValue)
      stored = newValue
      if !isSame { changed() }
    }
  }

  override func snapshot() -> (any Encodable)? {
    stored is any Decodable ? stored as? any Encodable : nil
  }
}

/// Tells whether two values are the same bit by bit: then nothing changed.
nonisolated func haveEqualBytes<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in first.elementsEqualBytes(second) }
  }
}
