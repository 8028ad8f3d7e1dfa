// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji
package import Geometry
internal import KeyboardEngine
internal import TextModel
internal import TypingDecoder

// MARK: - Words

extension KeyboardController {
  /// Reads words from now on; the first frame must not wait for that.
  package func openLanguages() {
    guard !opensLanguages else { return }
    opensLanguages = true
    emojiHistory = emojiHistory ?? emojiSource?.history()
    typist.replaceAssistant(by: makeAssistant())
    contextChanged()
  }

  /// Whether words are known in the field: its app tells its text, or asks for writing, so that what is typed there may be followed.
  var hasWords: Bool { client?.tellsText == true || hasField && traits.asksForWriting }

  /// A custom keyboard has typed: it is not known any more what stands before the caret of an app that does not tell its text.
  package func noteGuestText() { typist.run.lose() }

  /// Whether the bar is there: for as long as the field has focus, whichever of its keyboards shows, so that nothing jumps.
  var showsSuggestions: Bool { hasRoomForAutoFill || showsWords }

  private var showsWords: Bool {
    guard hasRoomForWords, preferences.suggestions, field.words.suggests, let languageSource else {
      return false
    }
    return modes.contains { languageSource.has($0.language) }
  }

  /// What the bar offers, from the left, with its places in the plane; empty where there is no bar, and of slots without a word.
  package var suggestions: [(suggestion: Suggestion, area: Rect)] {
    guard let bar = plane.regions.first(where: { $0.id == SuggestionBar.region }) else { return [] }
    return zip(barSuggestions, bar.content).map { ($0, $1.frame) }
  }

  /// The languages whose words are known, that of the keyboard that shows first.
  var wordLanguages: [String] {
    var languages = [mode.language]
    for language in modes.map(\.language) where !languages.contains(language) {
      if languageSource?.has(language) == true { languages.append(language) }
    }
    return languages
  }

  /// What knows the words of all languages that are enabled, if the keyboard that shows has some. Layouts with rules have none: what
  /// their keys type may still change.
  func makeAssistant() -> WordAssistant? {
    // On a line fingers are not where the keys are that touches are weighed by; on a real keyboard it takes more to be a slip, and no
    // syllable is one.
    let isRemote = !focusedKeys.isEmpty || isLine
    let mayCorrect = !isRemote && (!isBarAlone || typist.composer == nil)
    let abilities = WordAssistant.Abilities(
      suggests: preferences.suggestions && field.words.suggests,
      corrects: preferences.autoCorrection && field.words.corrects && mayCorrect, isExact: isRemote || isBarAlone)
    guard opensLanguages, hasField, abilities.suggests || abilities.corrects, !(typist.composer is LayoutComposer),
      let own = languageSource?.words(of: mode.language)
    else { return nil }
    return WordAssistant(
      languages: [own] + wordLanguages.dropFirst().compactMap { languageSource?.words(of: $0) },
      typing: mode.language, own: ownWords, emoji: wordEmoji,
      abilities: abilities, keys: abilities.isExact && abilities.corrects ? realKeys : nil, habits: typist.habits,
      kept: typist.keptWords)
  }

  /// Where letters are beside each other on a real keyboard, as far as anybody knows: as on the screen.
  private var realKeys: SpatialModel {
    var letters = planeRequest
    letters.plane = nil
    return LetterKeys(builder.plane(letters)).model(TouchOffsets())
  }

  /// Whether the app shows the rest of the word that is typed: a space takes that then, and mends nothing.
  package var appCompletesWord: Bool {
    get { typist.appCompletesWord }
    set {
      guard newValue != typist.appCompletesWord else { return }
      typist.appCompletesWord = newValue
      suggestWords(at: nil)
    }
  }

  /// Shows the words that suit what stands before the caret.
  ///
  /// - Parameter time: When a key, or the app, has changed it; `nil` when nothing has.
  func suggestWords(at time: EventTime?) {
    guard emoji == nil else { return }
    if typist.assistant != nil {
      awaitsStart = client?.isStartKnown == false
      typist.suggest(in: typedText, capitals: lettersHaveCase ? shift.state : .off, at: time)
    } else if !hasRoomForAutoFill {
      return
    }
    let words = barSuggestions
    showWords(seenWords?.suggestions(at: typist.word, offering: words) ?? words)
    showLikelyKeys()
  }
}
