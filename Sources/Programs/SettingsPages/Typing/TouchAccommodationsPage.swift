// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import TextModel
internal import UIKit

/// Which touches count: how long a finger rests first, what repeats another one, how long a pointer rests that presses without a click, and
/// whether a finger looks for keys by ear.
final class TouchAccommodationsPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.touchAccommodations)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let settings = model.settings
    return [
      FormSection(
        "slow-keys", header: said(.holdDuration), footer: said(.holdDurationFooter),
        delays("slow-keys", [200, 300, 500, 1000], current: settings.slowKeysMilliseconds)),
      FormSection(
        "bounce-keys", header: said(.ignoreRepeat), footer: said(.ignoreRepeatFooter),
        delays("bounce-keys", [200, 300, 500, 1000], current: settings.bounceKeysMilliseconds)),
      FormSection(
        "dwell-keys", header: said(.dwell), footer: said(.dwellFooter),
        delays("dwell-keys", [500, 800, 1200, 2000], current: settings.dwellMilliseconds)),
      FormSection("speak-keys", header: said(.speakKeys), footer: said(.speakKeysFooter), spokenKeys),
    ]
  }

  private var spokenKeys: [FormRow] {
    SpokenKeys.allCases.map { value in
      let name =
        switch value {
        case .off: said(.oneHandedOff)
        case .on: said(.speakKeysOn)
        case .always: said(.speakKeysAlways)
        }
      let isChosen = value == model.settings.spokenKeys
      return .choice("\(value.rawValue)-speak-keys", name, isChosen: isChosen) { [weak self] in
        self?.attempt { try self?.model.set("speak-keys", to: value.rawValue) }
      }
    }
  }

  /// Rows for no delay, the usual ones, and the one that there is, in milliseconds.
  private func delays(_ key: String, _ usual: [Int], current: Int) -> [FormRow] {
    Set([0, current] + usual).sorted().map { delay in
      let value = delay == 0 ? "off" : "\(delay)"
      let name = delay == 0 ? said(.oneHandedOff) : said(milliseconds: delay)
      return .choice("\(value)-\(key)", name, isChosen: delay == current) { [weak self] in
        self?.attempt { try self?.model.set(key, to: value) }
      }
    }
  }
}
