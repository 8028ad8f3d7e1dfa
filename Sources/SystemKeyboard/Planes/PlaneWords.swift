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

  func label(_ key: ReturnKey) -> KeyLabel {
    let isWordKnown = language == "en" || language == "ko"
    return key == .return && !isWordKnown ? .icon(.return) : .word(key.label(language: language))
  }
}
