// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel
internal import TypingDecoder

/// Knows the word that is being typed: offers words, and mends slips when it ends.
///
/// A plain value without a clock. What stands in the text decides; touches are remembered as long as they agree with it.
struct WordAssistant {
  /// What is asked of it.
  struct Abilities: Hashable {
    /// Words are offered.
    var suggests: Bool
    /// Slips are mended at the end of a word.
    var corrects: Bool
    /// Keys are those that were pressed, as with a remote or on a real keyboard: where they were touched tells nothing.
    var isExact = false
  }

  var abilities: Abilities
  /// The languages that are searched, and the person's words beside them.
  let languages: [LanguageFile]
  var own: OwnWords?
  /// The emoji that are offered after their words.
  var emoji: WordEmoji
  var decoder: Decoder
  /// The language of the keyboard that shows.
  let language: String
  /// What a key has just done to the text, until that is looked at: the letter goes to the app first.
  private var untold: TypedChange?
  /// Touches of the word that the decoder has not taken yet, for the same reason.
  private var waiting: [Touch] = []
  /// Where the person's fingers land on the keys.
  var habits: FingerHabits
  /// What the last word tells of that, once the next one shows that it stays.
  var lesson: Lesson?
  /// The word that the decoder has, as it stands in the text.
  private(set) var word = ""
  /// The words before.
  var wordsBefore = WordContext(after: nil)
  /// The text that has been looked at, as long as the word is the one that was found there.
  private var followed: TextContext?
  /// Whether the decoder has the word; not of what is no plain word.
  var isDecoded = true
  private var lastLetter: EventTime?
  /// When to look once more at a text that has been passed over, as letters were typed just before; `nil` where none has been.
  var nextLook: EventTime?
  /// Whether a key has typed or deleted some of the word: one that only stood there is nobody's slip of now.
  var isTyped = false
  /// Words that stay as they are typed for as long as the field has focus.
  var kept: Set<String> = []
  var lastCorrection: WordCorrection?
  /// What the last key types by itself, where it has mended a word or put one back.
  var unmended: String?
  /// What is still to be put back if the app does not take that at once.
  var laterRestoration: WordCorrection?
  /// Behind the space that came with a word that was taken.
  var ownSpace: TextPlace?
  /// Whether the app shows the rest of the word, which a space takes.
  var appCompletesWord = false
  /// Whether nothing is replaced, as in an app that tells nothing of its text.
  var onlyAppends = false
  /// What takes the word's place when it ends; `nil` to leave it.
  var correction: String?
  /// What the bar offers.
  var suggestions: [Suggestion] = []
  /// What `suggestions` and `correction` were made for.
  var answered: Question?

  private struct TypedChange {
    var edits: [TextEdit]
    var key: TypedKey
    var action: KeyAction
  }

  /// The touches of a word, and the word.
  struct Lesson {
    var touches: [Touch]
    var word: String
  }

  struct Question: Hashable {
    var word: String
    var touches: [Touch]
    var wordsBefore: WordContext
    var isAtWord: Bool
    var capitals: ShiftState
    var keeps: Bool
    var isTyped: Bool
    var appCompletesWord: Bool
    var onlyAppends: Bool
  }

  /// - Parameters:
  ///   - languages: Those whose words may be typed, all at once.
  ///   - language: Of the keyboard that shows.
  ///   - keys: Those of a real keyboard; `nil` for those that fingers touch.
  init(
    languages: [LanguageFile], typing language: String, own: OwnWords? = nil, emoji: WordEmoji = WordEmoji(),
    abilities: Abilities, keys: SpatialModel? = nil,
    habits: FingerHabits = FingerHabits(),
    kept: Set<String> = []
  ) {
    (self.languages, self.own, self.emoji) = (languages, own, emoji)
    self.abilities = abilities
    self.language = language
    self.habits = habits
    self.kept = kept
    decoder = Decoder(languages: languages, personal: own?.words ?? [], spatial: keys ?? habits.model)
  }

  /// Longer words are none that anybody corrects.
  private static let longestWord = 32
}

// MARK: - Keys

extension WordAssistant {
  /// Takes part in a key.
  ///
  /// - Returns: The edits in place of the usual ones; `nil` where the key does what it always does.
  mutating func edits(for key: TypedKey, by action: KeyAction, in text: TypedText) -> [TextEdit]? {
    guard text.canReplace, let context = text.context else {
      forget()
      return nil
    }
    settle()
    let (restorable, space) = (lastCorrection, ownSpace)
    (lastCorrection, ownSpace, unmended, laterRestoration) = (nil, nil, nil, nil)
    onlyAppends = text.onlyAppends
    // What the bar offers is for the word that was there when it was shown.
    let isOfBar = if case .suggestion = key { !onlyAppends } else { false }
    if !isOfBar { follow(context, isTyping: !onlyAppends && isSameWord(at: action.time)) }
    notePassedWord(in: text)
    if onlyAppends {
      if case .suggestion(let chosen) = key { return append(chosen, context) }
      return nil
    }
    switch key {
    case .output(let output) where isOfWord(output):
      guard let restorable, let edit = restorable.restoration(before: output, in: context) else { return nil }
      (lesson, unmended, laterRestoration) = (nil, output, restorable.followed(by: output, in: context))
      return [edit]
    case .output(let output):
      if output.count == 1, output.first?.closesText(after: context.before) == true, context.selected.isEmpty,
        space?.isEnd(of: context.before) == true
      {
        return [.replaceBackward(old: " ", new: output)]
      }
      return output.count == 1 && output.first?.endsWord == true ? end(with: output, context) : endPlainly()
    // The space that came with a word is the one that is typed behind it; two of them make a full stop.
    case .space where context.selected.isEmpty && space?.isEnd(of: context.before) == true: return endPlainly() ?? []
    case .space: return end(with: " ", context)
    case .delete(.grapheme):
      if context.selected.isEmpty, let edit = restorable.flatMap({ restore($0, context) }) { return [edit] }
      return nil
    case .delete(.word): return endPlainly()
    case .suggestion(let chosen):
      return take(chosen, context, isDoubtful: !text.isContextCertain && isSameWord(at: action.time))
    }
  }

