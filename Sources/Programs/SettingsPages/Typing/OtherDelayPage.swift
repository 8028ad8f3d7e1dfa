// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import Storage
internal import UIKit

/// How long a finger rests on a key before it opens, as a number.
final class OtherDelayPage: EntryPage {
  private let row: EntryRow

  init(_ model: SettingsModel) {
    let locale = Locale(identifier: UIApplication.shared.preferredLanguages.first ?? "en")
    let formatter = NumberEntryFormatter(.whole, locale: locale, maximumIntegerDigits: 5)
    row = EntryRow(
      "hold-delay", said(.milliseconds), value: "\(model.settings.holdDelayMilliseconds)",
      read: { text in formatter.value(of: text).map { "\($0)" } ?? "" }
    ) {
      $0.keyboardType = .numberPad
      $0.entryFormatter = formatter
      $0.entryValidators = [.required, .number(formatter, from: 150, to: 2000)]
    }
    super.init(model, title: said(.touchAndHold))
    row.view.textField.addAction(UIAction { [weak self] _ in self?.save() }, for: .editingDidEnd)
  }

  required init?(coder: NSCoder) { nil }

  override var rows: [EntryFieldView] { [row.view] }

  override func makeCards() -> [EntryCardView] { [EntryCardView(footer: said(.otherDelayFooter), rows: rows)] }

  override func save() {
    let delay = row.value
    guard delay != "\(model.settings.holdDelayMilliseconds)" else { return }
    do {
      try model.set("hold-delay", to: delay)
      row.markSaved()
    } catch {
      (navigationController ?? self).showFailure(error)
    }
  }
}
