// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import Phrases

extension SettingsEntry {
  /// The entries of the keyboards that there are: each by its name, and what custom keyboards may do, on the page of each that is enabled.
  /// While none is, that leads to where one is enabled.
  static func keyboards(_ model: SettingsModel) -> [SettingsEntry] {
    let enabled = model.keyboards.compactMap { entry -> InstalledKeyboard? in
      guard case .custom(let keyboard) = entry.kind else { return nil }
      return keyboard
    }
    return names(model) + (enabled.isEmpty ? accessOfNone : enabled.flatMap { access($0, model) })
  }

  private static let accessOfNone: [SettingsEntry] = [
    SettingsEntry("add", .allowFullAccess, on: .keyboards, key: "full-access", KeyboardsPage.init),
    SettingsEntry("add", .location, on: .keyboards, key: "location-access", KeyboardsPage.init),
    SettingsEntry("add", .allowInTerminal, on: .keyboards, key: "terminal-access", KeyboardsPage.init),
  ]

  private static func names(_ model: SettingsModel) -> [SettingsEntry] {
    let listed = model.keyboards.compactMap { entry -> SettingsEntry? in
      switch entry.kind {
      case .system:
        SettingsEntry(
          entry.id, .keyboard(id: entry.id, name: entry.name, english: entry.name), on: .phrase(.keyboards), key: nil,
          KeyboardsPage.init)
      case .custom(let keyboard): page(keyboard, model)
      case .missing: nil
      }
    }
    let others = model.installed.keyboards.filter { !model.isEnabled($0.identifier) }.map { keyboard in
      SettingsEntry(
        "add", EntryName(keyboard, model.languages), on: .phrase(.keyboards), key: keyboard.identifier,
        KeyboardsPage.init)
    }
    return listed + others
  }

  private static func page(_ keyboard: InstalledKeyboard, _ model: SettingsModel) -> SettingsEntry {
    SettingsEntry(
      keyboard.identifier, EntryName(keyboard, model.languages), on: .phrase(.keyboards), key: nil
    ) { CustomKeyboardPage($0, keyboard) }
  }

  /// The rows of a custom keyboard's page. The one about the location is there once the keyboard has full access.
  private static func access(_ keyboard: InstalledKeyboard, _ model: SettingsModel) -> [SettingsEntry] {
    let location = model.hasFullAccess(keyboard.identifier) ? "location" : "access"
    let rows: [(id: String, title: Phrase, key: String)] = [
      ("access", .allowFullAccess, "full-access"), (location, .location, "location-access"),
      ("add command app", .allowInTerminal, "terminal-access"),
    ]
    return rows.map { row in
      SettingsEntry(row.id, .phrase(row.title), on: EntryName(keyboard, model.languages), key: row.key) {
        CustomKeyboardPage($0, keyboard)
      }
    }
  }
}
