// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import UIKit

/// The apps that are installed, to choose from; others can be named by their ids.
final class AddAppPage: FormPage, UISearchBarDelegate {
  private let searchBar = UISearchBar()

  init(_ model: SettingsModel) {
    super.init(model, title: said(.addApp))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showSearchBar(searchBar, said(.nameOrID))
    searchBar.delegate = self
  }

  override func makeSections() -> [FormSection] {
    let wanted = (searchBar.text ?? "").lowercased()
    let taken = Set(model.settings.noCustomKeyboardsIn)
    let apps = model.apps.apps.filter { app in
      !taken.contains(app.id)
        && (wanted.isEmpty || app.name.lowercased().contains(wanted) || app.id.lowercased().contains(wanted))
    }
    let rows = apps.map { app in row(app.id, app.name).with { $0.detail = app.id } }
    let typed = searchBar.text ?? ""
    let isNew = AppEntry.isID(typed) && !taken.contains(typed) && !apps.contains { $0.id == typed }
    let own =
      isNew
      ? [FormSection("own", [row(typed, said(.addNamed, typed)).with { $0.look = .command }])] : []
    return own + (rows.isEmpty ? [] : [FormSection("apps", rows)])
  }

  private func row(_ id: String, _ title: String) -> FormRow {
    FormRow(id, title).with {
      $0.onTap = { [weak self] in
        guard let self else { return }
        do {
          try model.setRefusal(id, to: true)
          dismiss(animated: true)
        } catch {
          showFailure(error)
        }
      }
    }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { refresh() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
