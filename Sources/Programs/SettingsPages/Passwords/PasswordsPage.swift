// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import SecretService
internal import UIKit

/// The logins that the keyring keeps for apps, to search and to delete.
final class PasswordsPage: FormPage, UISearchBarDelegate {
  private let searchBar = UISearchBar()

  init(_ model: SettingsModel) { super.init(model, title: said(.passwords)) }

  required init?(coder: NSCoder) { nil }

  private var keyring: Keyring { model.keyring }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    // For keyrings that do not tell what others change.
    model.observe(self) { [weak self] in self?.keyring.read() }
  }

  override func viewWillAppear(_ animated: Bool) {
    keyring.follow { [weak self] in self?.refresh() }
    super.viewWillAppear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyring.unfollow()
  }

  override func refresh() {
    // It stays: somebody may be typing into it while the keyring is locked.
    if !logins.isEmpty, tableView.tableHeaderView == nil { showSearchBar(searchBar, said(.search)) }
    super.refresh()
    refreshEditing()
  }

  override func refreshEditing() { showEditButton(while: !logins.isEmpty) }

  // MARK: Rows

  /// Those that can be read.
  private var logins: [SavedPassword] {
    if case .known(let saved) = keyring.contents { saved.open } else { [] }
  }

  override func makeSections() -> [FormSection] {
    switch keyring.contents {
    case .unknown: [note("loading", .loading)]
    case .known(let saved): lockedSections(saved) + openSections(saved)
    case .failed(let fault): failedSections(fault)
    }
  }

  private func note(_ id: String, _ phrase: Phrase, footer: Phrase? = nil) -> FormSection {
    FormSection(id, footer: footer.map { said($0) }, [FormRow(id, said(phrase)).with { $0.look = .note }])
  }

  private func failedSections(_ fault: KeyringFault) -> [FormSection] {
    [
      note("failure", fault.explanation, footer: fault.advice),
      FormSection("again", [.command("try-again", said(.tryAgain)) { [weak self] in self?.keyring.tryAgain() }]),
    ]
  }

  private func lockedSections(_ saved: SavedPasswords) -> [FormSection] {
    guard !saved.locked.isEmpty else { return [] }
    let footer = keyring.unlockFault?.explanation ?? .keyringLockedFooter
    guard keyring.isUnlocking else {
      let unlock = FormRow.command("unlock", said(.unlock)) { [weak self] in self?.keyring.unlock() }
      return [FormSection("locked", footer: said(footer), [unlock])]
    }
    let wait = FormRow("wait", said(.keyringAsks)).with { $0.look = .note }
    let cancel = FormRow.command("cancel", said(.cancel)) { [weak self] in self?.keyring.cancelUnlocking() }
    return [FormSection("locked", footer: said(footer), [wait, cancel])]
  }

  private func openSections(_ saved: SavedPasswords) -> [FormSection] {
    guard !saved.open.isEmpty else {
      return saved.locked.isEmpty ? [note("none", .noPasswords, footer: .noPasswordsFooter)] : []
    }
    let wanted = searchBar.text ?? ""
    let found = LoginEntry.entries(of: saved.open, in: keyring.keyringNames).filter { $0.matches(wanted) }
    guard !found.isEmpty else { return [note("none", .noPasswordsFound)] }
    // Another search is another list, which does not slide out of the one before.
    return [FormSection("logins \(wanted)", footer: said(.passwordsFooter), found.map(row))]
  }

  private func row(_ entry: LoginEntry) -> FormRow {
    FormRow(entry.id, entry.name).with {
      $0.detail = entry.detail
      $0.onDelete = { [weak self] in self?.askToDelete(entry) }
    }
  }

  // MARK: Deleting

  private func askToDelete(_ entry: LoginEntry) {
    let alert = UIAlertController(
      title: said(.deletePasswordTitle),
      message: said(.deletePasswordMessage, entry.detail, pathText(entry.login.app)), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said(.cancel), style: .cancel))
    alert.addAction(
      UIAlertAction(title: said(.delete), style: .destructive) { [weak self] _ in self?.delete(entry.login) })
    present(alert, animated: true)
  }

  private func delete(_ login: SavedPassword) {
    keyring.delete(login) { [weak self] fault in
      guard let self, view.window != nil else { return }
      (presentedViewController ?? self).showAlert(said(.passwordNotDeleted), said(fault.explanation))
    }
  }

  // MARK: Searching

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { super.refresh() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
