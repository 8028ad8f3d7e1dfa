// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LinuxSystem
internal import Phrases
internal import Storage
internal import UIKit

/// The folder of the address book, typed as a path.
final class ContactsFolderPage: EntryPage {
  private let row: EntryRow

  init(_ model: SettingsModel) {
    row = EntryRow("contacts", said(.contactsFolder), value: model.settings.contacts ?? "") {
      $0.placeholder = said(.automaticAppearance)
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
      $0.entryValidators = [EntryValidator(Self.problem)]
    }
    super.init(model, title: said(.contactsFolder))
    row.view.textField.addAction(UIAction { [weak self] _ in self?.save() }, for: .editingDidEnd)
  }

  required init?(coder: NSCoder) { nil }

  override var rows: [EntryFieldView] { [row.view] }

  override func makeCards() -> [EntryCardView] {
    [EntryCardView(footer: said(.contactsFolderFooter), rows: rows)]
  }

  override func save() {
    let path = row.value
    guard path != model.settings.contacts ?? "" else { return }
    do {
      try path.isEmpty ? model.reset("contacts") : model.set("contacts", to: path)
      row.markSaved()
    } catch {
      (navigationController ?? self).showFailure(error)
    }
  }

  private static func problem(in path: String) -> EntryProblem? {
    if path.isEmpty { return nil }
    guard path.hasPrefix("/") || path.hasPrefix("~/") else { return EntryProblem(said(.folderPathProblem)) }
    let whole = path.hasPrefix("~/") ? NSHomeDirectory() + path.dropFirst() : path
    return (try? Files.status(whole))?.kind == .folder ? nil : EntryProblem(said(.noSuchFolder))
  }

  /// What people call the folder; `nil` is the usual one.
  static func name(_ path: String?) -> String { path ?? said(.automaticAppearance) }
}
