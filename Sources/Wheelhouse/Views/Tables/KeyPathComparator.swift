public import FoundationEssentials

// Foundation's own is in a library of forty megabytes that nothing else here needs. What sorts by comparators, and the
// protocol that they conform to, is in FoundationEssentials.

/// Compares values by what is found at a key path.
///
///     @State private var sortOrder = [KeyPathComparator(\Person.name)]
///
/// A ``Table`` that is handed a binding to an array of these puts that of a column first when its header is tapped. Two
/// are equal that compare by the same key path, in the same way and in the same order.
public nonisolated struct KeyPathComparator<Compared>: SortComparator {
  // Key paths never change; the compiler only knows it of those that it is told are Sendable, which those of an app's
  // types are not where these are the main actor's.
  private nonisolated(unsafe) let path: PartialKeyPath<Compared>
  private nonisolated(unsafe) let comparator: AnyHashable?
  private nonisolated(unsafe) let compareForward: (Compared, Compared) -> ComparisonResult

  /// Which of two values comes first: the lesser one, or the greater one.
  public var order: SortOrder

  /// Where in a value is what is compared.
  public var keyPath: PartialKeyPath<Compared> { path }

  private init(
    _ path: PartialKeyPath<Compared>, _ comparator: AnyHashable?, _ order: SortOrder,
    _ compareForward: @escaping (Compared, Compared) -> ComparisonResult
  ) {
    self.path = path
    self.comparator = comparator
    self.order = order
    self.compareForward = compareForward
  }

  /// Compares by a value that has an order of its own.
  public init<Value: Comparable>(
    _ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward
  ) {
    self.init(keyPath, nil, order) {
      ComparisonResult($0[keyPath: keyPath], $1[keyPath: keyPath])
    }
  }

  /// Compares by a value that may be missing: without one comes before with one.
  public init<Value: Comparable>(
    _ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward
  ) {
    self.init(keyPath, nil, order) {
      ComparisonResult(optional: $0[keyPath: keyPath], $1[keyPath: keyPath])
    }
  }

  /// Compares by a text, in the way of people who look for it.
  public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Compares by a text that may be missing, in the way of people who look for it: without one comes before with one.
  public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
    let texts = String.StandardComparator.localizedStandard
    self.init(keyPath, AnyHashable(texts), order) { first, second in
      guard let first = first[keyPath: keyPath], let second = second[keyPath: keyPath] else {
        return ComparisonResult(optional: first[keyPath: keyPath], second[keyPath: keyPath])
      }
      return texts.compare(first, second)
    }
  }

  /// Compares by a value in the way of another comparator, whose order is this one's.
  public init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator
  ) where Comparator.Compared == Value {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Compares by a value in the way of another comparator, in an order.
  public init<Value, Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
  ) where Comparator.Compared == Value {
    var forward = comparator
    forward.order = .forward
    let compares = forward
    self.init(keyPath, AnyHashable(compares), order) {
      compares.compare($0[keyPath: keyPath], $1[keyPath: keyPath])
    }
  }

  /// How two values compare, in the order that is asked for.
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    order == .forward ? compareForward(lhs, rhs) : compareForward(rhs, lhs)
  }

  /// Whether two compare by the same, in the same way and order.
  public static func == (lhs: KeyPathComparator, rhs: KeyPathComparator) -> Bool {
    lhs.order == rhs.order && lhs.path == rhs.path && lhs.comparator == rhs.comparator
  }

  /// Hashes what makes two equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(order)
    hasher.combine(comparator)
  }
}

/// A key path cannot be written down; what a person has sorted by, the ``Table`` keeps.
extension KeyPathComparator: Transient {}

nonisolated extension ComparisonResult {
  fileprivate init<Value: Comparable>(_ first: Value, _ second: Value) {
    self = first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }

  fileprivate init<Value: Comparable>(optional first: Value?, _ second: Value?) {
    switch (first, second) {
    case (let first?, let second?): self.init(first, second)
    case (nil, nil): self = .orderedSame
    case (nil, _): self = .orderedAscending
    case (_, nil): self = .orderedDescending
    }
  }
}
