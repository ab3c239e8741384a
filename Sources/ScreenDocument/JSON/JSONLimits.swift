/// How much JSON is accepted from outside.
public struct JSONLimits: Hashable, Sendable {
  /// How deep arrays and objects may nest; never more than 512, whatever is asked for.
  public let depth: Int

  /// How long the whole text may be, in bytes.
  public let bytes: Int

  /// How long one string may be, in bytes as written.
  public let stringBytes: Int

  /// Sets the limits; the defaults suit documents and snapshots of our own making.
  public init(depth: Int = 64, bytes: Int = 64 << 20, stringBytes: Int = 16 << 20) {
    self.depth = min(depth, 512)
    self.bytes = bytes
    self.stringBytes = stringBytes
  }

  /// What is accepted of a client: one message of 64 KiB.
  public static let message = JSONLimits(depth: 64, bytes: 65_536, stringBytes: 65_536)
}
