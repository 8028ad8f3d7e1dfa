// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the text of a field is, which decides keys, capitals, correction and suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind; those that HTML has are HTML's.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A position in a company.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, by any description.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with all its lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that comes in a message and counts once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A whole birthday.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The check number of a payment card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a payment card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a payment card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a payment card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a payment card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The date at which a payment card ends.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a payment card ends.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a payment card ends.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a payment card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The number of a built-in SIM.
  public static let cellularEID = UITextContentType(rawValue: "eid")
  /// The number of a phone.
  public static let cellularIMEI = UITextContentType(rawValue: "imei")
}
