/// A value that is bound to a parameter of a statement.
public nonisolated enum SQLiteValue: Equatable, Sendable {
  /// A whole number of 64 bits.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// Unicode text.
  case text(String)
  /// Bytes as they are.
  case blob([UInt8])
  /// No value.
  case null
}
