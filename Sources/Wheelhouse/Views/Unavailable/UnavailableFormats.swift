public import FoundationEssentials

extension Text {
  /// Absent: a text that counts time.
  @available(
    *, unavailable, message: "use Text(_:format:) with a style of Foundation, such as .dateTime"
  )
  public init(_ date: Date, style: AbsentValue) { self.init(verbatim: "") }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Absent: a text that counts time.
  @available(
    *, unavailable, message: "use format: with a style of Foundation, such as .dateTime"
  )
  public mutating func appendInterpolation(_ date: Date, style: AbsentValue) {}

  /// Absent: a symbol among words.
  @available(*, unavailable, message: "use Label(_:systemImage:), or an HStack of Text and Image")
  public mutating func appendInterpolation(_ image: Image) {}
}

extension View {
  /// Absent: a link as a URL of Foundation.
  @available(
    *, unavailable, message: "a link is its path and query: onOpenURL { (path: String) in … }"
  )
  @_disfavoredOverload
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> Self { self }
}
