import Glibc

extension IPAddress {
  /// Reads an address in digits; names are not looked up.
  init?(_ text: String) {
    var old = in_addr()
    if unsafe inet_pton(AF_INET, text, &old) == 1 {
      self.init(v4: UInt32(bigEndian: old.s_addr))
      return
    }
    var new = in6_addr()
    guard unsafe inet_pton(AF_INET6, text, &new) == 1 else { return nil }
    self.init(unsafe withUnsafeBytes(of: &new) { unsafe Array($0) })
  }

  /// - Parameter bytes: sixteen, in network order.
  private init(_ bytes: [UInt8]) {
    let word = { (bytes: ArraySlice<UInt8>) in bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[..<8]), low: word(bytes[8...]))
  }

  init(_ storage: sockaddr_storage) {
    var storage = storage
    if Int32(storage.ss_family) == AF_INET6 {
      let address = unsafe withUnsafePointer(to: &storage) {
        unsafe UnsafeRawPointer($0).load(as: sockaddr_in6.self).sin6_addr
      }
      self.init(unsafe withUnsafeBytes(of: address) { unsafe Array($0) })
    } else {
      let address = unsafe withUnsafePointer(to: &storage) {
        unsafe UnsafeRawPointer($0).load(as: sockaddr_in.self).sin_addr
      }
      self.init(v4: UInt32(bigEndian: address.s_addr))
    }
  }

  /// As people write it (RFC 5952).
  var text: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    if let v4 {
      var address = in_addr(s_addr: v4.bigEndian)
      unsafe inet_ntop(AF_INET, &address, &text, socklen_t(text.count))
    } else {
      var address = in6_addr()
      unsafe withUnsafeMutableBytes(of: &address) { room in
        unsafe room.storeBytes(of: high.bigEndian, as: UInt64.self)
        unsafe room.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
      }
      unsafe inet_ntop(AF_INET6, &address, &text, socklen_t(text.count))
    }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
