// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine
package import Phrases
import TextModel

extension PlacedKey {
  /// What the key is called: the sign that it types, or what it does.
  package func spokenName(_ words: PhraseLanguage) -> String {
    switch role {
    case .character(let text): text
    case .suggestion(let text): namingCaption ?? text
    case .space: words(.space)
    case .delete: words(.delete)
    case .return: words(.returnKey)
    case .shift: words(.shift)
    case .globe: words(.nextKeyboard)
    case .dismiss: words(.hideKeyboard)
    case .showKeys: words(.showKeyboard)
    case .emoji: words(.emoji)
    case .findEmoji: words(.searchEmoji)
    case .forget: words(.forgetWord)
    case .oneHanded(.left): words(.leftHand)
    case .oneHanded(.right): words(.rightHand)
    case .oneHanded(.off): words(.bothHands)
    case .bar(let place): words(place.phrase)
    case .section(let id): PlacedKey.sectionName(id, words)
    case .plane, .keyboard, .form, .adjust, .scan, .settings, .modifier, .stroke: wordOnCap
    }
  }

  /// What is said of an offer in place of the text that it fills in: where that does not show.
  private var namingCaption: String? {
    switch label {
    case .secret(_, let caption): caption
    case .suggestion(let shown, _) where shown == offerCaption: shown
    default: nil
    }
  }

  private var wordOnCap: String {
    switch label {
    case .text(let text), .word(let text), .pad(let text, _), .line(let text, _), .emoji(let text), .heading(let text),
      .scanned(let text, _, _), .scanHint(let text),
      .entry(let text, _), .suggestion(let text, _), .secret(_, let text):
      text
    case .icon, .blank: id
    }
  }
}

extension BarPlace {
  /// What it is called where it leads to.
  var phrase: Phrase {
    switch self {
    case .whole: .wholeBar
    case .left: .barOnTheLeft
    case .right: .barOnTheRight
    }
  }
}
