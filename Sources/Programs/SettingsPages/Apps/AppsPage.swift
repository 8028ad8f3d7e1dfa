// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import UIKit

/// The apps in which only the system's keyboards type.
final class AppsPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.apps)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let rows = model.settings.noCustomKeyboardsIn.map { id in
      let name = model.apps.name(of: id)
      return FormRow(id, name).with {
        if name != id { $0.detail = id }
        $0.onDelete = { [weak self] in self?.attempt { try self?.model.setRefusal(id, to: false) } }
      }
    }
    return [
      FormSection(
        "apps", rows),
      FormSection(
        "add",
        footer: said(.appsFooter),
        [.link("add", said(.addAppEntry)) { [weak self] in self?.add() }]),
    ].filter { !$0.rows.isEmpty }
  }

  private func add() {
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: true) }
    present(UINavigationController(rootViewController: AddAppPage(model)), animated: true)
  }
}
