// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel

/// What one key looks like; two keys with equal appearances have equal pixels.
struct KeyAppearance: Hashable {
  /// How the cap is coloured, and its label with it.
  enum Style: Hashable, CaseIterable {
    case key, special, active, prominent
    case pressedKey, pressedSpecial, pressedProminent
    /// No cap: the background shows.
    case bare, pressedBare
    /// A field to type in.
    case field
    /// No cap, and fainter; the chosen one of several stands on a disc.
    case faint, chosen
    /// A word that the next space types, and the same with a finger on it.
    case pending, pressedPending
    /// What Select of a remote presses, or a switch chooses: a key, and a word.
    case focused, focusedWord
  }

  /// The cap on the surface, not yet on whole pixels.
  var cap: Rect
  var style: Style
  var label: KeyLabel
  /// Whether signs are set in the size of a pad's digits.
  var isOnPad: Bool
  var secondaryLabel: String?
  var caption: SpaceCaption?
  var isEnabled: Bool
  /// Whether there are only caps, because the space bar moves the caret.
  var isUnlabelled: Bool
  /// The side of the square in which an icon or an emoji is drawn; `nil` for what follows from the cap.
  var iconSide: Double?
  /// Whether it is a modifier that stays on, which has a mark.
  var isLocked: Bool
  /// How much of it is filled, as a pointer rests on it: of `DwellPointer.stepCount` steps.
  var dwellStep: UInt8
  /// The part of the surface outside of which a region's key does not show; `nil` for others.
  var clip: Rect?

  /// The area that the key's pixels lie in: half a pixel of rounding, and the edge below. Empty when it is out of sight.
  var bounds: Rect {
    let bounds = Rect(
      x: cap.minX - 1, y: cap.minY - 1, width: cap.width + 2, height: cap.height + 2 + KeyMetrics.edgeHeight)
    return clip.map(bounds.intersection) ?? bounds
  }
}

// MARK: - From a presentation

extension Presentation {
  /// The appearances of all keys, in the plane's order.
  var keyAppearances: [KeyAppearance] { appearances(of: Array(plane.keys.indices)) }

  func appearances(of keys: [Int]) -> [KeyAppearance] {
    guard !keys.isEmpty else { return [] }
    let pad = PadRows(of: plane)
    return keys.map { appearance(of: $0, pad: pad) }
  }

  private func appearance(of index: Int, pad: PadRows) -> KeyAppearance {
    let key = plane.keys[index]
    let region = plane.region(of: index).map { plane.regions[$0] }
    let isBare = region.map { !$0.hasCaps } ?? pad.isBare(key)
    return KeyAppearance(
      cap: placed(key.frame),
      style: style(of: key, isPressed: looksPressed(index), isFocused: focusedKeys.contains(index), isBare: isBare),
      label: label(of: key, pad: pad),
      isOnPad: pad.isPad, secondaryLabel: key.secondaryLabel, caption: key.role == .space ? spaceCaption : nil,
      isEnabled: key.role != .return || isReturnEnabled, isUnlabelled: press.isMovingCaret,
      iconSide: pictureSide(of: key),
      isLocked: isOn(key.role, lockedModifiers),
      dwellStep: dwell.map { $0.key == index ? $0.step : 0 } ?? 0,
      clip: region.map { placed($0.area) })
  }

  private func pictureSide(of key: PlacedKey) -> Double? {
    if key.id == GlobeBelow.keyID { return GlobeBelow.iconSide }
    if case .oneHanded = key.role { return OneHandedKeys.iconSide }
    return key.role.isSuggestion && key.label.isEmoji ? SuggestionBar.emojiSide : nil
  }

  /// Whether the cap shows that a finger is on it. A key with a balloon or choices above keeps its colour: it is part of
  /// them. The list of keyboards stands alone.
  func looksPressed(_ index: Int) -> Bool {
    guard press.pressed.contains(index), pressApart != index else { return false }
    return !(showsBalloon(index) || (press.popup?.key == index && plane.keys[index].role != .globe))
  }

  private func style(of key: PlacedKey, isPressed: Bool, isFocused: Bool, isBare: Bool) -> KeyAppearance.Style {
    if isFocused, !isPressed { return key.role.isSuggestion ? .focusedWord : .focused }
    switch key.label {
    case .blank, .line, .heading, .scanHint: return .bare
    case .scanned: return isPressed ? .pressedBare : .bare
    case .entry: return .field
    case .suggestion(let text, let isPending):
      if isPending { return isPressed ? .pressedPending : .pending }
      return isPressed && !text.isEmpty ? .pressedPending : .bare
    case .secret: return isPressed ? .pressedPending : .bare
    case .emoji where key.role.isSuggestion: return isPressed ? .pressedPending : .bare
    case .text, .word, .icon, .pad, .emoji: break
    }
    if key.isBesideKeys { return isPressed ? .pressedBare : .bare }
    // The whole keyboard is one surface for the finger then.
    if press.isMovingCaret { return isBare ? .bare : .key }
    switch key.role {
    case .section(let id):
      return plane.regions.contains { $0.currentSection?.id == id } ? .chosen : .faint
    case .emoji where isBare:
      return isPressed ? .pressedBare : .bare
    case .character where isBare, .space where isBare:
      return isPressed ? .pressedKey : .bare
    case .character, .space:
      return isPressed ? .pressedKey : .key
    case .modifier where isOn(key.role, modifiers):
      return .active
    case .shift:
      return shift != .off ? .active : isPressed ? .pressedSpecial : .special
    case .adjust(.end), .scan(.insert):
      return isPressed ? .pressedProminent : .prominent
    case .return where returnKey.isProminent && isReturnEnabled:
      return isPressed ? .pressedProminent : .prominent
    case .delete, .return, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan, .settings, .emoji, .findEmoji,
      .suggestion,
      .forget, .dismiss, .showKeys, .bar, .modifier, .stroke:
      return isPressed ? .pressedSpecial : isBare ? .bare : .special
    }
  }

  private func isOn(_ role: KeyRole, _ active: KeyStroke.Modifiers) -> Bool {
    if case .modifier(let modifiers) = role { !modifiers.isEmpty && active.isSuperset(of: modifiers) } else { false }
  }

  private func label(of key: PlacedKey, pad: PadRows) -> KeyLabel {
    switch (key.role, key.label) {
    case (.shift, .icon):
      switch shift {
      case .off: .icon(.shift)
      case .on: .icon(.shiftOn)
      case .locked: .icon(.capsLock)
      }
    case (.return, _) where returnKey != .return:
      .word(returnKey.label(language: language))
    case (_, .text(let string)) where pad.lettered.contains(key.frame.minY):
      // A digit without letters stands level with its neighbours.
      .pad(string, letters: "")
    default:
      key.label
    }
  }
}

extension PlacedKey {
  /// Whether it stands on the ground beside the keys, or below them, and has no cap.
  fileprivate var isBesideKeys: Bool {
    if case .oneHanded = role { return true }
    return id == GlobeBelow.keyID
  }
}
