// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import Phrases
internal import SystemKeyboard
internal import TextModel

// MARK: - Keys that are spoken

extension KeyboardDesk {
  /// Whether a finger that comes down on this part looks for a key by what it hears. A guest draws its own keys, of which nobody
  /// knows the names.
  func explores(from part: FormGestures.Part) -> Bool {
    guard situation.preferences.spokenKeys != .off, !guests.isShowing else { return false }
    return if case .keys = part { true } else { false }
  }

  /// Takes note of the key that the last finger which looks for one has found, and says what it is, if that is another one than before.
  func noteFoundKey() {
    guard let keys = makeKeys() else { return }
    let found = accommodations.exploring.last.flatMap { finger -> PlacedKey? in
      let plane = board(or: keys).presentation.plane
      return plane.nearestKey(to: finger.location - (boardFrame?.origin ?? .zero)).map { plane.keys[$0] }
    }
    guard found?.id != keys.foundKey else { return }
    keys.foundKey = found?.id
    if let found, let text = spokenText(of: found, keys) { services.perform(.speak(text)) }
  }

  /// What is said of a key; `nil` for one that does nothing.
  private func spokenText(of key: PlacedKey, _ keys: KeyboardController) -> SpokenText? {
    let name = spokenName(of: key, keys)
    return name.isEmpty ? nil : SpokenText(name, language: keys.modeID)
  }

  /// Says what a remote, a switch or a pointer that rests would press now, if that is something else than before.
  func speakFocus(_ keys: KeyboardController) {
    guard situation.preferences.spokenKeys != .off, keys.dwell != nil || !keys.focusedKeys.isEmpty else {
      if spokenFocus != nil { spokenFocus = nil }
      return
    }
    let plane = keys.plane
    let focused =
      keys.dwell.map { [plane.keys[$0.key]] } ?? keys.focusedKeys.compactMap { id in plane.keys.first { $0.id == id } }
    let focus = SpokenFocus(focused, names: focused.map { plainName(of: $0, keys) }, isHidden: hidesLetters)
    let last = spokenFocus
    spokenFocus = focus
    guard !focus.isSame(as: last) else { return }
    // As the field of a secret is left the focus may be on the key that it ended with, or on what another layout has there.
    if last?.isHidden == true, !focus.isHidden { return }
    let text = spokenName(of: focused, keys)
    if !text.isEmpty { services.perform(.speak(SpokenText(text, language: keys.modeID))) }
  }

  /// What several keys are called: each of a few, the first and the last of more.
  private func spokenName(of focused: [PlacedKey], _ keys: KeyboardController) -> String {
    let names = focused.map { spokenName(of: $0, keys) }.filter { !$0.isEmpty }
    if names.count > Self.mostNames, let first = names.first, let last = names.last {
      // A sign by itself is said by its name, so that it stands apart from a particle behind it.
      let (from, to) = (Self.isSign(first) ? first + " " : first, Self.isSign(last) ? last + " " : last)
      let text = PhraseLanguage(tags: [keys.modeID])(.fromKeyToKey, from, to)
      return text.split(separator: " ").joined(separator: " ")
    }
    // Among signs a comma would be one of them.
    return names.joined(
      separator: names.allSatisfy { $0.count == 1 } || names.contains(where: Self.isSign) ? " " : ", ")
  }

  private static func isSign(_ name: String) -> Bool {
    name.count == 1 && name.allSatisfy { $0.isPunctuation || $0.isSymbol }
  }

  /// More than a part of a row has, and no more than the bar of words.
  private static var mostNames: Int { 5 }

  /// What a key is called, in the language of the keys; empty for one that does nothing.
  func spokenName(of key: PlacedKey, _ keys: KeyboardController) -> String {
    // Others hear it as well.
    if case .character(let text) = key.role, !text.isEmpty, hidesLetters { return "\u{2022}" }
    return plainName(of: key, keys)
  }

  /// What a key is called, whoever hears it.
  private func plainName(of key: PlacedKey, _ keys: KeyboardController) -> String {
    if key.role == .return, keys.returnKey != .return { return keys.returnKey.label(language: keys.modeID) }
    return key.spokenName(PhraseLanguage(tags: [keys.modeID]))
  }

  /// Whether nobody is to hear which letters there are.
  var hidesLetters: Bool { traits(of: field.state).isSecure && situation.preferences.spokenKeys != .always }
}
