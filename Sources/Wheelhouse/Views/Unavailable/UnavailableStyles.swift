public import FoundationEssentials

// The styles of numbers and dates are Foundation's, which a file has to import by itself. Without it the compiler
// would say that there is no such member, or think about a long form until it gives up.

/// Stands where Foundation has a style.
public struct StyleOfFoundation<Value: Codable & Hashable & Sendable>: ParseableFormatStyle,
  ParseStrategy
{
  /// Nobody has a value of this type.
  public var parseStrategy: Self { self }

  /// Nobody has a value of this type.
  public func format(_ value: Value) -> String { preconditionFailure("import Foundation") }

  /// Nobody has a value of this type.
  public func parse(_ value: String) -> Value { preconditionFailure("import Foundation") }

  fileprivate static var absent: Self { preconditionFailure("import Foundation") }
}

extension FormatStyle where Self == StyleOfFoundation<Int> {
  /// Foundation's style of whole numbers.
  @available(*, unavailable, message: "import Foundation, whose style this is")
  public static var number: Self { .absent }

  /// Foundation's style of percentages.
  @available(*, unavailable, message: "import Foundation, whose style this is")
  public static var percent: Self { .absent }
}

extension FormatStyle where Self == StyleOfFoundation<Double> {
  /// Foundation's style of numbers.
  @available(*, unavailable, message: "import Foundation, whose style this is")
  public static var number: Self { .absent }

  /// Foundation's style of percentages.
  @available(*, unavailable, message: "import Foundation, whose style this is")
  public static var percent: Self { .absent }
}

extension FormatStyle where Self == StyleOfFoundation<Date> {
  /// Foundation's style of dates.
  @available(*, unavailable, message: "import Foundation, whose style this is")
  public static var dateTime: Self { .absent }
}

extension FormatStyle {
  /// Foundation's style of amounts.
  @available(*, unavailable, message: "import Foundation, whose style this is")
  public static func currency<Value>(code: String) -> Self
  where Self == StyleOfFoundation<Value> { .absent }
}

extension FormStyle {
  /// Absent: a form in columns.
  @available(*, deprecated, message: "a form is grouped; leave it out")
  public static let columns = FormStyle()
}
