// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Composition
internal import Geometry
package import KeyboardEngine
package import TextModel

// MARK: - Hardware keyboards

extension KeyboardController {
  /// A key of a hardware keyboard has come down, or comes again because it is held.
  ///
  /// - Returns: Whether it is taken. Any other is the app's, and may do anything there.
  package func press(_ key: HardwareKey, at time: EventTime) -> Bool {
    guard hasField, !traits.isSecure, emoji?.search == nil, key.isPlain, let typed = typedKey(for: key) else {
      if key.isPlain, key.meaning == .language, hasField, choices.count > 1 {
        if !key.isRepeated { switchToNextMode(at: time) }
        return true
      }
      noteAppHasKey(at: time)
      return false
    }
    type(typed, at: time)
    return true
  }

  /// What a key types here; `nil` for what the app makes of it.
  private func typedKey(for key: HardwareKey) -> TypedKey? {
    guard mode.composer == .hangul2, let composer = typist.composer else { return nil }
    switch key.meaning {
    case .text(" "): return .space
    case .text(let text): return .output(key.americanSign.flatMap(HangulComposer.letter) ?? text)
    // It takes a letter of the syllable; apps delete all else as they do.
    case .backspace: return key.isRepeated || !composer.open.isEmpty ? .delete(.grapheme) : nil
    case .enter, .language, .modifier, .arrow, .select, .back, .other: return nil
    }
  }

  private func type(_ key: TypedKey, at time: EventTime) {
    var text = typedText
    // Beside keys for fingers words are found by where these were touched.
    if !isBarAlone { (text.isAssisted, text.onlyAppends, text.replacements) = (false, false, nil) }
    let path = TouchPath(start: TouchPath.Sample(location: .zero, time: time))
    let action = KeyAction(
      kind: .nothing, cause: .tap, plane: KeyPlane(id: "", size: .zero, keys: []), key: -1, finger: -1, path: path,
      time: time)
    let edits = typist.edits(for: key, by: action, in: text)
    finishedWords.interrupt()
    (typingScreen, hasUsedField) = (screen, true)
    client?.apply(edits)
    contextChanged(at: time)
  }

  /// The app has got a key: what stands before the caret is not what was typed last.
  package func noteAppHasKey(at time: EventTime) {
    typist.interrupt()
    finishedWords.interrupt()
    hasUsedField = true
    suggestWords(at: time)
  }
}
