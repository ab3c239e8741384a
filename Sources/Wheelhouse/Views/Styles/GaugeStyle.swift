import ScreenDocument

/// How a gauge is drawn.
public nonisolated struct GaugeStyle: Sendable {
  let name: Word?
  /// As the place wants it.
  public static let automatic = GaugeStyle(name: nil)
  /// A bar that is filled up to the value.
  public static let linearCapacity = GaugeStyle(name: "linearCapacity")
  /// A bar with a mark at the value.
  public static let accessoryLinear = GaugeStyle(name: "accessoryLinear")
  /// A smaller bar that is filled up to the value.
  public static let accessoryLinearCapacity = GaugeStyle(name: "accessoryLinearCapacity")
  /// An open ring with a mark at the value.
  public static let accessoryCircular = GaugeStyle(name: "accessoryCircular")
  /// A ring that is filled up to the value.
  public static let accessoryCircularCapacity = GaugeStyle(name: "accessoryCircularCapacity")
}

extension View {
  /// How gauges are drawn.
  @inlinable
  public consuming func gaugeStyle(_ style: GaugeStyle)
    -> ModifiedContent<Self, PendingModification>
  { ModifiedContent(content: self, modifier: .gaugeStyle(style)) }
}
