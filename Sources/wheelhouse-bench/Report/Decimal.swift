extension Double {
  /// With so many digits after the point, and thousands apart when `grouped`.
  func fixed(_ digits: Int, grouped: Bool = false) -> String {
    let scale = (0..<digits).reduce(1.0) { value, _ in value * 10 }
    let scaled = Int64((self * scale).rounded())
    let whole = String(scaled / Int64(scale))
    let fraction = String(scaled % Int64(scale) + Int64(scale)).dropFirst()
    return (grouped ? Self.group(whole) : whole) + (digits > 0 ? ".\(fraction)" : "")
  }

  private static func group(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
