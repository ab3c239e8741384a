import Glibc

extension PeerAddress {
  init(_ storage: sockaddr_storage) {
    var storage = storage
    if Int32(storage.ss_family) == AF_INET6 {
      let address = unsafe withUnsafePointer(to: &storage) {
        unsafe UnsafeRawPointer($0).load(as: sockaddr_in6.self).sin6_addr
      }
      self.init(address)
    } else {
      let address = unsafe withUnsafePointer(to: &storage) {
        unsafe UnsafeRawPointer($0).load(as: sockaddr_in.self).sin_addr
      }
      self.init(address)
    }
  }

  private init(_ address: in_addr) {
    let text = unsafe withUnsafeBytes(of: address) { bytes in
      unsafe bytes.map { String($0) }.joined(separator: ".")
    }
    self.init(text: text, place: Place(high: .max, low: UInt64(address.s_addr)))
  }

  private init(_ address: in6_addr) {
    var address = address
    let bytes = unsafe withUnsafeBytes(of: &address) { unsafe Array($0) }
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    if bytes.starts(with: mapped) {
      var old = in_addr()
      unsafe withUnsafeMutableBytes(of: &old) { unsafe $0.copyBytes(from: bytes[12...]) }
      self.init(old)
    } else {
      let high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
      self.init(text: Self.text(&address), place: Place(high: high, low: 0))
    }
  }

  private static func text(_ address: inout in6_addr) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    unsafe inet_ntop(AF_INET6, &address, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
