// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import UIKit

/// Corrections, suggestions, and what keys do.
final class TypingPage: SwitchesPage {
  init(_ model: SettingsModel) { super.init(model, title: .typing, SwitchGroup.typing) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    super.makeSections() + [FormSection("keys", footer: said(.regionFooter), [holdDelay, region])]
  }

  override func links(behind group: String) -> [FormRow] {
    guard group == "contacts" else { return [] }
    return [
      .link("contacts", said(.contactsFolder), value: ContactsFolderPage.name(model.settings.contacts)) {
        [weak self] in self.map { $0.push(ContactsFolderPage($0.model)) }
      }
    ]
  }

  private var holdDelay: FormRow {
    .link("hold-delay", said(.touchAndHold), value: HoldDelayPage.name(model.settings.holdDelayMilliseconds)) {
      [weak self] in self.map { $0.push(HoldDelayPage($0.model)) }
    }
  }

  private var region: FormRow {
    .link("region", said(.region), value: RegionPage.name(model.settings.region)) { [weak self] in
      self.map { $0.push(RegionPage($0.model)) }
    }
  }
}
