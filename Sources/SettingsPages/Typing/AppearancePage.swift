// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage
internal import TextModel
internal import UIKit

/// Light keys or dark ones.
final class AppearancePage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said("Appearance", "화면 모드")) }

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
        footer: said(
          "Automatic follows the desktop, and apps that ask for a dark keyboard.",
          "‘자동’을 선택하면 데스크톱 설정을 따르며, 앱이 어두운 키보드를 요청하면 어둡게 표시합니다."), rows)
    ]
  }

  static func name(_ appearance: KeyboardAppearance) -> String {
    switch appearance {
    case .automatic: said("Automatic", "자동")
    case .light: said("Light", "라이트")
    case .dark: said("Dark", "다크")
    }
  }
}
