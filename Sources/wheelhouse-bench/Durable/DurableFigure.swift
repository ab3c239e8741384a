/// One figure about sessions that outlive sockets and processes, with its bar where there is one.
struct DurableFigure {
  let name: String
  let value: Double
  let unit: String
  let most: Double?
  let least: Double?

  init(
    _ name: String, _ value: Double, _ unit: String, atMost most: Double? = nil,
    atLeast least: Double? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.most = most
    self.least = least
  }

  /// Whether the bar was missed; false where there is none.
  var isMissed: Bool {
    if let most, value > most { return true }
    if let least, value < least { return true }
    return false
  }

  var bar: String {
    if let most { return "≤ \(most.fixed(most == most.rounded() ? 0 : 1)) \(unit)" }
    if let least { return "≥ \(least.fixed(1)) \(unit)" }
    return ""
  }
}
