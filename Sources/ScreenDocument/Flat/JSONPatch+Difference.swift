extension JSONPatch {
  /// The operations that turn one document into another: those that a server would send.
  ///
  /// Nodes are matched by `id` and `type`, or by place where they have no id; a node that changed
  /// places among its siblings is moved. What happens inside a node never takes more bytes than
  /// replacing the node. Equal documents give an empty patch.
  public static func difference(from old: Document, to new: Document) -> JSONPatch {
    difference(from: old.value, to: new.value)
  }

  /// The operations that turn one value into the other, as a server would send them for documents.
  ///
  /// Objects in `children` and the other members that hold nodes are matched by `id` and `type`, or
  /// by place where they have no id; nodes that changed places are moved. Any other value is
  /// replaced whole. What happens inside a node never takes more bytes than replacing the node.
  package static func difference(from old: JSONValue, to new: JSONValue) -> JSONPatch {
    guard old != new else { return JSONPatch() }
    let whole = JSONPatch([.replace(path: JSONPointer(), value: new)])
    guard let former = old.object, let latter = new.object else { return whole }
    // Operations on a value deeper than any reader accepts cannot be read back.
    let limits = JSONLimits(depth: 512, bytes: .max, stringBytes: .max)
    let operations = difference(from: former, to: latter)
    guard let json = try? JSONReader(limits: limits).read(operations.bytes),
      let patch = try? JSONPatch(json)
    else { return whole }
    return patch
  }

  private static func difference(from old: JSONObject, to new: JSONObject) -> JSONBytes {
    let piece = Piece()
    var writer = NodeWriter()
    writer.write(old, ordinal: 0)
    _ = piece.take(&writer)
    piece.forgetShown()
    writer.write(new, ordinal: 0)
    var out = JSONBytes()
    var composer = PatchComposer()
    let isNew = piece.take(&writer)
    _ = composer.compose(root: piece, changed: isNew ? [piece] : [], into: &out)
    return out
  }
}
