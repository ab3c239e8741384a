/// A numeric address of either family, in 128 bits; an IPv4 address is the one it is mapped to in IPv6.
struct IPAddress: Equatable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  init(v4 address: UInt32) { self.init(high: 0, low: 0xFFFF << 32 | UInt64(address)) }

  /// The IPv4 address, if it is one.
  var v4: UInt32? {
    high == 0 && low >> 32 == 0xFFFF ? UInt32(truncatingIfNeeded: low) : nil
  }
}

/// Addresses that begin with the same bits (RFC 4632, RFC 4291 §2.3).
struct AddressRange: Equatable, Sendable {
  let first: IPAddress
  /// Of 128, also for IPv4.
  let bits: Int

  /// Reads an address, or one with the length of the common prefix behind a slash.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let address = IPAddress(String(parts[0])) else { return nil }
    let most = address.v4 == nil ? 128 : 32
    guard let length = parts.count == 2 ? Self.length(parts[1]) : most, length <= most else {
      return nil
    }
    bits = length + 128 - most
    first = Self.masked(address, bits)
    guard first == address else { return nil }
  }

  func contains(_ address: IPAddress) -> Bool { Self.masked(address, bits) == first }

  private static func length(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } && text.utf8.count < 4 ? Int(text) : nil
  }

  private static func masked(_ address: IPAddress, _ bits: Int) -> IPAddress {
    let high = bits >= 64 ? UInt64.max : ~(UInt64.max >> UInt64(bits))
    let low = bits <= 64 ? 0 : ~(UInt64.max >> UInt64(bits - 64))
    return IPAddress(high: address.high & high, low: address.low & low)
  }
}
