import CLibwebsockets
import Glibc

/// Tells systemd, where it started this process, how far it has come: sd_notify(3).
enum ServiceManager {
  private static var path: String?

  /// Takes where to tell it out of the environment, before anything is started that would inherit it.
  ///
  /// So workers have nobody to tell: systemd listens to the process that it started, their supervisor.
  static func prepare() {
    guard let value = unsafe getenv("NOTIFY_SOCKET") else { return }
    path = unsafe String(cString: value)
    unsafe unsetenv("NOTIFY_SOCKET")
  }

  /// Sends a message such as `READY=1`; nothing happens where nobody wants to know.
  static func tell(_ message: String) {
    guard let path else { return }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var name = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard name.count > 1, name.count < room else { return }
    // A name in the abstract namespace begins with a zero byte, written as @.
    if name[0] == UInt8(ascii: "@") { name[0] = 0 }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    let bytes = Array(message.utf8)
    unsafe withUnsafePointer(to: address) { address in
      _ = unsafe sendto(
        descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT),
        UnsafeRawPointer(address).assumingMemoryBound(to: sockaddr.self), length)
    }
  }
}
