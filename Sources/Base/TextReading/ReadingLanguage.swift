// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A language that text is read in, by the name of Tesseract's trained data.
package enum ReadingLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "eng"
  case korean = "kor"
}

extension ReadingLanguage {
  /// - Parameter tag: A BCP 47 tag, such as `ko-KR`.
  package init?(tag: String) {
    switch tag.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    case "en": self = .english
    case "ko": self = .korean
    default: return nil
    }
  }

  /// Debian's package of the trained data.
  package var package: String { "tesseract-ocr-\(rawValue)" }
}
