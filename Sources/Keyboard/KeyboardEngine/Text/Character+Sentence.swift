// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// Whether a sentence may end with it.
  package var endsSentence: Bool { self == "." || self == "!" || self == "?" || self == "\u{2026}" || isFullWidthStop }

  /// Whether it ends a sentence without a space after it: the marks of Chinese and Japanese.
  package var isFullWidthStop: Bool {
    self == "\u{3002}" || self == "\u{FF01}" || self == "\u{FF1F}" || self == "\u{FF0E}" || self == "\u{FF61}"
  }

  /// Whether it is a quotation mark or bracket that a sentence may begin with, or a Spanish opening mark.
  var opensQuotation: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "\"" || self == "'" || self == "\u{BF}" || self == "\u{A1}"
    }
  }

  /// Whether it is a quotation mark or bracket that may follow the end of a sentence.
  package var closesQuotation: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    // Some languages close a quotation with the mark with which others open it.
    default: self == "\"" || self == "'" || self == "\u{201C}" || self == "\u{AB}"
    }
  }
}
