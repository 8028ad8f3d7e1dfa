// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel

/// The words on key caps, in the language of the keyboard.
struct PlaneWords: Hashable {
  /// The language subtag, such as `ko`.
  var language: String
  /// The keyboard's own name, for the space bar of languages whose word for it is not known here.
  var modeName: String
}

// MARK: - Labels

extension PlaneWords {
  var space: String {
    switch language {
    case "en": "space"
    case "ko": "스페이스"
    default: modeName
    }
  }

  /// The way back to the letters, where the layout does not name it.
  var letters: String { language == "ko" ? "한글" : "ABC" }

  /// Returns a word of the pads, which all languages share, in the language of the keyboard; `nil` where it stays.
  func onPad(_ word: String?) -> String? {
    switch (language, word) {
    case ("ko", "pause"): "일시 정지"
    case ("ko", "wait"): "대기"
    default: nil
    }
  }

  func label(_ key: ReturnKey) -> KeyLabel {
    let isWordKnown = language == "en" || language == "ko"
    return key == .return && !isWordKnown ? .icon(.return) : .word(key.label(language: language))
  }
}
