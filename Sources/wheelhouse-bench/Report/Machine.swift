import Glibc

/// Where and when something was measured.
struct Machine {
  let processor: String
  let cores: Int
  let kernel: String
  let date: String

  init() {
    processor = Self.processorName()
    cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    kernel = Self.kernelName()
    date = Self.today()
  }

  private static func processorName() -> String {
    guard let file = fopen("/proc/cpuinfo", "r") else { return "unknown processor" }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, 512, file) != nil {
      let text = line.withUnsafeBytes(Self.text)
      let parts = text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("model name") else { continue }
      return String(parts[1].dropFirst().dropLast())
    }
    return "unknown processor"
  }

  private static func kernelName() -> String {
    var name = utsname()
    uname(&name)
    return withUnsafeBytes(of: name.sysname, text) + " " + withUnsafeBytes(of: name.release, text)
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func today() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let numbers = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}
