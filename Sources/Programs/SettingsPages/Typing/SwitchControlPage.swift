// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import TextModel
internal import UIKit

/// One switch or two that go through the keys: how fast, and how often.
final class SwitchControlPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.switchControl)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let scanning = model.settings.scanning
    let switches = SwitchScanning.Switches.allCases.map { value in
      let name: Phrase =
        switch value {
        case .off: .oneHandedOff
        case .one: .oneSwitch
        case .two: .twoSwitches
        }
      return row("switches", value.rawValue, said(name), isChosen: value == scanning.switches)
    }
    return [
      FormSection("switches", header: said(.switches), footer: said(.switchesFooter), switches),
      FormSection(
        "scan-time", header: said(.scanTime), footer: said(.scanTimeFooter),
        times("scan-time", [500, 700, 1000, 1500, 2000, 3000], current: scanning.stepMilliseconds)),
      FormSection(
        "scan-pause", header: said(.scanPause), footer: said(.scanPauseFooter),
        times("scan-pause", [0, 500, 1000, 2000], current: scanning.startMilliseconds)),
      FormSection(
        "scan-rounds", header: said(.scanRounds), footer: said(.scanRoundsFooter),
        Set([1, 2, 3, 5, scanning.roundCount]).sorted().map { count in
          row("scan-rounds", "\(count)", "\(count)", isChosen: count == scanning.roundCount)
        }),
    ]
  }

  /// Rows for the usual times and the one that there is, in milliseconds.
  private func times(_ key: String, _ usual: [Int64], current: Int64) -> [FormRow] {
    Set(usual + [current]).sorted().map { time in
      let name = time == 0 ? said(.oneHandedOff) : said(milliseconds: Int(time))
      return row(key, "\(time)", name, isChosen: time == current)
    }
  }

  private func row(_ key: String, _ value: String, _ name: String, isChosen: Bool) -> FormRow {
    .choice("\(value)-\(key)", name, isChosen: isChosen) { [weak self] in
      self?.attempt { try self?.model.set(key, to: value) }
    }
  }
}
