extension JSONPatch {
  /// Makes all changes, or none of them.
  ///
  /// The cost grows with the containers that are touched, not with the value: each is copied at
  /// most once for the whole patch, so that the former value can be put back.
  ///
  /// - Throws: the first operation that cannot be made; `value` is then unchanged.
  public func apply(to value: inout JSONValue) throws(JSONPatchError) {
    let former = value
    var application = PatchApplication()
    do {
      for operation in operations { try application.make(operation, in: &value) }
    } catch {
      value = former
      throw error
    }
  }

  /// The value with all changes made.
  ///
  /// - Throws: the first operation that cannot be made.
  public func applied(to value: JSONValue) throws(JSONPatchError) -> JSONValue {
    var value = value
    try apply(to: &value)
    return value
  }
}
