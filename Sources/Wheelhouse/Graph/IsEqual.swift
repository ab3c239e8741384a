/// Whether a value of any type is equal to one of a known type, as `other as? Value == value` would tell.
///
/// Nearly always the types are the same, which is told without a look at the runtime's tables.
nonisolated func isEqual<Other, Value: Equatable>(_ other: Other, _ value: Value) -> Bool {
  Other.self == Value.self
    ? _identityCast(other, to: Value.self) == value : isEqual(cast: other, value)
}

/// Apart, since it asks for types before it does anything.
@inline(never)
private nonisolated func isEqual<Other, Value: Equatable>(cast other: Other, _ value: Value) -> Bool
{
  other as? Value == value
}
