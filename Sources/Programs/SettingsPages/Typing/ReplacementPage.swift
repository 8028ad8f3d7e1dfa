// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import Foundation
internal import Phrases
internal import UIKit

/// One phrase and its shortcut.
final class ReplacementPage: UITableViewController {
  private let model: SettingsModel
  private let former: LexiconEntry?
  private let phrase: FieldCell
  private let shortcut: FieldCell

  /// - Parameter entry: What is there already; `nil` for a new one.
  init(_ model: SettingsModel, _ entry: LexiconEntry?) {
    self.model = model
    former = entry
    phrase = FieldCell(said(.phrase), text: entry?.documentText)
    shortcut = FieldCell(said(.shortcut), text: entry?.userInput)
    super.init(style: .insetGrouped)
    title = said(.textReplacement)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    shortcut.field.autocapitalizationType = .none
    shortcut.field.autocorrectionType = .no
    phrase.field.returnKeyType = .next
    shortcut.field.returnKeyType = .done
    phrase.field.addAction(
      UIAction { [weak self] _ in self?.shortcut.field.becomeFirstResponder() }, for: .primaryActionTriggered)
    shortcut.field.addAction(UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
    for cell in [phrase, shortcut] {
      cell.field.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .editingChanged)
    }
    refresh()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if former == nil { phrase.field.becomeFirstResponder() }
  }

  private var entry: LexiconEntry {
    func text(_ cell: FieldCell) -> String {
      (cell.field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return LexiconEntry(userInput: text(shortcut), documentText: text(phrase))
  }

  private func refresh() {
    let entry = entry
    navigationItem.rightBarButtonItem?.isEnabled = !entry.userInput.isEmpty && !entry.documentText.isEmpty
  }

  private func save() {
    guard navigationItem.rightBarButtonItem?.isEnabled == true else { return }
    do {
      try model.setReplacement(entry, former: former?.userInput)
      navigationController?.popViewController(animated: true)
    } catch {
      showFailure(error)
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    said(.aShortcutIsOneWord)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.row == 0 ? phrase : shortcut
  }
}
