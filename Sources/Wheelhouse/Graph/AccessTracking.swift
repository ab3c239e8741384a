import Observation

/// Makes an element depend on what its rendering reads of `@Observable` objects.
///
/// Observation calls back once, before the first change; a registration that was never used stays with
/// the object until then, so all of an element hold it through a small token that outlives it.
enum AccessTracking {
  /// The element that is to be rendered, or that looks at the parts it read.
  @exclusivity(unchecked) private static var current: Uncounted<Element>?
  @exclusivity(unchecked) private static var isLooking = false
  @exclusivity(unchecked) private static var isAnother = false
  /// Whose property is to be read, and what it gave.
  @exclusivity(unchecked) private static var owner: Unmanaged<ValueOwner>?
  @exclusivity(unchecked) private static var value: UnsafeMutableRawPointer?

  /// Renders an element, which is rendered again once anything changes that was read.
  static func render(_ element: Element) {
    current = Uncounted(element)
    isLooking = false
    withObservationTracking(begin, onChange: notify(element))
  }

  /// Tells whether a part that an element read is another now; what is read meanwhile is noted, too.
  static func isAnotherPart(of element: Element) -> Bool {
    current = Uncounted(element)
    isLooking = true
    isAnother = false
    withObservationTracking(begin, onChange: notify(element))
    return isAnother
  }

  /// Has a property read, and tells whether that read an `@Observable` object, which wants to know each reader.
  ///
  /// Observation keeps the closure that it will call, and what that has captured, only if there is something
  /// to be told about. What is read counts for the element that is being rendered as well.
  static func read(by owner: ValueOwner) -> (value: UnsafeMutableRawPointer, isObserved: Bool) {
    self.owner = .passUnretained(owner)
    var witness = Witness()
    withObservationTracking(begin, onChange: notify(witness))
    guard let value else { preconditionFailure("what is to be read is always read") }
    self.value = nil
    return (value, !isKnownUniquelyReferenced(&witness))
  }

  private final class Witness: Sendable {
    nonisolated deinit {}
  }

  /// Does what is to be done now.
  ///
  /// Observation would ask of a closure of the main actor, for each element, whether it runs there; of this
  /// function it does not know that it is one.
  private static let begin: () -> Void = {
    let function: @MainActor () -> Void = AccessTracking.doCurrent
    return unsafeBitCast(function, to: (() -> Void).self)
  }()

  private static func doCurrent() {
    if let reading = owner?.takeUnretainedValue() {
      owner = nil
      value = reading.read()
      return
    }
    guard let element = current else { return }
    current = nil
    if isLooking {
      isAnother = element { $0.looksAtOtherParts() }
    } else {
      element { $0.render(.shared) }
    }
  }

  private static func notify(_ witness: Witness) -> @Sendable () -> Void {
    { withExtendedLifetime(witness) {} }
  }

  private static func notify(_ element: Element) -> @Sendable () -> Void {
    let token = element.ownExtras { $0.token(of: element) }
    return { token.fire() }
  }
}
