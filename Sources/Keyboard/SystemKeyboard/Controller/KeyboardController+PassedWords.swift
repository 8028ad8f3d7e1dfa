// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import TextModel

/// Words that were typed on a real keyboard, whose letters the app got as they are.
extension KeyboardController {
  /// Whether such keys have typed all that stands before the caret since the last blank, and the app has shown that: not one of its letters
  /// was there before, and none is on its way. Never what may be a secret.
  var isWordPassed: Bool {
    guard isBarAlone, emoji == nil, !mayShowSecret, let client, client.canReplace, let context = client.context,
      context.selected.isEmpty
    else { return false }
    let word = context.before.reversed().prefix { !$0.isWhitespace }
    return !word.isEmpty && word.count <= client.passedCharacterCount
  }

  /// The words that the bar offers: none is highlighted where the key that ends the word is the app's.
  var wordSuggestions: [Suggestion] {
    let words = typist.suggestions
    guard isBarAlone, typist.composer == nil, words.contains(where: \.isPending), !typedText.isWordPassed else {
      return words
    }
    return words.map { word in
      var word = word
      word.isPending = false
      return word
    }
  }

  /// Has a key that ends a word replace it as it would on the screen, or BackSpace right behind that put it back.
  ///
  /// - Returns: Whether that was done, with what the key types. It is the app's otherwise, as where any of that would have to wait.
  func mendWord(by key: HardwareKey, at time: EventTime) -> Bool {
    if key.meaning == .enter, !key.isRepeated { endLine() }
    var text = passedText
    // Behind these a letter may follow at once, as in an address or a line of code.
    if case .text(let sign) = key.meaning, Self.wordEnds.contains(sign), ![" ", ","].contains(sign) {
      text.isAssisted = false
    }
    guard !key.isRepeated, !isSearchingEmoji, let client, let typed = mendingKey(for: key, in: text) else {
      return false
    }
    // Whatever it comes to, as long as nothing is done nothing has changed.
    var typist = typist
    let edits = typist.edits(for: typed, by: .ofRealKey(at: time), in: text)
    guard edits.count == 1, case .replaceBackward = edits[0], key.meaning == .backspace || client.takesAtOnce(edits[0])
    else { return false }
    self.typist = typist
    heldBehindWord = key.meaning
    finishedWords.interrupt()
    (typingScreen, hasUsedField) = (screen, true)
    client.apply(edits)
    contextChanged(at: time)
    return true
  }

  /// Puts a text in the place of a word that stands for it before the app gets Return.
  private func endLine() {
    let text = passedText
    guard text.isWordPassed, let client else { return }
    var typist = typist
    let (edits, areMending) = typist.editsForReturn(in: text)
    guard !areMending, edits.count == 1, client.takesAtOnce(edits[0]) else { return }
    client.apply(edits)
  }

  /// The text as keys of a real keyboard change it: signs stay as they are typed.
  private var passedText: TypedText {
    var text = typedText
    (text.makesPeriods, text.punctuation) = (false, nil)
    // Nothing is corrected that nobody could see before: the bar may be in a corner, have no words, or be on no screen.
    if isBarAside || !isOnScreen || !showsWords { text.isAssisted = false }
    return text
  }

  private var showsWords: Bool { plane.regions.contains { $0.id == SuggestionBar.region } && !offersAutoFill }

  private func mendingKey(for key: HardwareKey, in text: TypedText) -> TypedKey? {
    switch key.meaning {
    case .text(let sign) where text.isWordPassed && Self.wordEnds.contains(sign): TypedKey(key)
    // Behind a full stop it may be an address.
    case .text(let sign) where sign.first?.isLetter == true && typist.isRestorable: .output(sign)
    case .backspace: typist.isRestorable ? .delete(.grapheme) : nil
    case .text, .enter, .language, .modifier, .arrow, .select, .back, .other: nil
    }
  }

  private static let wordEnds: Set<String> = [" ", ".", ",", "!", "?", ";", ":"]
}

extension KeyAction {
  /// No key of the screen's.
  static func ofRealKey(at time: EventTime) -> KeyAction {
    KeyAction(
      kind: .nothing, cause: .tap, plane: KeyPlane(id: "", size: .zero, keys: []), key: -1, finger: -1,
      path: TouchPath(start: TouchPath.Sample(location: .zero, time: time)), time: time)
  }
}
