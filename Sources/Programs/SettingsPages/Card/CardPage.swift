// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Phrases
internal import UIKit

/// The person's own card, which fields are filled from.
final class CardPage: EntryPage {
  /// The card that the rows stand for, as far as it is saved.
  private var base = ContactCard()
  private var card = CardRows(ContactCard())
  private var showsRareNames = false
  /// Why the card cannot be shown.
  private var fault: String?
  private var isSaving = false

  init(_ model: SettingsModel) { super.init(model, title: said(.myCard)) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    readCard()
    super.viewDidLoad()
    model.observe(self) { [weak self] in self?.refresh() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private func readCard() {
    (base, fault) = (model.card.card, model.card.fault)
    card = CardRows(base)
    showsRareNames = card.rareNames.contains { !$0.value.isEmpty }
    for row in card.all { observe(row) }
    showWholeName()
  }

  /// Shows what others have made of the card; what is being typed stays.
  private func refresh() {
    guard !isSaving, !isTyping, model.card.card != base || model.card.fault != fault else { return }
    readCard()
    showCards()
  }

  private func observe(_ row: EntryRow) {
    row.view.textField.addAction(UIAction { [weak self] _ in self?.save() }, for: .editingDidEnd)
    row.view.textField.addAction(UIAction { [weak self] _ in self?.showWholeName() }, for: .editingChanged)
  }

  /// The name that the parts make stands in for one that is not said.
  private func showWholeName() {
    card.fullName.view.textField.placeholder = card.card(over: base).name.whole
  }

  // MARK: Rows

  override var rows: [EntryFieldView] {
    guard fault == nil else { return [] }
    let hidden = showsRareNames ? [] : card.rareNames
    return card.all.filter { row in !hidden.contains { $0 === row } }.map(\.view)
  }

  override func makeCards() -> [EntryCardView] {
    if let fault { return [EntryCardView(footer: said(.cardFaultFooter), rows: [note(fault)])] }
    return [names, work, emails, phones] + card.addresses.map(addressCard) + [newAddress, others]
  }

  private var names: EntryCardView {
    let rare = showsRareNames ? card.rareNames : []
    let rows: [UIView] = (card.names + rare + [card.fullName]).map(\.view)
    let more = command("more-names", .moreNameFields) { page, _ in
      page.showsRareNames = true
      page.showCards()
    }
    return EntryCardView(said(.autoFillName), footer: said(.myCardFooter), rows: rows + (showsRareNames ? [] : [more]))
  }

  private var work: EntryCardView { EntryCardView(said(.work), rows: [card.organization.view, card.jobTitle.view]) }

  private var emails: EntryCardView {
    listCard(.autoFillEmail, card.emails, "add-email", .addEmail) { $0.card.addEmail() }
  }

  private var phones: EntryCardView {
    listCard(.autoFillPhone, card.phones, "add-phone", .addPhone) { $0.card.addPhone() }
  }

  private func listCard(
    _ title: Phrase, _ rows: [EntryRow], _ id: String, _ addTitle: Phrase, add: @escaping (CardPage) -> EntryRow
  ) -> EntryCardView {
    weak var shown: EntryCardView?
    let command = command(id, addTitle) { page, button in
      let row = add(page)
      page.observe(row)
      shown?.insert(row.view, before: button)
      page.connectRows()
      row.view.textField.becomeFirstResponder()
    }
    let card = EntryCardView(said(title), rows: rows.map(\.view) + [command])
    shown = card
    return card
  }

  private func addressCard(_ address: AddressRows) -> EntryCardView {
    EntryCardView(said(.autoFillAddress), rows: address.all.map(\.view))
  }

  private var newAddress: EntryCardView {
    let add = command("add-address", .addAddress) { page, _ in
      let address = page.card.addAddress()
      for row in address.all { page.observe(row) }
      page.showCards()
      address.all.first?.view.textField.becomeFirstResponder()
    }
    return EntryCardView(rows: [add])
  }

  private var others: EntryCardView {
    EntryCardView(said(.otherDetails), rows: ([card.birthday] + card.urls).map(\.view))
  }

  private func command(_ id: String, _ title: Phrase, _ body: @escaping (CardPage, UIView) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = said(title)
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    button.accessibilityIdentifier = id
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    button.addAction(
      UIAction { [weak self, weak button] _ in
        if let self, let button { body(self, button) }
      }, for: .primaryActionTriggered)
    return button
  }

  private func note(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  // MARK: Saving

  override func save() { save(overwrites: false) }

  private func save(overwrites: Bool) {
    let new = card.card(over: base)
    guard fault == nil, !isSaving, new != base else { return }
    isSaving = true
    defer { isSaving = false }
    do {
      try model.changeCard(from: base, to: new, overwrites: overwrites)
      card.markSaved()
      base = new
    } catch {
      guard case .conflict(let parts)? = (error as? ContactCardFile.Failure)?.code else { return tell(failure: error) }
      tell(conflict: parts)
    }
  }

  /// The page may be on its way off the screen.
  private var presenter: UIViewController { navigationController ?? self }

  private func tell(failure: any Error) {
    guard presenter.presentedViewController == nil else { return }
    presenter.showFailure(failure)
  }

  private func tell(conflict parts: [ContactCard.Part]) {
    guard presenter.presentedViewController == nil else { return }
    let names = parts.map { said($0.title) }.joined(separator: ", ")
    let alert = UIAlertController(
      title: said(.cardConflictTitle), message: said(.cardConflictMessage, names), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: said(.useOthersChange), style: .cancel) { [self] _ in
        readCard()
        showCards()
      })
    alert.addAction(UIAlertAction(title: said(.keepMyChange), style: .default) { [self] _ in save(overwrites: true) })
    presenter.present(alert, animated: true)
  }
}

extension ContactCard.Part {
  /// What people call it.
  fileprivate var title: Phrase {
    switch self {
    case .familyName: .autoFillFamilyName
    case .givenName: .autoFillGivenName
    case .additionalName: .autoFillMiddleName
    case .namePrefix: .autoFillNamePrefix
    case .nameSuffix: .autoFillNameSuffix
    case .fullName: .fullName
    case .nickname: .autoFillNickname
    case .organization: .autoFillOrganization
    case .jobTitle: .autoFillJobTitle
    case .birthday: .autoFillBirthday
    }
  }
}