  /// A key has done what it always does.
  mutating func follow(_ edits: [TextEdit], for key: TypedKey, by action: KeyAction, in text: TypedText) {
    guard text.canReplace, text.context != nil else { return }
    settle()
    untold = TypedChange(edits: edits, key: key, action: action)
  }

  /// Looks at what the last key has done.
  mutating func settle() {
    guard let typed = untold else { return }
    untold = nil
    switch typed.key {
    case .output(let output) where isOfWord(output):
      (lastLetter, isTyped) = (typed.action.time, true)
      if word.isEmpty { learn() }
      change(typed.edits, by: touch(output, typed.action))
    case .delete(.grapheme):
      lesson = nil
      guard !word.isEmpty else { return }
      isTyped = true
      change(typed.edits)
    case .output, .space, .delete, .suggestion: break
    }
  }

  /// Ends the word before a Return.
  ///
  /// - Returns: What mends it; `nil` to leave it.
  mutating func endLine(in text: TypedText) -> TextEdit? {
    guard text.canReplace, let context = text.context else {
      forget()
      return nil
    }
    settle()
    follow(context, isTyping: false)
    defer { forget() }
    guard let correction = correctionAtEnd(context) else { return nil }
    return .replaceBackward(old: word, new: correction)
  }

  /// Something else than typing has happened.
  mutating func forget() {
    (lastCorrection, ownSpace, lesson, untold, unmended, laterRestoration) = (nil, nil, nil, nil, nil, nil)
    begin("")
  }

  /// A word was taken, and a space came with it.
  mutating func noteSpace(at place: TextPlace) { ownSpace = place }
}

// MARK: - The word

extension WordAssistant {
  /// Brings what is known of the word to what stands before the caret.
  ///
  /// - Parameter isTyping: At a fast typist's pace busy apps tell a text of a moment ago, which says nothing.
  mutating func follow(_ context: TextContext, isTyping: Bool) {
    nextLook = nil
    guard context != followed else { return }
    guard let found = WordAtCaret(context) else {
      begin("")
      isDecoded = false
      return
    }
    if !word.isEmpty, found.word == word || found.word.withPlainApostrophes == word.withPlainApostrophes {
      if found.word != word { word = String(found.word) }
      followed = context
      return
    }
    if isTyping, !word.isEmpty {
      nextLook = lastLetter?.advanced(byMilliseconds: PeriodShortcut.sameWordMilliseconds)
      return
    }
    begin(String(found.word))
    wordsBefore = found.context
    isDecoded = found.startsWord
    spell()
    followed = context
  }

  /// Takes note of whether keys of a real keyboard have typed the word, where there are such.
  mutating func notePassedWord(in text: TypedText) {
    if abilities.isExact { isTyped = text.isWordPassed && !word.isEmpty }
  }

  /// Whether a key goes on with the word, or begins one.
  private func isOfWord(_ output: String) -> Bool {
    guard output.count == 1, let sign = output.first else { return false }
    return sign.isOfWord && !(sign.isApostrophe && word.isEmpty)
  }

  func isSameWord(at time: EventTime) -> Bool {
    lastLetter.map { time < $0.advanced(byMilliseconds: PeriodShortcut.sameWordMilliseconds) } ?? false
  }

  mutating func begin(_ word: String) {
    self.word = word
    (lastLetter, isTyped, followed, nextLook) = (nil, false, nil, nil)
    decoder.reset()
    waiting.removeAll(keepingCapacity: true)
  }

  /// How a key was touched, where that may tell of other letters.
  private mutating func touch(_ output: String, _ action: KeyAction) -> Touch? {
    guard action.cause == .tap, !abilities.isExact, let letter = output.typedLetter else { return nil }
    if habits.follow(action.plane, typing: letter) { decoder.spatial = habits.model }
    return habits.place(action.path.start.location).map { .point(letter, $0) }
  }

  /// The word changes as the text does; where edits go beyond it, the text says later what it is.
  private mutating func change(_ edits: [TextEdit], by touch: Touch? = nil) {
    guard let changed = edits.changed(word) else {
      begin("")
      isDecoded = false
      return
    }
    (word, followed) = (changed, nil)
    spell(lastBy: touch)
  }

  /// Brings the letters that the decoder takes to the word, if it is a plain one.
  ///
  /// - Parameter touch: What typed the last of them.
  private mutating func spell(lastBy touch: Touch? = nil) {
    isDecoded = isDecoded && word.count <= Self.longestWord && !word.mixesScripts
    guard isDecoded else { return }
    let letters = word.typedLetters
    let taken = (decoder.touches + waiting).map(\.letter)
    let same = zip(letters, taken).prefix { $0 == $1 }.count
    for _ in same..<taken.count where waiting.popLast() == nil { decoder.pop() }
    for letter in letters[same...] {
      waiting.append(touch.flatMap { $0.letter == letter ? $0 : nil } ?? .letter(letter))
    }
  }

  /// Lets the decoder take what waits.
  mutating func catchUp() {
    for touch in waiting { decoder.append(touch) }
    waiting.removeAll(keepingCapacity: true)
  }
}
