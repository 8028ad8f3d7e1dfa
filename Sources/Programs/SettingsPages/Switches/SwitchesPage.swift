// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import UIKit

/// A page of switches of the settings file.
class SwitchesPage: FormPage {
  private let groups: [SwitchGroup]

  init(_ model: SettingsModel, title: Phrase, _ groups: [SwitchGroup]) {
    self.groups = groups
    super.init(model, title: said(title))
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    groups.map { group in
      let switches = group.switches.map { toggle($0) }
      return FormSection(
        group.id, header: group.header.map { said($0) }, footer: group.footer.map { said($0) },
        switches + links(behind: group.id))
    }
  }

  /// Returns the rows behind the switches of a group.
  func links(behind group: String) -> [FormRow] { [] }

  private func toggle(_ entry: SwitchGroup.Switch) -> FormRow {
    .toggle(entry.key, said(entry.title), isOn: model.isOn(entry.key)) { [weak self] isOn in
      self?.attempt { try self?.model.set(entry.key, to: isOn ? "on" : "off") }
    }
  }
}
