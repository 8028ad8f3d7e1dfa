// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import SupplementaryLexicon
internal import Phrases
internal import UIKit

/// The phrases that take the place of shortcuts.
final class ReplacementsPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said(.textReplacement))
    // The next page is called the same, so that there is no room for two.
    navigationItem.backButtonTitle = said(.back)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.edit(nil) })
  }

  override func makeSections() -> [FormSection] {
    let rows = model.replacements.entries.map { entry in
      FormRow.link(entry.userInput, entry.documentText, value: entry.userInput) { [weak self] in self?.edit(entry) }
        .with {
          $0.onDelete = { [weak self] in self?.attempt { try self?.model.removeReplacement(entry.userInput) } }
        }
    }
    let none = FormRow("none", said(.noTextReplacements)).with { $0.look = .note }
    return [
      FormSection(
        "replacements",
        footer: said(.replacementsFooter),
        rows.isEmpty ? [none] : rows)
    ]
  }

  private func edit(_ entry: LexiconEntry?) { push(ReplacementPage(model, entry)) }
}
