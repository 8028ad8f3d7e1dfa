// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import TextModel
internal import UIKit

/// Light keys or dark ones.
final class AppearancePage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.appearance)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let rows = KeyboardAppearance.allCases.map { appearance in
      FormRow.choice(
        appearance.settingsWord, Self.name(appearance), isChosen: appearance == model.settings.appearance
      ) { [weak self] in self?.attempt { try self?.model.set("appearance", to: appearance.settingsWord) } }
    }
    return [
      FormSection(
        "appearance",
        footer: said(.appearanceFooter), rows)
    ]
  }

  static func name(_ appearance: KeyboardAppearance) -> String {
    switch appearance {
    case .automatic: said(.automaticAppearance)
    case .light: said(.lightAppearance)
    case .dark: said(.darkAppearance)
    }
  }
}
