import Glibc

/// An address to bind, of either family.
struct SocketAddress {
  var storage: sockaddr_storage
  var length: socklen_t

  /// In host byte order; it is at the same place in both families.
  var port: UInt16 {
    unsafe withUnsafeBytes(of: storage) {
      UInt16(bigEndian: unsafe $0.load(fromByteOffset: 2, as: UInt16.self))
    }
  }

  func with(port: UInt16) -> SocketAddress {
    var copy = self
    unsafe withUnsafeMutableBytes(of: &copy.storage) {
      unsafe $0.storeBytes(of: port.bigEndian, toByteOffset: 2, as: UInt16.self)
    }
    return copy
  }

  func isSame(as other: SocketAddress) -> Bool {
    unsafe withUnsafeBytes(of: storage) { mine in
      unsafe withUnsafeBytes(of: other.storage) { unsafe mine.elementsEqual($0) }
    }
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    unsafe withUnsafePointer(to: storage) { storage in
      unsafe body(UnsafeRawPointer(storage).assumingMemoryBound(to: sockaddr.self), length)
    }
  }
}

extension Binding {
  /// Every address a host name stands for, without repeats.
  static func resolve(_ host: String) throws(StartError) -> [SocketAddress] {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let failure = unsafe getaddrinfo(host, nil, &hints, &list)
    guard failure == 0 else {
      let reason = unsafe String(cString: gai_strerror(failure))
      if failure == EAI_AGAIN {
        throw .unavailable("--host \(host) cannot be looked up now: \(reason).")
      }
      throw .usage("--host \(host) is not a name or address of this machine: \(reason).")
    }
    defer { unsafe freeaddrinfo(list) }
    var addresses: [SocketAddress] = []
    while let entry = unsafe list {
      var storage = sockaddr_storage()
      let length = unsafe Int(entry.pointee.ai_addrlen)
      unsafe withUnsafeMutableBytes(of: &storage) { room in
        unsafe room.copyMemory(
          from: UnsafeRawBufferPointer(start: entry.pointee.ai_addr, count: length))
      }
      let address = SocketAddress(storage: storage, length: socklen_t(length))
      if !addresses.contains(where: { $0.isSame(as: address) }) { addresses.append(address) }
      unsafe list = entry.pointee.ai_next
    }
    return addresses
  }
}
