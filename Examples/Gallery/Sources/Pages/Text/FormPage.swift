// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  /// An order: what is typed, with formatters and validators, and what is chosen.
  final class FormPage: PageController {
    private let name = EntryFieldView(title: "Name")
    private let email = EntryFieldView(title: "Email")
    private let phone = EntryFieldView(title: "Phone (optional)")
    private let card = EntryFieldView(title: "Card number")
    private let expiry = EntryFieldView(title: "Expires")
    private let amount = EntryFieldView(title: "Amount")
    private let country = EntryPickerField(["Canada", "Germany", "Korea", "Spain", "United States"]) { $0 }
    private let delivery = EntryDateField(.date)
    private var form: EntryForm?

    override func build() {
      setUpFields()
      let countryRow = EntryFieldView(title: "Country", textField: country)
      let deliveryRow = EntryFieldView(title: "Deliver on", textField: delivery)
      for row in [name, email, card, expiry, amount, countryRow, deliveryRow] {
        row.textField.entryValidators.insert(.required, at: 0)
      }
      let wrapping = UISegmentedControl(items: ["Plain", "Gift"])
      wrapping.selectedSegmentIndex = 0
      addGroup("You", footer: "Only for questions on your order.", [name, email, phone].map(inset))
      addGroup("Payment", [card, expiry, amount].map(inset))
      addGroup(
        "Delivery", [countryRow, deliveryRow].map(inset) + [RowView("Wrapping", wrapping), RowView("Speed", speeds())])
      let done = UILabel.make("Fill in all fields to place the order.", style: .footnote, color: .secondaryLabel)
      done.textAlignment = .center
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Place Order"
      configuration.buttonSize = .large
      let button = UIButton(configuration: configuration)
      addGroup(nil, [button.row(), done.row()])
      form = EntryForm([name, email, phone, card, expiry, amount, countryRow, deliveryRow], control: button) {
        done.text = "Thank you. The order is placed."
      }
    }

    private func setUpFields() {
      let locale = Locale(identifier: "en_US")
      let date = DateEntryFormatter(.cardExpiration, locale: locale)
      let currency = NumberEntryFormatter(.currency(code: "USD"), locale: locale)
      set(name, "First and last name", .default, .name)
      name.textField.autocapitalizationType = .words
      set(email, "name@example.com", .emailAddress, .emailAddress)
      email.textField.entryValidators = [.email]
      set(phone, "(555) 123-4567", .phonePad, .telephoneNumber)
      phone.textField.entryFormatter = PhoneNumberEntryFormatter(region: "US")
      set(card, "0000 0000 0000 0000", .numberPad, .creditCardNumber)
      card.textField.entryFormatter = CardNumberEntryFormatter()
      card.textField.entryValidators = [.cardNumber]
      set(expiry, "MM/YY", .numberPad, nil)
      expiry.textField.entryFormatter = date
      expiry.textField.entryValidators = [.date(date, from: DateComponents(year: 2026, month: 5))]
      set(amount, "$0.00", .decimalPad, nil)
      amount.textField.entryFormatter = currency
      amount.textField.entryValidators = [.number(currency, from: 1, to: 500)]
      amount.textField.text = "25.00"
      country.placeholder = "Choose a country"
      delivery.placeholder = "Choose a day"
      delivery.datePicker.locale = locale
      delivery.datePicker.timeZone = TimeZone(secondsFromGMT: 0)
      // The 15th of May 2026.
      delivery.datePicker.date = Date(timeIntervalSince1970: 1_778_838_060)
    }

    private func set(
      _ row: EntryFieldView, _ placeholder: String, _ keys: UIKeyboardType, _ content: UITextContentType?
    ) {
      row.textField.placeholder = placeholder
      row.textField.keyboardType = keys
      row.textField.textContentType = content
    }

    /// Returns a row on a card, which is the field's box.
    private func inset(_ row: EntryFieldView) -> UIView {
      row.textField.borderStyle = .none
      row.textField.backgroundColor = nil
      row.textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
      return row.padded(top: 8, leading: 16, bottom: 6, trailing: 16)
    }

    private func speeds() -> UIButton {
      let button = UIButton(type: .system)
      button.menu = UIMenu(children: ["Standard", "Express"].map { UIAction(title: $0) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      return button
    }
  }
#endif
