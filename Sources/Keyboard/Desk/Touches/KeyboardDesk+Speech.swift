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

  /// What a key is called, in the language of the keys; empty for one that does nothing.
  func spokenName(of key: PlacedKey, _ keys: KeyboardController) -> String {
    // Others hear it as well.
    if case .character(let text) = key.role, !text.isEmpty, hidesLetters { return "\u{2022}" }
    if key.role == .return, keys.returnKey != .return { return keys.returnKey.label(language: keys.modeID) }
    return key.spokenName(PhraseLanguage(tags: [keys.modeID]))
  }

  /// Whether nobody is to hear which letters there are.
  var hidesLetters: Bool { traits(of: field.state).isSecure && situation.preferences.spokenKeys != .always }
}
