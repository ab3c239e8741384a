/// Read and write access to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: ConnectedProperty {
  let storage: BindingStorage<Value>

  /// Creates a binding from two closures.
  @preconcurrency
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    storage = ClosureBinding(get: get, set: set)
  }

  /// Creates a binding from another one; what SwiftUI's `init(projectedValue:)` does.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(location: StateLocation<Value>) { storage = LocationBinding(location) }

  init<Root: AnyObject>(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    storage = ObjectBinding(object, path)
  }

  init(storage: BindingStorage<Value>) { self.storage = storage }

  /// A binding that always has the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Makes a binding out of one to an optional value; nil when there is no value now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Makes a binding to an optional out of one to a value; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { storage.get() }
    nonmutating set { storage.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(storage: PartBinding(self, path))
  }

  /// A binding to a part of the value that can be compared: reading it makes a view depend on the part
  /// alone.
  public subscript<Part: Equatable>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Binding<Part> { Binding<Part>(storage: ComparedPartBinding(self, path)) }

  /// A binding is an input of the view that is handed it.
  static var isInput: Bool { true }

  /// Does nothing: a binding is connected where it was made.
  mutating func connect(to slot: DynamicSlot) {}
}

extension Binding: InputComparable {
  nonisolated func isSameInput(as other: Binding) -> Bool { storage.isSame(as: other.storage) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
