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
    private let expiry = EntryDateField(.yearAndMonth)
    private let amount = EntryFieldView(title: "Amount")
    private let country = EntryPickerField(["Canada", "Germany", "Korea", "Spain", "United States"]) { $0 }
    private let delivery = EntryDateField(.date)
    private var form: EntryForm?

    override func build() {
      setUpFields()
      let countryRow = EntryFieldView(title: "Country", textField: country)
      let deliveryRow = EntryFieldView(title: "Deliver on", textField: delivery)
      let expiryRow = EntryFieldView(title: "Expires", textField: expiry)
      for row in [name, email, card, expiryRow, amount, countryRow, deliveryRow] {
        row.textField.entryValidators.insert(.required, at: 0)
      }
      let wrapping = EntryControlView(title: "Wrapping", control: UISegmentedControl(items: ["Plain", "Gift"]))
      let speed = EntryControlView(title: "Speed", control: speeds())
      for row in [wrapping, speed] { row.entryValidators = [.required] }
      addGroup("You", footer: "Only for questions on your order.", [name, email, phone].map(inset))
      addGroup("Payment", [card, expiryRow, amount].map(inset))
      addGroup(
        "Delivery",
        [countryRow, deliveryRow].map(inset)
          + [wrapping, speed].map { $0.padded(top: 8, leading: 16, bottom: 8, trailing: 16) })
      let done = UILabel.make("Fill in all fields to place the order.", style: .footnote, color: .secondaryLabel)
      done.textAlignment = .center
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Place Order"
      configuration.buttonSize = .large
      let button = UIButton(configuration: configuration)
      addGroup(nil, [button.row(), done.row()])
      let rows: [EntryRowView] = [
        name, email, phone, card, expiryRow, amount, countryRow, deliveryRow, wrapping, speed,
      ]
      form = EntryForm(rows, control: button) {
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
      expiry.placeholder = "MM/YY"
      expiry.textContentType = .creditCardExpiration
      expiry.entryFormatter = date
      expiry.datePicker.locale = locale
      expiry.datePicker.timeZone = TimeZone(secondsFromGMT: 0)
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
      expiry.datePicker.date = delivery.datePicker.date
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
      let invitation = UIAction(title: "Choose", attributes: .disabled, state: .on) { _ in }
      button.menu = UIMenu(children: [invitation] + ["Standard", "Express"].map { UIAction(title: $0) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      return button
    }
  }
#endif
