import COpenSSL
import Wheelhouse

/// Secrets from OpenSSL's generator, and SHA-256 for the proof.
nonisolated struct OpenSSLSecrets: AuthorizationSecrets {
  /// - Precondition: the system has randomness; a server that has none must not go on.
  func next() -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let filled = unsafe RAND_bytes(&bytes, Int32(bytes.count))
    precondition(filled == 1, "OpenSSL has no randomness")
    return Base64URL.text(bytes[...])
  }

  func challenge(for verifier: String) -> String { Base64URL.text(Self.digest(verifier)[...]) }

  /// The SHA-256 of a text.
  static func digest(_ text: String) -> [UInt8] {
    let input = Array(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    _ = unsafe SHA256(input, input.count, &digest)
    return digest
  }
}
