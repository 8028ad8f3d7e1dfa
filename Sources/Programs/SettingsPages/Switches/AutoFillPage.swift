// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Phrases
internal import UIKit

/// What is offered in fields that ask for it.
final class AutoFillPage: SwitchesPage {
  init(_ model: SettingsModel) { super.init(model, title: .autoFill, SwitchGroup.autoFill) }

  required init?(coder: NSCoder) { nil }

  override func links(behind group: String) -> [FormRow] {
    switch group {
    case "autofill-card":
      [
        .link("card", said(.myCard), value: model.card.card.name.whole) { [weak self] in
          self.map { $0.push(CardPage($0.model)) }
        }
      ]
    case "autofill-passwords":
      [.link("passwords", said(.passwords)) { [weak self] in self.map { $0.push(PasswordsPage($0.model)) } }]
    default: []
    }
  }
}
