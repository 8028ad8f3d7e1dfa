// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel

/// Gives specs their labels and everything else that depends on the field, the region and the language.
struct KeyCaps {
  let request: PlaneRequest
  let words: PlaneWords
  /// Whether keys are those of a number pad, of which some are half as wide as a digit.
  let isPad: Bool

  /// - Parameter id: Unique in the plane.
  func place(_ spec: KeySpec, id: String, frame: Rect) -> PlacedKey {
    let role = role(of: spec)
    var key = PlacedKey(
      id: id, frame: frame, role: role, label: label(of: spec, role: role), flicks: spec.flicks,
      multiTap: spec.multiTap, secondaryLabel: spec.secondaryLabel)
    let choices = variants(of: spec)
    if !choices.isEmpty {
      let own = KeyVariant(label: ownLabel(of: spec), role: role)
      let index = choices.firstIndex { $0.role == role }
      key.variants = index == nil ? [own] + choices : choices
      // The key itself is one of the choices, so that a hold that was too long does no harm.
      let selected = spec.defaultVariant.map { index == nil ? $0 + 1 : $0 } ?? index ?? 0
      key.defaultVariant = key.variants.indices.contains(selected) ? selected : 0
    }
    return key
  }

  /// Returns the name by which a key is known outside, whatever its layout calls it.
  func id(of spec: KeySpec) -> String {
    switch spec.role {
    case .space: "space"
    case .delete: "delete"
    case .return: "return"
    case .shift: "shift"
    case .globe: "globe"
    case .emoji: "emoji"
    case .dismiss: "dismiss"
    case .plane(let name): name
    case .modifier, .stroke: String(spec.id.prefix { $0 != "." })
    case .showKeys: LoneBar.keysKey
    case .character, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .findEmoji, .section, .suggestion,
      .forget, .bar,
      nil:
      spec.id
    }
  }
}

// MARK: - Meaning

extension KeyCaps {
  private func role(of spec: KeySpec) -> KeyRole {
    switch spec.meaning {
    case .key(let role): role
    case .gap: .character("")
    case .decimalSeparator: .character(request.region.decimalSeparator)
    case .domains(let text): .character(text)
    }
  }

  private func variants(of spec: KeySpec) -> [KeyVariant] {
    guard case .domains(let own) = spec.meaning else { return spec.variants }
    let endings = request.region.domainEndings.filter { $0 != own }
    return spec.variants + endings.map { KeyVariant(label: $0, role: .character($0)) }
  }
}

// MARK: - Labels

extension KeyCaps {
  private func ownLabel(of spec: KeySpec) -> String {
    spec.meaning == .decimalSeparator ? request.region.decimalSeparator : spec.display ?? spec.text ?? spec.id
  }

  private func label(of spec: KeySpec, role: KeyRole) -> KeyLabel {
    switch role {
    case .character(""): .blank
    case .character(let text):
      if isPad, let word = words.onPad(spec.display) {
        .word(word)
      } else {
        characterLabel(text, display: spec.display)
      }
    case .space: spec.display == Self.openBox ? .icon(.space) : .word(spec.display ?? words.space)
    case .delete: .icon(.delete)
    case .return: isPad && request.returnKey == .return ? .icon(.return) : words.label(request.returnKey)
    case .shift: .icon(shiftIcon)
    case .plane(let name): .word(spec.display ?? planeLabel(name) ?? spec.id)
    case .globe: .icon(.globe)
    case .keyboard(let id): .word(id)
    case .form, .oneHanded, .adjust, .scan, .settings, .findEmoji, .section, .suggestion, .forget, .showKeys, .bar:
      .word(spec.id)
    case .emoji: .icon(.emoji)
    case .dismiss: .icon(.dismiss)
    case .modifier, .stroke: functionLabel(spec)
    }
  }

  /// A display of the form `2 ABC` on a key that types `2` puts the letters under the digit.
  private func characterLabel(_ text: String, display: String?) -> KeyLabel {
    let shown = display ?? text
    let parts = shown.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == text { return .pad(text, letters: String(parts[1])) }
    return shown.count <= Self.longestSign ? .text(shown) : .word(shown)
  }

  /// The sign for a space, on keys that are too narrow for the word.
  private static let openBox = "\u{2423}"

  /// The most characters that are drawn large.
  private static let longestSign = 2

  private var shiftIcon: KeyIcon {
    switch request.shift {
    case .off: .shift
    case .on: .shiftOn
    case .locked: .capsLock
    }
  }

  private func planeLabel(_ name: String) -> String? {
    switch name {
    case PlaneName.letters: words.letters
    case PlaneName.numbers: "123"
    case _ where name.hasPrefix(PlaneName.symbols): "#+="
    default: nil
    }
  }

  private func functionLabel(_ spec: KeySpec) -> KeyLabel {
    if let display = spec.display { return .word(display) }
    if case .stroke(let stroke) = spec.role {
      switch stroke.key {
      case .left: return .icon(.left)
      case .right: return .icon(.right)
      case .up: return .icon(.up)
      case .down: return .icon(.down)
      case .tab: return .icon(.tab)
      default: break
      }
    }
    return .word(spec.id)
  }
}
