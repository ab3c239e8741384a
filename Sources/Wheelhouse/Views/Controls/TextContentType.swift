/// What a text field is for, by the names of UIKit's `UITextContentType`.
///
/// A browser is told by `autocomplete`; what that has no word for is not filled in.
public nonisolated enum TextContentType: String, Sendable {
  /// A whole name.
  case name
  /// What stands before a name, such as a title.
  case namePrefix
  /// A first name.
  case givenName
  /// A name between the first and the last.
  case middleName
  /// A last name.
  case familyName
  /// What stands after a name.
  case nameSuffix
  /// A name among friends.
  case nickname

  /// What somebody is at work.
  case jobTitle
  /// The name of a company.
  case organizationName

  /// A place of any kind.
  case location
  /// An address in several lines.
  case fullStreetAddress
  /// The first line of an address.
  case streetAddressLine1
  /// The second line of an address.
  case streetAddressLine2
  /// A city.
  case addressCity
  /// A state or a province.
  case addressState
  /// A city with its state.
  case addressCityAndState
  /// A part of a city.
  case sublocality
  /// A country or region.
  case countryName
  /// A postal code.
  case postalCode

  /// A telephone number.
  case telephoneNumber
  /// An e-mail address.
  case emailAddress
  /// A web address.
  case URL

  /// The name of an account.
  case username
  /// The password of an account that there is.
  case password
  /// A password that is being chosen.
  case newPassword
  /// A code that is valid once, such as one from a text message.
  case oneTimeCode

  /// The number of a card.
  case creditCardNumber
  /// The name on a card.
  case creditCardName
  /// Month and year until which a card is valid.
  case creditCardExpiration
  /// The month of that.
  case creditCardExpirationMonth
  /// The year of that.
  case creditCardExpirationYear
  /// The code on the back of a card.
  case creditCardSecurityCode
  /// The kind of a card.
  case creditCardType

  /// A day of birth.
  case birthdate
  /// The day of that.
  case birthdateDay
  /// The month of that.
  case birthdateMonth
  /// The year of that.
  case birthdateYear
  /// A day with a time.
  case dateTime
}
