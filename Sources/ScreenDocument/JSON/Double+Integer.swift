extension Double {
  /// The number where it is whole and within what a `Double` counts without gaps (up to 2^53).
  ///
  /// `Int(exactly:)` would round in the C mathematics library, which this floor does without.
  @inline(__always)
  var wholeNumber: Int? {
    guard magnitude <= 0x1p53 else { return nil }
    let whole = Int(self)
    return Double(whole) == self ? whole : nil
  }
}
