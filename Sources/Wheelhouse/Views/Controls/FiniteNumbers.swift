nonisolated extension ClosedRange<Double> {
  /// The bounds of a value, the least and the greatest that can be written for those without an end.
  init<V: BinaryFloatingPoint>(finite bounds: ClosedRange<V>) {
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    self = all.nearest(to: lower)...all.nearest(to: upper)
  }

  /// The value within that is nearest to one; what is no number is nowhere, and is where the bounds begin.
  func nearest(to value: Double) -> Double {
    value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

nonisolated extension Double {
  /// The number, if it is above 0 and finite: a length, a step, a total.
  var ifPositive: Double? { self > 0 && isFinite ? self : nil }
}
