import CServerShims
import Glibc

/// A certificate and its key as they were when they could be used last, for workers that find their files spoiled.
///
/// A worker that dies is replaced at once, and its replacement reads the files. Were it to need them, a mistake
/// in a certificate that was noticed and set aside would end the server some days later, worker by worker.
final class KeptCertificate {
  /// Of the certificate and of the key, in memory, to be inherited.
  let descriptors: [Int32]

  /// Copies both files; nil where they do not belong together, or there is no room.
  init?(_ files: TLSFiles) {
    let copies = [files.certificate, files.key].map { Self.copy($0) }
    descriptors = copies.filter { $0 >= 0 }
    guard descriptors.count == copies.count, (try? TLS.check(Self.files(descriptors))) != nil else {
      return nil
    }
  }

  isolated deinit { for descriptor in descriptors { close(descriptor) } }

  /// The files that inherited descriptors lead to.
  ///
  /// - Precondition: there are two.
  static func files(_ descriptors: [Int32]) -> TLSFiles {
    let paths = descriptors.map { "/proc/self/fd/\($0)" }
    return TLSFiles(certificate: paths[0], key: paths[1])
  }

  private static let longest = 1 << 20

  private static func copy(_ path: String) -> Int32 {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return -1 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = unsafe read(file, &bytes, longest)
    let copy = count < 0 ? -1 : shim_memory_file(0)
    guard copy >= 0 else { return -1 }
    guard unsafe write(copy, bytes, count) == count else {
      close(copy)
      return -1
    }
    return copy
  }
}
