// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import TextModel
internal import UIKit

/// Light keys or dark ones, how much they stand out, how high they are, and where the keyboard is.
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
      FormSection("appearance", footer: said(.appearanceFooter), rows),
      FormSection("contrast", header: said(.contrast), footer: said(.contrastFooter), contrasts),
      FormSection("key-size", header: said(.keySize), footer: said(.keySizeFooter), sizes),
      FormSection("bottom-gap", header: said(.bottomGap), footer: said(.bottomGapFooter), gaps),
      FormSection("one-handed", header: said(.oneHandedKeyboard), footer: said(.oneHandedFooter), sides),
      FormSection("form", header: said(.formHeader), footer: said(.formFooter), forms),
      FormSection("remote-keys", header: said(.remoteKeys), footer: said(.remoteKeysFooter), remoteKeys),
      FormSection("globe", footer: said(.globeFooter), [globe]),
    ]
  }

  private var contrasts: [FormRow] {
    KeyboardContrast.allCases.map { contrast in
      let name: Phrase =
        switch contrast {
        case .automatic: .automaticAppearance
        case .standard: .standardChoice
        case .high: .highContrast
        }
      return choice("contrast", contrast.rawValue, name, isChosen: contrast == model.settings.contrast)
    }
  }

  private var sizes: [FormRow] {
    let chosen = model.settings.keySize
    let sizes = KeySize.named.contains(chosen) ? KeySize.named : KeySize.named + [chosen]
    return sizes.map { size in
      let name =
        switch size {
        case .small: said(.smallKeys)
        case .standard: said(.standardChoice)
        case .large: said(.largeKeys)
        default: "\(size.percent)%"
        }
      return choice("key-size", size.word, name, isChosen: size == chosen)
    }
  }

  /// Heights of the ground below the keys that have a name, in logical pixels.
  private static let namedGaps: [(Int, Phrase)] = [
    (0, .noBottomGap), (16, .smallKeys), (32, .mediumBottomGap), (48, .largeKeys),
  ]

  private var gaps: [FormRow] {
    let chosen = model.settings.bottomGap
    var names = Self.namedGaps.map { ($0.0, said($0.1)) }
    if !names.contains(where: { $0.0 == chosen }) { names.append((chosen, said(.pixelCount, "\(chosen)"))) }
    return names.map { choice("bottom-gap", "\($0.0)", $0.1, isChosen: $0.0 == chosen) }
  }

  private var sides: [FormRow] {
    OneHandedKeyboard.allCases.map { side in
      let name: Phrase =
        switch side {
        case .off: .oneHandedOff
        case .left: .leftHand
        case .right: .rightHand
        }
      return choice("one-handed", side.rawValue, name, isChosen: side == model.settings.oneHanded)
    }
  }

  private var remoteKeys: [FormRow] {
    RemoteKeysChoice.allCases.map { keys in
      let name: Phrase =
        switch keys {
        case .automatic: .forRemoteAlone
        case .off: .oneHandedOff
        case .line: .lettersInALine
        case .grid: .keysAsTheyAre
        }
      return choice("remote-keys", keys.rawValue, name, isChosen: keys == model.settings.remoteKeys)
    }
  }

  /// A row that gives a setting one of its values.
  private func choice(_ key: String, _ value: String, _ name: Phrase, isChosen: Bool) -> FormRow {
    choice(key, value, said(name), isChosen: isChosen)
  }

  private func choice(_ key: String, _ value: String, _ name: String, isChosen: Bool) -> FormRow {
    .choice("\(value)-\(key)", name, isChosen: isChosen) { [weak self] in
      self?.attempt { try self?.model.set(key, to: value) }
    }
  }

  private var forms: [FormRow] {
    ([nil] + KeyboardForm.onDesktops).map { form in
      let value = form?.rawValue ?? "remembered"
      return choice("form", value, Self.name(form), isChosen: form == model.settings.form)
    }
  }

  private var globe: FormRow {
    .toggle("globe", said(.globeKeyBelowKeyboard), isOn: model.settings.globe == .below) { [weak self] isOn in
      self?.attempt { try self?.model.set("globe", to: isOn ? "below" : "keyboard") }
    }
  }

  private static func name(_ form: KeyboardForm?) -> String {
    switch form {
    case nil: said(.rememberedForm)
    case .floating: said(.floatingForm)
    case .split: said(.splitForm)
    default: said(.dockedForm)
    }
  }

  static func name(_ appearance: KeyboardAppearance) -> String {
    switch appearance {
    case .automatic: said(.automaticAppearance)
    case .light: said(.lightAppearance)
    case .dark: said(.darkAppearance)
    }
  }
}
