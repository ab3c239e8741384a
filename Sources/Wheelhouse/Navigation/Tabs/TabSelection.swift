/// Which of several tabs is selected, whoever keeps that.
@usableFromInline
class TabSelection {
  nonisolated deinit {}

  init() {}

  /// The position of the selected tab; nil where none of them is.
  func index(in tabs: [TabDescription]) -> Int? { nil }

  func select(_ tab: TabDescription) {}

  /// Whether selecting may have to ask first.
  var proposes: Bool { false }

  /// Whether it is kept in the same place.
  func isSame(as other: TabSelection) -> Bool { self === other }
}

/// A selection that the app keeps, by the tabs' values.
final class BoundTabSelection<Value: Hashable>: TabSelection {
  nonisolated deinit {}

  private let binding: Binding<Value>

  init(_ binding: Binding<Value>) { self.binding = binding }

  override func index(in tabs: [TabDescription]) -> Int? {
    let selected = binding.wrappedValue
    for index in tabs.indices {
      if let value = tabs[index].value, isEqual(value, selected) { return index }
    }
    return nil
  }

  override func isSame(as other: TabSelection) -> Bool {
    guard type(of: other) == type(of: self) else { return false }
    return unsafeDowncast(other, to: BoundTabSelection<Value>.self).binding.isSameInput(as: binding)
  }

  override var proposes: Bool { binding.storage.proposes }

  override func select(_ tab: TabDescription) {
    if let value = tab.value { select(value) }
  }

  private func select<Own: Hashable>(_ value: Own) {
    if Own.self == Value.self {
      // A cast would look the types up.
      binding.wrappedValue = unsafeBitCast(value, to: Value.self)
    } else if let value = value as? Value {
      binding.wrappedValue = value
    }
  }
}

/// A selection that the tab view keeps itself, by place.
final class OwnTabSelection: TabSelection {
  nonisolated deinit {}

  private let place: StateLocation<UInt64?>

  init(_ place: UInt64?) { self.place = StateLocation(place) }

  var selected: UInt64? { place.value }

  override func index(in tabs: [TabDescription]) -> Int? {
    let selected = place.value
    for index in tabs.indices where tabs[index].identity == selected { return index }
    return nil
  }

  override func select(_ tab: TabDescription) { place.value = tab.identity }
}
