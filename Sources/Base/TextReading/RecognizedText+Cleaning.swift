// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension RecognizedText.Line {
  /// Makes one line of what a recogniser says of one: single spaces between words, and nothing that is no text.
  ///
  /// - Returns: `nil` where nothing is left, or more than `ReadingAnswer.mostLineBytes`.
  package static func text(of words: String) -> String? {
    // What turns the direction of text about is on no paper.
    let scalars = words.unicodeScalars.filter { !$0.properties.isBidiControl }.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: Unicode.Scalar(" ")
      default: scalar
      }
    }
    let text = scalars.split(separator: " ").map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    return text.isEmpty || text.utf8.count > ReadingAnswer.mostLineBytes ? nil : text
  }
}
