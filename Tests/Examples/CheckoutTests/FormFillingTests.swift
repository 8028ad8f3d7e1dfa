// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import EmbeddedKeyboard
import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Which fields of a form one tap fills together.
@MainActor @Suite(.serialized) struct FormFillingTests {
  /// Fields of these kinds, one below the other.
  private final class Page: UIViewController, UITextFieldDelegate {
    let fields: [UITextField]
    var refused: UITextField?
    private(set) var changes: [Int] = []

    init(_ kinds: [UITextContentType], chosen: UITextField? = nil) {
      fields = kinds.map { kind in
        let field = kind == chosen?.textContentType ? chosen ?? UITextField() : UITextField()
        field.textContentType = kind
        field.borderStyle = .roundedRect
        return field
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      for (index, field) in fields.enumerated() {
        field.frame = CGRect(x: 20, y: 50 + 36 * index, width: 300, height: 32)
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.changes.append(index) }, for: .editingChanged)
        view.addSubview(field)
      }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { textField !== refused }
  }

  private let address: [UITextContentType] = [.streetAddressLine1, .addressCity, .postalCode]

  private func open(_ kinds: [UITextContentType], chosen: UITextField? = nil) -> (page: Page, app: TestApp) {
    var (home, work) = (ContactCard.Address(), ContactCard.Address())
    (home.street, home.city, home.postalCode) = ("1 Home Lane", "Ely", "CB7 4DL")
    (work.street, work.city) = ("2 Work Road", "York")
    var card = ContactCard()
    card.addresses = [home, work]
    (card.name.given, card.name.family) = ("Ada", "Lovelace")
    let page = Page(kinds, chosen: chosen)
    let app = TestApp { page }
    var choice = PersonChoice()
    choice.card = card
    app.platform.personChoice = choice
    return (page, app)
  }

  private func take(_ offer: String, in field: Int, of page: Page, _ app: TestApp) throws -> [String] {
    try app.tap(.view(page.fields[field]))
    try app.tap(.label(offer))
    return page.fields.map { $0.text ?? "" }
  }

  @Test("ED-1 in a form with two addresses, one tap fills the one that it is in", arguments: [0, 2, 3, 5])
  func two(_ field: Int) throws {
    let (page, app) = open(address + address)
    let offer = ["1 Home Lane", "Ely", "CB7 4DL"][field % 3]
    let filled = ["1 Home Lane", "Ely", "CB7 4DL"]
    let empty = ["", "", ""]
    #expect(try take(offer, in: field, of: page, app) == (field < 3 ? filled + empty : empty + filled))
  }

  @Test("ED-1 what is filled together is of one address, and only what it has")
  func ofOne() throws {
    let (page, app) = open(address)
    #expect(try take("2 Work Road", in: 0, of: page, app) == ["2 Work Road", "York", ""])
    #expect(page.changes == [0, 1])
  }

  @Test("ED-1 ED-5 a field that is chosen is filled by the title of what there is, and left empty by anything else")
  func chosen() throws {
    for (cities, chosen) in [(["York", "Ely"], "Ely"), (["York", "Bath"], "")] {
      let field = EntryPickerField(cities, style: .menu) { $0 }
      field.textContentType = .addressCity
      let (page, app) = open(address, chosen: field)
      #expect(try take("1 Home Lane", in: 0, of: page, app) == ["1 Home Lane", chosen, "CB7 4DL"])
      #expect(page.changes == (chosen.isEmpty ? [0, 2] : [0, 1, 2]))
    }
  }

  @Test(
    "ED-1 ED-4 a birthday fills a date in the order of its locale, and one without its year what can be told of it",
    arguments: [
      ("en_US", 2001, "02/03/2001"), ("de_DE", 2001, "03.02.2001"), ("ko_KR", 2001, "2001. 02. 03."),
      ("en_US", nil, "02/03"), ("de_DE", nil, ""),
    ])
  func birthday(_ locale: String, _ year: Int?, _ shown: String) throws {
    let field = UITextField()
    field.textContentType = .birthdate
    field.entryFormatter = DateEntryFormatter(.date, locale: Locale(identifier: locale))
    let (page, app) = open([.birthdate], chosen: field)
    var choice = PersonChoice()
    var card = ContactCard()
    card.birthday = ContactCard.Birthday(year: year, month: 2, day: 3)
    choice.card = card
    app.platform.personChoice = choice
    #expect(try take(year == nil ? "02-03" : "2001-02-03", in: 0, of: page, app) == [shown])
  }

  @Test(
    "ED-1 fields that are filled, hidden, disabled, secret or of another thing stay as they are, and apps may refuse")
  func left() throws {
    let (page, app) = open(address + [.givenName, .emailAddress])
    page.fields[1].isHidden = true
    page.refused = page.fields[2]
    #expect(try take("1 Home Lane", in: 0, of: page, app) == ["1 Home Lane", "", "", "", ""])
    let (second, secondApp) = open(address)
    second.fields[1].isEnabled = false
    second.fields[2].isSecureTextEntry = true
    #expect(try take("1 Home Lane", in: 0, of: second, secondApp) == ["1 Home Lane", "", ""])
  }
}
