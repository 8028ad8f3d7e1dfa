// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import UIKit

/// What is stored of the person, where and how much.
final class PrivacyPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.privacy)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    [
      FormSection("stored", header: said(.storedHeader), footer: said(.storedFooter), StoredData.allCases.map(row)),
      FormSection(
        "erase",
        [
          .link("erase", said(.eraseEntry)) { [weak self] in self.map { $0.push(ErasePage($0.model)) } },
          .command("reset", said(.resetSettings), isDestructive: true) { [weak self] in self?.askToReset() },
        ]),
    ]
  }

  private func row(_ data: StoredData) -> FormRow {
    let size = sizeText(data.byteCount(model.places))
    let place = data.paths(model.places).first.map(pathText)
    return FormRow(data.rawValue, said(data.title)).with {
      $0.detail = [size, place].compactMap(\.self).joined(separator: " · ")
    }
  }

  private func askToReset() {
    let alert = UIAlertController(
      title: said(.resetSettingsTitle), message: said(.resetSettingsMessage), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said(.cancel), style: .cancel))
    alert.addAction(
      UIAlertAction(title: said(.reset), style: .destructive) { [weak self] _ in
        self?.attempt { try self?.model.resetAll() }
      })
    present(alert, animated: true)
  }
}
