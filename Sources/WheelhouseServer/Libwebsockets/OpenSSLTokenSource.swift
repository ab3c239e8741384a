import COpenSSL
package import Wheelhouse

/// Resume tokens from OpenSSL's generator, kept as SHA-256 and compared in constant time.
package struct OpenSSLTokenSource: TokenSource {
  package init() {}

  /// - Precondition: the system has randomness; a server that has none must not go on.
  package mutating func next() -> ResumeToken {
    var bytes = [UInt8](repeating: 0, count: 32)
    let filled = unsafe RAND_bytes(&bytes, Int32(bytes.count))
    precondition(filled == 1, "OpenSSL has no randomness")
    return ResumeToken(bytes: bytes)
  }

  package func hash(of token: ResumeToken) -> ResumeTokenHash {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    _ = unsafe SHA256(token.bytes, token.bytes.count, &digest)
    return ResumeTokenHash(bytes: digest)
  }

  package func matches(_ token: ResumeToken, _ hash: ResumeTokenHash) -> Bool {
    let mine = self.hash(of: token).bytes
    return unsafe CRYPTO_memcmp(mine, hash.bytes, mine.count) == 0
  }
}
