// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage
internal import UIKit

/// How long a finger rests on a key before it opens.
final class HoldDelayPage: FormPage {
  private static let delays = [250, 400, 600, 1000]

  init(_ model: SettingsModel) { super.init(model, title: said("Touch and Hold", "길게 누르기 시간")) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let current = model.settings.holdDelayMilliseconds
    let delays = Self.delays.contains(current) ? Self.delays : (Self.delays + [current]).sorted()
    let rows = delays.map { delay in
      FormRow.choice("\(delay)", Self.name(delay), isChosen: delay == current) { [weak self] in
        self?.attempt { try self?.model.set("hold-delay", to: "\(delay)") }
      }
    }
    return [
      FormSection(
        "hold-delay",
        footer: said(
          "How long to hold a key until other letters or the list of keyboards appear.",
          "다른 글자나 키보드 목록이 나타날 때까지 키를 누르고 있는 시간입니다."), rows)
    ]
  }

  static func name(_ delay: Int) -> String {
    switch delay {
    case 250: said("Short", "짧게")
    case 400: said("Default", "기본")
    case 600: said("Long", "길게")
    case 1000: said("Very Long", "아주 길게")
    default: said("\(delay) ms", "\(Double(delay) / 1000)초")
    }
  }
}
