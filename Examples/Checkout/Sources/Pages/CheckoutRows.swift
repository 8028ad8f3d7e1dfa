// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The rows of the form. What a field is for is said by its `textContentType`, from which keys, capitals and AutoFill follow;
/// what it takes by its formatter; what must be mended by its validators.
@MainActor
public struct CheckoutRows {
  /// Writes the amount, in the shop's currency.
  let money = NumberEntryFormatter(.currency(code: nil), locale: shopLocale, maximumIntegerDigits: 6)

  public let amount: EntryFieldView
  public let givenName: EntryFieldView
  public let familyName: EntryFieldView
  public let email: EntryFieldView
  public let phone: EntryFieldView
  public let street: EntryFieldView
  public let apartment: EntryFieldView
  public let city: EntryFieldView
  public let state: EntryFieldView
  public let postalCode: EntryFieldView
  public let country: EntryFieldView
  public let card: EntryFieldView
  public let expiry: EntryFieldView
  public let password: EntryFieldView

  init() {
    let (money, locale) = (money, shopLocale)
    let (least, most) = (Decimal(said: 5, 5_000), Decimal(said: 500, 500_000))
    amount = Self.row("amount", said("Amount", "금액")) {
      $0.placeholder = money.text(for: Decimal(said: 25, 30_000))
      $0.keyboardType = said("en", "ko") == "ko" ? .numberPad : .decimalPad
      $0.entryFormatter = money
      $0.entryValidators = [.required, .number(money, from: least, to: most)]
    }
    givenName = Self.row("given-name", said("First name", "이름")) {
      $0.textContentType = .givenName
      $0.entryValidators = [.required]
    }
    familyName = Self.row("family-name", said("Last name", "성")) {
      $0.textContentType = .familyName
      $0.entryValidators = [.required]
    }
    email = Self.row("email", said("Email", "이메일")) {
      $0.textContentType = .emailAddress
      $0.keyboardType = .emailAddress
      $0.placeholder = "name@example.com"
      $0.entryValidators = [.required, .email]
    }
    phone = Self.row("phone", said("Phone", "전화번호")) {
      $0.textContentType = .telephoneNumber
      $0.keyboardType = .phonePad
      $0.entryFormatter = PhoneNumberEntryFormatter(region: locale.region?.identifier)
      $0.entryValidators = [.required, .phoneDigits]
    }
    street = Self.row("street", said("Street", "도로명 주소")) {
      $0.textContentType = .streetAddressLine1
      $0.entryValidators = [.required]
    }
    apartment = Self.row("apartment", said("Apartment, suite", "상세 주소")) {
      $0.textContentType = .streetAddressLine2
      $0.placeholder = said("Optional", "선택 사항")
    }
    city = Self.row("city", said("City", "시/군/구")) {
      $0.textContentType = .addressCity
      $0.entryValidators = [.required]
    }
    state = Self.row("state", said("State", "시/도")) {
      $0.textContentType = .addressState
      $0.entryValidators = [.required]
    }
    postalCode = Self.row("postal-code", said("Postal code", "우편번호")) {
      $0.textContentType = .postalCode
      $0.entryValidators = [.required, .length(3...10)]
    }
    country = Self.row("country", said("Country", "국가")) {
      $0.textContentType = .countryName
      $0.entryValidators = [.required]
    }
    card = Self.row("card", said("Card number", "카드 번호")) {
      $0.textContentType = .creditCardNumber
      $0.keyboardType = .numberPad
      $0.placeholder = "0000 0000 0000 0000"
      $0.entryFormatter = CardNumberEntryFormatter()
      $0.entryValidators = [.required, .cardNumber]
    }
    // A month that is chosen cannot be mistyped, nor lie in the past.
    let month = EntryDateField(.yearAndMonth)
    month.datePicker.locale = locale
    month.datePicker.minimumDate = Date()
    expiry = Self.row("expiry", said("Expires", "유효기간"), month) {
      $0.textContentType = .creditCardExpiration
      $0.placeholder = "MM/YY"
      // As it stands on the card.
      $0.entryFormatter = DateEntryFormatter(.cardExpiration, locale: locale)
      $0.clearButtonMode = .never
      $0.entryValidators = [.required]
    }
    password = Self.row("password", said("New password", "새 비밀번호")) {
      $0.textContentType = .newPassword
      $0.isSecureTextEntry = true
      $0.passwordRules = UITextInputPasswordRules(
        descriptor: "minlength: 8; maxlength: 64; required: lower, upper; required: digit;")
      $0.entryValidators = [.required, .length(8...64), .lettersAndDigits]
    }
  }

  /// The rows in the order in which they are filled: people write their names in different orders.
  public var all: [EntryFieldView] {
    let names = said("en", "ko") == "ko" ? [familyName, givenName] : [givenName, familyName]
    return [amount] + names + [
      email, phone, street, apartment, city, state, postalCode, country, card, expiry, password,
    ]
  }

  private static func row(
    _ name: String, _ title: String, _ field: UITextField = UITextField(), _ configure: (UITextField) -> Void
  ) -> EntryFieldView {
    let row = EntryFieldView(title: title, textField: field)
    // The card around the rows is border enough.
    row.textField.borderStyle = .none
    row.textField.clearButtonMode = .whileEditing
    row.textField.accessibilityIdentifier = name
    row.textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).isActive = true
    configure(row.textField)
    return row
  }
}

extension Decimal {
  /// A price in dollars or in won.
  @MainActor
  fileprivate init(said dollars: Int, _ won: Int) { self = Decimal(said("en", "ko") == "ko" ? won : dollars) }
}

extension EntryValidator {
  /// As many digits as phone numbers have.
  fileprivate static var phoneDigits: Self {
    Self { text in
      let count = text.count { $0.isWholeNumber }
      return text.isEmpty || (7...15).contains(count)
        ? nil : EntryProblem(said("Enter a phone number with its area code.", "지역 번호를 포함한 전화번호를 입력하세요."))
    }
  }

  /// Capitals, small letters and digits.
  fileprivate static var lettersAndDigits: Self {
    Self { text in
      let isMixed =
        text.contains(where: \.isLowercase) && text.contains(where: \.isUppercase) && text.contains(where: \.isNumber)
      return text.isEmpty || isMixed
        ? nil
        : EntryProblem(said("Use capitals, small letters and digits.", "영문 대문자, 소문자와 숫자를 함께 사용하세요."))
    }
  }
}
