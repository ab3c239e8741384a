import Glibc

/// The time as HTTP writes it (RFC 9110 §5.6.7).
enum HTTPDate {
  static func text(_ seconds: Int) -> String {
    var seconds = seconds
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map { two(Int($0)) }
    let day = unsafe days[Int(parts.tm_wday)] + ", " + two(Int(parts.tm_mday))
    let month = unsafe months[Int(parts.tm_mon)]
    return unsafe "\(day) \(month) \(Int(parts.tm_year) + 1900) \(clock.joined(separator: ":")) GMT"
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
