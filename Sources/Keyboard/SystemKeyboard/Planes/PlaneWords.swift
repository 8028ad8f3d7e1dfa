// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
internal import Phrases
import TextModel

/// The words on the keys of a keyboard's language.
struct PlaneWords: Hashable {
  /// `nil` for a language that there are no words in.
  private let language: PhraseLanguage?
  /// The keyboard's own name, for the space bar of languages whose word for it is not known here.
  private let modeName: String

  /// - Parameter language: A BCP 47 tag.
  init(language: String, modeName: String) {
    self.language = PhraseLanguage(tag: language)
    self.modeName = modeName
  }
}

// MARK: - Words

extension PlaneWords {
  var space: String { language?(.space) ?? modeName }

  /// The way back to the letters, where the layout does not name it.
  var letters: String { (language ?? .english)(.letters) }

  /// Returns a word of the pads, which all languages share, in the language of the keyboard; `nil` where it stays.
  func onPad(_ word: String?) -> String? {
    switch word {
    case "pause": language?(.pause)
    case "wait": language?(.wait)
    default: nil
    }
  }

  func label(_ key: ReturnKey) -> KeyLabel {
    guard let language else { return key == .return ? .icon(.return) : .word(key.label(in: .english)) }
    return .word(key.label(in: language))
  }
}
