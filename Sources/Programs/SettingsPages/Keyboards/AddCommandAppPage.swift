// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import Phrases
internal import TextModel
internal import UIKit

/// The terminals and launchers that are installed, to choose one from in which a keyboard may type.
final class AddCommandAppPage: FormPage {
  private let keyboard: InstalledKeyboard
  private let onChoose: (String) -> Void

  /// - Parameter onChoose: Calls with the app's id once the page has gone.
  init(_ model: SettingsModel, _ keyboard: InstalledKeyboard, onChoose: @escaping (String) -> Void) {
    self.keyboard = keyboard
    self.onChoose = onChoose
    super.init(model, title: said(.terminalsAndLaunchers))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let taken = Set(model.commandApps(keyboard.identifier).map { $0.lowercased() })
    let apps = model.apps.apps.filter { CommandApps.contains($0.id) && !taken.contains($0.id.lowercased()) }
    let rows = apps.map { app in
      FormRow(app.id, app.name).with {
        $0.detail = app.id
        $0.onTap = { [weak self] in self?.choose(app.id) }
      }
    }
    let none = FormRow("none", said(.noTerminalsFound)).with { $0.look = .note }
    let command = "spinet keyboard access \(keyboard.identifier) app ID on"
    return [
      FormSection(
        "apps",
        footer: said(.commandForOtherApp, command),
        rows.isEmpty ? [none] : rows)
    ]
  }

  private func choose(_ app: String) {
    let onChoose = onChoose
    dismiss(animated: true) { onChoose(app) }
  }
}
