// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
internal import Phrases
internal import SystemKeyboard
internal import UIKit

/// The keyboards that are not in the list yet: the system's, then custom ones by the app that carries them.
final class AddKeyboardPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said(.addNewKeyboard))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let system = model.layouts.filter { !model.isEnabled($0.id) }.map { layout in row(layout.id, layout.name) }
    let custom = model.customKeyboardsToAdd.map { app, keyboards in
      FormSection(
        "app \(app?.id ?? "")", header: app?.name ?? said(.otherCustomKeyboards),
        keyboards.map { keyboard in
          row(keyboard.identifier, keyboard.name(for: model.languages)).with {
            let language = languageName(keyboard.manifest.primaryLanguage)
            if language != $0.title { $0.value = language }
          }
        })
    }
    let broken = model.brokenBundles.map { bundle in
      FormRow("broken \(bundle.name) \(bundle.reason)", bundle.name).with { $0.detail = bundle.reason }
    }
    let sections =
      [
        FormSection("system", header: said(.systemKeyboards), system)
      ] + custom + [
        FormSection(
          "broken", header: said(.cannotBeUsed),
          footer: said(.brokenFooter), broken)
      ]
    let filled = sections.filter { !$0.rows.isEmpty }
    return filled.isEmpty ? [Self.nothing] : filled
  }

  private func row(_ id: String, _ name: String) -> FormRow {
    FormRow(id, name).with {
      $0.onTap = { [weak self] in
        guard let self else { return }
        do {
          try model.enable(id)
          dismiss(animated: true)
        } catch {
          showFailure(error)
        }
      }
    }
  }

  /// What is shown when there is nothing to add.
  private static var nothing: FormSection {
    FormSection(
      "nothing",
      footer: said(.noMoreKeyboardsFooter),
      [
        FormRow("nothing", said(.noMoreKeyboards)).with { $0.look = .note }
      ])
  }
}
