/// A stored property of a view that the runtime connects to the view's place in the graph.
///
/// `@State`, `@Environment` and the like are such properties. A struct of one's own is one as well, and what
/// it stores of them belongs to the place of the view that it is in:
///
///     @propertyWrapper struct Saved<Value: Equatable>: DynamicProperty {
///       @State private var value: Value
///       @State private var last: Value
///       …
///       var wrappedValue: Value {
///         get { value }
///         nonmutating set { value = newValue }
///       }
///       var projectedValue: Bool { value == last }
///     }
///
///     struct NoteView: View {
///       @Saved private var text = ""
///       …
///     }
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before the view's body is evaluated, once the properties inside are connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that this module connects itself.
protocol ConnectedProperty: DynamicProperty {
  /// Whether the property is an input handed over by the parent, compared as such.
  static var isInput: Bool { get }

  /// Connects the property before the view's body is evaluated.
  mutating func connect(to slot: DynamicSlot)
}

extension ConnectedProperty {
  static var isInput: Bool { false }
}

/// A dynamic property that reads what is handed down, which a view without a place of its own can be given, too.
protocol EnvironmentReader: ConnectedProperty {
  /// Takes the values that are read from now on.
  mutating func take(_ values: EnvironmentValues)
}

/// The place of one dynamic property: an element of the graph and the property's number there.
struct DynamicSlot {
  let element: Element
  unowned(unsafe) let plan: ViewPlan
  let index: Int
  let name: UInt64

  var property: ViewPlan.Dynamic { plan.dynamic[index] }

  /// The key of the property in snapshots.
  var place: UInt64 { StableHash.mix(element.identity, name) }

  /// The storage of this slot, made by `make` the first time.
  func storage<Slot: StateSlot>(_ make: () -> Slot) -> Slot {
    let extras = element.ownExtras.object
    for slot in extras.state where slot.name == name {
      if let known = slot as? Slot { return known }
    }
    let made = make()
    made.name = name
    made.property = property.hash
    extras.state.append(made)
    element.graph.ledger?.add(made, at: place)
    if let tell = element.graph.tellLost, made.restorability == .lost {
      tell(LostState(view: plan.viewName, property: property.label, value: made.valueType))
    }
    return made
  }
}
