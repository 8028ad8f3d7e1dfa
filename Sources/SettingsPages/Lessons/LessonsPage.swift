// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import UIKit

/// The custom keyboards that can be learnt.
final class LessonsPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said("Learn to Use a Keyboard", "키보드 사용법 배우기"))
    navigationItem.backButtonTitle = said("Learn", "배우기")
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let rows = model.installed.keyboards.map { keyboard in
      FormRow.link(keyboard.identifier, keyboard.name(for: model.languages)) { [weak self] in
        self.map { $0.push(LessonPage($0.model, keyboard)) }
      }
    }
    let none = FormRow("none", said("No Custom Keyboards", "사용자 설정 키보드 없음")).with { $0.look = .note }
    return [
      FormSection(
        "lessons",
        footer: rows.isEmpty
          ? said("Custom keyboards that you install appear here.", "사용자 설정 키보드를 설치하면 여기에 나타납니다.")
          : said(
            "A short lesson shows how to switch to a keyboard, type with it and switch back.",
            "키보드로 전환하고, 입력하고, 원래 키보드로 돌아가는 방법을 간단히 배웁니다."),
        rows.isEmpty ? [none] : rows)
    ]
  }
}
