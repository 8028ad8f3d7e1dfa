// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import UIKit

/// The enabled keyboards in the order of the Globe key.
final class KeyboardsPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.keyboards)) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshEditing()
  }

  override func makeSections() -> [FormSection] {
    [
      FormSection(
        "enabled",
        footer: said(.keyboardsFooter),
        model.keyboards.map(row)),
      FormSection(
        "add",
        [.link("add", said(.addNewKeyboardEntry)) { [weak self] in self?.add() }]),
    ]
  }

  private func row(_ entry: KeyboardEntry) -> FormRow {
    FormRow(entry.id, entry.name).with {
      $0.isMovable = true
      if model.canDisable(entry.id) {
        $0.onDelete = { [weak self] in self?.attempt { try self?.model.disable(entry.id) } }
      }
      switch entry.kind {
      case .system: break
      case .custom(let keyboard):
        $0.accessory = .disclosure
        $0.onTap = { [weak self] in self.map { $0.push(CustomKeyboardPage($0.model, keyboard)) } }
        if entry.failure != nil {
          $0.detail = said(.turnedOffDetail)
          $0.detailColor = .systemRed
        }
      case .missing:
        $0.detail = said(.notInstalledDetail)
        $0.detailColor = .systemRed
      }
    }
  }

  override func moveRow(_ id: String, to index: Int) { attempt { try model.move(id, to: index) } }

  private func add() {
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: true) }
    present(UINavigationController(rootViewController: AddKeyboardPage(model)), animated: true)
  }

  // MARK: Editing

  override func refreshEditing() {
    let isEditing = tableView.isEditing
    guard isEditing || model.keyboards.count > 1 else { return navigationItem.rightBarButtonItems = [] }
    let button = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        tableView.setEditing(!tableView.isEditing, animated: true)
        refreshEditing()
      })
    navigationItem.rightBarButtonItems = [button]
  }
}
