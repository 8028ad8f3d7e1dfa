// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Foundation
internal import Phrases
internal import Storage
internal import UIKit

/// The first page: the others, and a search in all of them.
final class SettingsPage: FormPage, UISearchBarDelegate {
  private let searchBar = UISearchBar()

  init(_ model: SettingsModel) {
    super.init(model, title: said(.keyboard))
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showSearchBar(searchBar, said(.search))
    searchBar.delegate = self
  }

  override func makeSections() -> [FormSection] {
    let wanted = (searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
    guard wanted.isEmpty else { return found(wanted) }
    return SettingsEntry.sections.map { section in
      FormSection(
        section.id, footer: section.id == "apps" ? said(.passwordsUseSystemKeyboard) : nil,
        section.pages.map { entry in
          .link(entry.id, entry.title.text, value: value(of: entry)) { [weak self] in self?.open(entry) }
        })
    }
  }

  private func value(of entry: SettingsEntry) -> String? {
    switch entry.id {
    case "keyboards": "\(model.keyboards.count)"
    case "card": model.card.card.name.whole
    case "appearance": AppearancePage.name(model.settings.appearance)
    case "apps": "\(model.settings.noCustomKeyboardsIn.count)"
    default: nil
    }
  }

  private func open(_ entry: SettingsEntry) {
    let page = entry.make(model)
    if entry.page != nil { (page as? FormPage)?.wantedRow = entry.id }
    push(page)
  }

  // MARK: Searching

  private func found(_ wanted: String) -> [FormSection] {
    let rows = SettingsEntry.found(wanted, model).map { entry in
      FormRow.link(entry.foundID, entry.title.text) { [weak self] in self?.open(entry) }
        .with { $0.detail = entry.page?.text }
    }
    let none = FormRow("none", said(.noSettingsFound)).with { $0.look = .note }
    // Another search is another list, which does not slide out of the one before.
    return [FormSection("found \(wanted)", rows.isEmpty ? [none] : rows)]
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { refresh() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
