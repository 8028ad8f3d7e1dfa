// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import UIKit

/// What of the stored data is to be erased.
final class ErasePage: FormPage {
  /// At first what follows from typing; what people have entered themselves only where they choose it.
  private var chosen = StoredData.ofTyping

  init(_ model: SettingsModel) { super.init(model, title: said(.eraseTitle)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let rows = StoredData.erasable.map { data in
      FormRow.choice(data.rawValue, said(data.title), isChosen: chosen.contains(data)) { [weak self] in
        self?.chosen.formSymmetricDifference([data])
        self?.refresh()
      }
      .with { $0.value = sizeText(data.byteCount(model.places)) }
    }
    let erase = FormRow.command("erase", said(.eraseSelected), isDestructive: true) { [weak self] in self?.ask() }
      .with {
        guard chosen.isEmpty else { return }
        $0.look = .note
        $0.onTap = nil
      }
    return [FormSection("data", footer: said(.eraseFooter), rows), FormSection("erase", [erase])]
  }

  private func ask() {
    let names = StoredData.erasable.filter(chosen.contains).map { said($0.title) }.joined(separator: ", ")
    let alert = UIAlertController(
      title: said(.eraseQuestion), message: said(.eraseMessage, names), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said(.cancel), style: .cancel))
    alert.addAction(
      UIAlertAction(title: said(.erase), style: .destructive) { [weak self] _ in
        self?.attempt { try self.map { try $0.model.erase($0.chosen) } }
      })
    present(alert, animated: true)
  }
}
