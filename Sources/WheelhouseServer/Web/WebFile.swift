import COpenSSL
import CServerShims
import Wheelhouse

/// A file of the browser client, held in memory as it is and gzipped.
struct WebFile {
  let type: MediaType
  let plain: Representation
  /// Nil where gzip would not make it smaller.
  let gzipped: Representation?

  /// One form of a file, with a strong validator of its own (RFC 9110 §8.8.3).
  struct Representation {
    let bytes: [UInt8]
    let tag: String
  }

  init(name: String, bytes: [UInt8]) {
    type = MediaType(fileName: name)
    let tag = Self.digest(bytes)
    plain = Representation(bytes: bytes, tag: "\"\(tag)\"")
    let small = type.isCompressible ? Self.gzip(bytes) : []
    let isSmaller = !small.isEmpty && small.count < bytes.count
    gzipped = isSmaller ? Representation(bytes: small, tag: "\"\(tag)-gzip\"") : nil
  }

  static func digest(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    unsafe bytes.withUnsafeBufferPointer { input in
      _ = unsafe SHA256(input.baseAddress, input.count, &digest)
    }
    return Base64URL.text(digest.prefix(18))
  }

  private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    let room = shim_gzip_bound(bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
      count = unsafe bytes.withUnsafeBytes { input in
        unsafe shim_gzip(input.baseAddress, input.count, output.baseAddress, room)
      }
    }
  }
}
