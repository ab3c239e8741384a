/// What a session store promised and did not keep.
package struct BrokenPromise: Error, CustomStringConvertible {
  /// The promise, in words.
  package let promise: String
  /// What was found instead.
  package let found: String

  package var description: String { "\(promise): \(found)" }
}

/// Checks the facts of one promise.
struct PromiseCheck {
  let promise: String

  func equal<Value: Equatable>(
    _ found: Value, _ expected: Value, _ what: @autoclosure () -> String
  ) throws(BrokenPromise) {
    guard found != expected else { return }
    throw BrokenPromise(promise: promise, found: "\(what()) is \(found) and not \(expected)")
  }
}
