/// SHA-1 as RFC 3174 has it; good for a handshake, and for nothing secret.
nonisolated enum SHA1 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    let padded = padding(message)
    for block in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[block..<block + 64], into: &state)
    }
    return state.flatMap(bigEndian)
  }

  private static func padding(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    return padded + bigEndian(UInt32(truncatingIfNeeded: bits >> 32))
      + bigEndian(UInt32(truncatingIfNeeded: bits))
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = schedule(block)
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for round in 0..<80 {
      let sum = rotate(a, 5) &+ choice(round, b, c, d) &+ e
      (a, b, c, d, e) = (sum &+ words[round] &+ constants[round / 20], a, rotate(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static let constants: [UInt32] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6]

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + index * 4 + $1]) }
    }
    for index in 16..<80 {
      words.append(
        rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    return words
  }

  private static func choice(_ round: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    switch round / 20 {
    case 0: (b & c) | (~b & d)
    case 2: (b & c) | (b & d) | (c & d)
    default: b ^ c ^ d
    }
  }

  private static func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }
}
