// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import SystemKeyboard
internal import UIKit

/// The languages that can be typed, with words or with keys alone, and where others go.
final class LanguagesPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.languages)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let words = LanguageFiles(folder: model.places.languages) { _ in }
    let rows = model.layouts.map { layout in
      FormRow(layout.id, languageName(layout.id)).with {
        $0.detail = said(words.has(layout.language) ? .keysAndWords : .keysOnly)
      }
    }
    let layouts = model.places.ownLayouts.map { said(.moreLayoutsFooter, pathText($0)) }
    let keyboards = FormRow.link("keyboards", said(.keyboards), value: "\(model.keyboards.count)") { [weak self] in
      self.map { $0.push(KeyboardsPage($0.model)) }
    }
    return [
      FormSection("languages", header: said(.installedLanguages), footer: layouts, rows),
      FormSection("keyboards", footer: said(.languagesFooter), [keyboards]),
    ]
  }
}
