// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import Phrases
internal import UIKit

/// The custom keyboards that can be learnt.
final class LessonsPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said(.learnToUseAKeyboard))
    navigationItem.backButtonTitle = said(.learn)
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let rows = model.installed.keyboards.map { keyboard in
      FormRow.link(keyboard.identifier, keyboard.name(for: model.languages)) { [weak self] in
        self.map { $0.push(LessonPage($0.model, keyboard)) }
      }
    }
    let none = FormRow("none", said(.noCustomKeyboards)).with { $0.look = .note }
    return [
      FormSection(
        "lessons",
        footer: rows.isEmpty
          ? said(.customKeyboardsAppearHere)
          : said(.lessonsFooter),
        rows.isEmpty ? [none] : rows)
    ]
  }
}
