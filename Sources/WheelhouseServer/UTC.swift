import CServerShims

/// Times in UTC as people and protocols write them.
///
/// In C, since several C libraries bring a `struct tm` of their own: whose it is would depend on which of them
/// the compiler happens to read first.
enum UTC {
  /// As HTTP writes it (RFC 9110 §5.6.7), from seconds since 1970.
  static func http(_ seconds: Int) -> String { text(seconds, "%a, %d %b %Y %H:%M:%S GMT") }

  /// As logs do (RFC 3339), up to the seconds and without the zone.
  static func log(_ seconds: Int) -> String { text(seconds, "%Y-%m-%dT%H:%M:%S") }

  private static func text(_ seconds: Int, _ format: String) -> String {
    unsafe String(unsafeUninitializedCapacity: 64) { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        unsafe shim_utc(seconds, format, text.baseAddress, text.count)
      }
    }
  }
}
