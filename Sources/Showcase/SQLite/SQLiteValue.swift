/// A value that is bound to a parameter of a statement.
nonisolated enum SQLiteValue: Equatable, Sendable {
  case integer(Int)
  case text(String)
}
