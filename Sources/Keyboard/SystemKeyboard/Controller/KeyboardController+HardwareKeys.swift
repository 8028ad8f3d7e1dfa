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
    if !key.isRepeated { heldBehindWord = nil }
    guard hasField, !traits.isSecure else { return passOn(key, at: time) }
    if isSearchingEmoji, searches(by: key, at: time) { return true }
    guard key.isPlain else { return passOn(key, at: time) }
    if key.meaning == .language, hasOtherOwnMode {
      if !key.isRepeated { switchToNextOwnMode(at: time) }
      return true
    }
    if let typed = typedKey(for: key) ?? searchedKey(for: key) {
      type(typed, isRepeated: key.isRepeated, at: time)
    } else if let typed = keyBehindWord(for: key) {
      heldBehindWord = key.meaning
      type(typed, isRepeated: false, isBehindWord: true, at: time)
    } else if key.isRepeated, key.meaning == heldBehindWord, let typed = TypedKey(key) {
      // The app has not got the key, so that it cannot repeat it.
      type(typed, isRepeated: true, isBehindWord: true, at: time)
    } else if !mendWord(by: key, at: time) {
      return passOn(key, at: time)
    }
    return true
  }

  /// What a key types right behind a word that was taken from the bar, and behind the space that came with it: that space is the one that
  /// is typed then, and a full stop takes its place. `nil` for any other key, which is the app's.
  private func keyBehindWord(for key: HardwareKey) -> TypedKey? {
    let text = typedText
    guard text.isAssisted, !text.onlyAppends, text.canReplace, case .text(let sign) = key.meaning,
      let context = text.context, context.selected.isEmpty,
      typist.assistant?.ownSpace?.isEnd(of: context.before) == true
    else { return nil }
    if sign == " " { return .space }
    return sign.count == 1 && sign.first?.closesText(after: context.before) == true ? .output(sign) : nil
  }

  private func passOn(_ key: HardwareKey, at time: EventTime) -> Bool {
    noteAppHasKey(types: key.typesText, at: time)
    return false
  }

  /// Whether letters of a hardware keyboard become syllables, or what the rules of a layout make of them.
  package var composesHardwareKeys: Bool { typist.composer != nil && !isSearchingEmoji }

  /// Whether the field takes more than one of the keyboards that are no custom ones.
  package var hasOtherOwnMode: Bool { modes.count > 1 }

  /// Leads to the next keyboard that is no custom one: there the key would be the app's, and lead nowhere back.
  package func switchToNextOwnMode(at time: EventTime) {
    guard let index = modes.firstIndex(of: mode) else { return }
    switchMode(to: modes[(index + 1) % modes.count].id, at: time)
  }

  /// Whether what is typed goes to the field in which emoji are searched.
  package var isSearchingEmoji: Bool { emoji?.search != nil }

  /// Whether a key is for the search of emoji although it types no text of its own: in the app it would type, delete or send something.
  private func searches(by key: HardwareKey, at time: EventTime) -> Bool {
    switch (key.composed, key.meaning) {
    case (.nothing, _), (nil, .enter): break
    // A sequence types its text once.
    case (.text(let text), let meaning):
      if !key.isRepeated || meaning != .other { type(.output(text), isRepeated: key.isRepeated, at: time) }
    case (nil, .backspace) where !key.isPlain: break
    default: return false
    }
    return true
  }

  /// What a key types into the field in which emoji are searched; `nil` while there is none, and for what types nothing.
  private func searchedKey(for key: HardwareKey) -> TypedKey? {
    isSearchingEmoji ? TypedKey(key) : nil
  }

  /// What a key types here; `nil` for what the app makes of it.
  private func typedKey(for key: HardwareKey) -> TypedKey? {
    guard let composer = typist.composer else { return nil }
    switch key.meaning {
    case .text(" "): return .space
    // Korean letters are where they are printed; the rules of a layout are for the letters that the real keyboard has.
    case .text(let text) where mode.composer == .hangul2:
      return .output(key.americanSign.flatMap(HangulComposer.letter) ?? text)
    case .text(let text): return .output(text)
    // It takes a letter of what is open; apps delete all else as they do.
    case .backspace: return key.isRepeated || !composer.open.isEmpty ? .delete(.grapheme) : nil
    case .enter, .language, .modifier, .arrow, .select, .back, .other: return nil
    }
  }

  private func type(_ key: TypedKey, isRepeated: Bool, isBehindWord: Bool = false, at time: EventTime) {
    var text = typedText
    // A space that is held is many spaces.
    if isRepeated { text.makesPeriods = false }
    // Signs of real keys stay as they are typed.
    if isBehindWord { text.punctuation = nil }
    // Beside keys for fingers words are found by where these were touched.
    if !isBarAlone, !isBehindWord {
      if text.onlyAppends { typist.run.lose() }
      (text.isAssisted, text.onlyAppends, text.replacements) = (false, false, nil)
    }
    let edits = typist.edits(for: key, by: .ofRealKey(at: time), in: text)
    finishedWords.interrupt()
    (typingScreen, hasUsedField) = (screen, true)
    target?.apply(edits)
    if emoji?.search != nil { display.planeRequest = nil }
    contextChanged(at: time)
  }

  /// The app has got a key: what stands before the caret is not what was typed last.
  ///
  /// - Parameter types: Whether it is a key that types something, as far as is known.
  package func noteAppHasKey(types: Bool, at time: EventTime) {
    if types { shownSecrets.noteAppHasKey() }
    typist.interrupt()
    finishedWords.interrupt()
    hasUsedField = true
    suggestWords(at: time)
  }
}

extension TypedKey {
  /// What a key of a real keyboard asks of a text; `nil` where it types and deletes nothing.
  init?(_ key: HardwareKey) {
    switch key.meaning {
    case .text(" "): self = .space
    case .text(let text): self = .output(text)
    case .backspace: self = .delete(.grapheme)
    case .enter, .language, .modifier, .arrow, .select, .back, .other: return nil
    }
  }
}
