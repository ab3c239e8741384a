public import FoundationEssentials
import ScreenDocument

/// A control for a date, a time of day or both, in the time zone of the environment: the person's.
public struct DatePicker<Label: View>: PrimitiveView {
  private let selection: Binding<Date>
  private let earliest: Date?
  private let latest: Date?
  private let components: DatePickerComponents
  private let label: Label

  /// Creates a picker with a label of any view.
  public init(
    selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds?.lowerBound, bounds?.upperBound, displayedComponents, label())
  }

  /// Creates a picker for dates from one on, with a label of any view.
  public init(
    selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, nil, displayedComponents, label()) }

  /// Creates a picker for dates up to one, with a label of any view.
  public init(
    selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, bounds.upperBound, displayedComponents, label()) }

  private init(
    _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?,
    _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  /// Writes a datePicker node.
  public static func _render(_ view: DatePicker, in context: RenderContext) {
    let zone = context.environment.values.timeZone
    let format = CivilTime(components: view.components, zone: zone)
    context.begin(.datePicker, action: .change { view.take($0, format) })
    context.write(.value, format.text(view.selection.wrappedValue))
    context.renderer.writer.property(.components, view.components.names)
    context.write(.min, view.bound(view.earliest, format))
    context.write(.max, view.bound(view.latest, format))
    context.labelled(by: view.label)
    context.end()
  }

  /// What is written of a bound: of a time of day only one on the day that is chosen bounds anything.
  private func bound(_ date: Date?, _ format: CivilTime) -> String? {
    guard let date else { return nil }
    let day = CivilTime(components: .date, zone: format.zone)
    let isBound =
      format.components != .hourAndMinute || day.text(date) == day.text(selection.wrappedValue)
    return isBound ? format.text(date) : nil
  }

  private func take(_ value: JSONValue, _ format: CivilTime) -> Bool {
    guard case .string(let text) = value else { return false }
    guard var date = format.date(text, keeping: selection.wrappedValue) else { return false }
    if let earliest, date < earliest {
      guard text == format.text(earliest) else { return false }
      date = earliest
    }
    if let latest, date > latest {
      guard text == format.text(latest) else { return false }
      date = latest
    }
    selection.wrappedValue = date
    return true
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker with a title for dates from one on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker with a title for dates up to one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// What a date picker lets one choose.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a component.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)

  var names: [String] {
    (contains(.date) ? ["date"] : []) + (contains(.hourAndMinute) ? ["hourAndMinute"] : [])
  }
}

/// Dates as ISO 8601 text without a zone, for the components a picker shows.
struct CivilTime {
  let components: DatePickerComponents
  /// Whose clocks and calendars are meant.
  let zone: TimeZone

  func text(_ date: Date) -> String {
    let seconds = local(date)
    let day = Self.civil(seconds.flooredQuotient(86_400))
    let minute = seconds.flooredRemainder(86_400) / 60
    let date = "\(Self.padded(day.year, 4))-\(Self.padded(day.month, 2))-\(Self.padded(day.day, 2))"
    let time = "\(Self.padded(minute / 60, 2)):\(Self.padded(minute % 60, 2))"
    if !components.contains(.hourAndMinute) { return date }
    return components.contains(.date) ? date + "T" + time : time
  }

  /// Reads what ``text(_:)`` writes; parts that are not shown are kept.
  func date(_ text: String, keeping old: Date) -> Date? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
    let both: DatePickerComponents = [.date, .hourAndMinute]
    guard parts.count == (components == both ? 2 : 1) else { return nil }
    let now = local(old)
    var days = now.flooredQuotient(86_400)
    var rest = now.flooredRemainder(86_400)
    if components.contains(.date) {
      guard let read = Self.days(parts[0]) else { return nil }
      days = read
    }
    if components.contains(.hourAndMinute) {
      guard let minutes = Self.minutes(parts[parts.count - 1]) else { return nil }
      rest = minutes * 60
    }
    return date(local: days * 86_400 + rest)
  }

  /// What the clocks show, in seconds since theirs showed midnight on 1 January 1970.
  ///
  /// The text has four digits for a year: dates beyond them are the first or the last that there is.
  private func local(_ date: Date) -> Int {
    let (first, last) = (-62_167_219_200, 253_402_300_799)
    guard let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down)),
      first...last ~= seconds
    else { return date.timeIntervalSince1970 > 0 ? last : first }
    return min(max(seconds + zone.secondsFromGMT(for: date), first), last)
  }

  /// When the clocks show that.
  ///
  /// What they skip in spring is as much later as they skip; what they show twice in autumn is the first.
  private func date(local seconds: Int) -> Date {
    func offset(at seconds: Int) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    let before = offset(at: seconds - 86_400)
    let after = offset(at: seconds + 86_400)
    let isBefore = offset(at: seconds - before) == before
    let isSkipped = !isBefore && offset(at: seconds - after) != after
    return Date(timeIntervalSince1970: Double(seconds - (isBefore || isSkipped ? before : after)))
  }

  private static func numbers(_ text: String, _ separator: Character, _ lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == lengths else { return nil }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    return numbers.count == lengths.count ? numbers : nil
  }

  private static func minutes(_ text: String) -> Int? {
    guard let time = numbers(text, ":", [2, 2]), time[0] < 24, time[1] < 60 else { return nil }
    return time[0] * 60 + time[1]
  }

  private static func days(_ text: String) -> Int? {
    guard let date = numbers(text, "-", [4, 2, 2]) else { return nil }
    guard (1...12).contains(date[1]), (1...31).contains(date[2]) else { return nil }
    let days = daysFromCivil(date[0], date[1], date[2])
    return civil(days) == (date[0], date[1], date[2]) ? days : nil
  }

  /// Days since 1970-01-01 of a date of the Gregorian calendar.
  private static func daysFromCivil(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.flooredQuotient(400)
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(146_097)
    let ofEra = shifted - era * 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (year + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, day)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  fileprivate func flooredRemainder(_ divisor: Int) -> Int {
    self - flooredQuotient(divisor) * divisor
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
