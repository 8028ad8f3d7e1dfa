// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which typefaces text is set in, in the order of preference; the first that is installed is taken.
package struct Typefaces: Hashable, Sendable {
  /// For Latin letters, digits and signs.
  package var latin: [String]
  /// For Hangul.
  package var hangul: [String]

  package init(latin: [String], hangul: [String]) {
    self.latin = latin
    self.hangul = hangul
  }

  /// Those that the keyboard is drawn in.
  package static var standard: Typefaces {
    Typefaces(latin: ["Inter", "Cantarell"], hangul: ["Noto Sans CJK KR", "Noto Sans KR", "NanumGothic"])
  }
}

// MARK: - Choosing

extension Typefaces {
  /// The writing of a text, as far as it decides the typeface.
  enum Script: Hashable {
    case latin, hangul
    /// Fontconfig picks the typeface by the language.
    case other
  }

  func families(for script: Script) -> [String] {
    switch script {
    case .latin: latin
    case .hangul: hangul
    case .other: []
    }
  }
}

extension Typefaces.Script {
  /// Finds the script of a text: Latin if its characters may be expected in any Latin typeface.
  ///
  /// A typeface that lacks a character makes Pango sort every font of the system to find one that has it, which takes
  /// some 20 ms and a megabyte; so the first choice should be right.
  init(of text: String) {
    self = .latin
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
        self = .hangul
        return
      case ..<0x0530, 0x1E00...0x1FFF, 0x2000...0x23FF: continue
      default: self = .other
      }
    }
  }
}
