public import FoundationEssentials

extension Text {
  /// Absent: a text that counts time.
  @available(
    *, unavailable, message: "use Text(_:format:) with a style of Foundation, such as .dateTime"
  )
  public init(_ date: Date, style: AbsentValue) { self.init(verbatim: "") }
}
