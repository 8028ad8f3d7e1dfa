// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import UIKit

/// How long a finger rests on a key before it opens.
final class HoldDelayPage: FormPage {
  private static let delays = [250, 400, 600, 1000]

  init(_ model: SettingsModel) {
    super.init(model, title: said(.touchAndHold))
    // The next page is called the same, so that there is no room for two.
    navigationItem.backButtonTitle = said(.back)
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let current = model.settings.holdDelayMilliseconds
    let delays = Self.delays.contains(current) ? Self.delays : (Self.delays + [current]).sorted()
    let rows = delays.map { delay in
      FormRow.choice("\(delay)", Self.name(delay), isChosen: delay == current) { [weak self] in
        self?.attempt { try self?.model.set("hold-delay", to: "\(delay)") }
      }
    }
    let other = FormRow.link("other", said(.otherDelay)) { [weak self] in
      self.map { $0.push(OtherDelayPage($0.model)) }
    }
    return [FormSection("hold-delay", footer: said(.holdDelayFooter), rows + [other])]
  }

  static func name(_ delay: Int) -> String {
    switch delay {
    case 250: said(.shortDelay)
    case 400: said(.defaultDelay)
    case 600: said(.longDelay)
    case 1000: said(.veryLongDelay)
    default: said(milliseconds: delay)
    }
  }
}
