// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

/// The enabled keyboards in the order of the Globe key.
final class KeyboardsPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said("Keyboards", "키보드")) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshEditing()
  }

  override func makeSections() -> [FormSection] {
    [
      FormSection(
        "enabled",
        footer: said(
          "The Globe key goes through the keyboards in this order. Hold it for a list of them.",
          "지구본 키를 탭하면 이 순서대로 키보드가 바뀝니다. 길게 누르면 목록이 나타납니다."),
        model.keyboards.map(row)),
      FormSection(
        "add",
        [.link("add", said("Add New Keyboard…", "새로운 키보드 추가…")) { [weak self] in self?.add() }]),
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
          $0.detail = said("Turned off because it failed several times", "오류가 반복되어 꺼짐")
          $0.detailColor = .systemRed
        }
      case .missing:
        $0.detail = said("Not installed, or cannot be used", "설치되지 않았거나 사용할 수 없음")
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
