// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
internal import SystemKeyboard
internal import UIKit

/// The keyboards that are not in the list yet: the system's, then custom ones by the app that carries them.
final class AddKeyboardPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said("Add New Keyboard", "새로운 키보드 추가"))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let system = model.layouts.filter { !model.isEnabled($0.id) }.map { layout in row(layout.id, layout.name) }
    let custom = model.customKeyboardsToAdd.map { app, keyboards in
      FormSection(
        "app \(app?.id ?? "")", header: app?.name ?? said("Other Custom Keyboards", "기타 사용자 설정 키보드"),
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
        FormSection("system", header: said("System Keyboards", "시스템 키보드"), system)
      ] + custom + [
        FormSection(
          "broken", header: said("Cannot Be Used", "사용할 수 없음"),
          footer: said("Ask the keyboard’s author, or install it again.", "키보드 제작자에게 문의하거나 다시 설치하십시오."), broken)
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
      footer: said(
        "Every keyboard is in your list already. Custom keyboards come with apps, or are installed with “spinet keyboard "
          + "install”.",
        "모든 키보드가 이미 목록에 있습니다. 사용자 설정 키보드는 앱과 함께 제공되거나 ‘spinet keyboard install’ 명령으로 설치합니다."),
      [
        FormRow("nothing", said("No More Keyboards", "추가할 키보드 없음")).with { $0.look = .note }
      ])
  }
}
