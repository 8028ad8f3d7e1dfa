// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which typefaces text is set in, in the order of preference; fontconfig picks the first that is installed.
package struct Typefaces: Hashable, Sendable {
  /// For Latin letters, digits and signs.
  package var latin: String
  /// For Hangul.
  package var hangul: String
  /// For every other script; fontconfig picks by the language.
  package var other: String

  package init(latin: String, hangul: String, other: String = "sans-serif") {
    self.latin = latin
    self.hangul = hangul
    self.other = other
  }

  package static var standard: Typefaces {
    Typefaces(
      latin: "Inter, Cantarell, sans-serif", hangul: "Noto Sans CJK KR, Noto Sans KR, NanumGothic, sans-serif")
  }
}

// MARK: - Choosing

extension Typefaces {
  /// Returns the family list and the language to set a text in.
  ///
  /// The family must have the text's characters. If it has not, Pango sorts every font of the system to find one that
  /// does, which takes some 20 ms and a megabyte.
  func choice(for text: String, language: String) -> (families: String, language: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return (hangul, "ko")
      case ..<0x0530, 0x1E00...0x1FFF, 0x2000...0x23FF: continue
      default: return (other, language)
      }
    }
    return (latin, language)
  }
}
