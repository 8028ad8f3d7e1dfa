// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import TextReading

/// Reads pictures in each of some languages, and takes of each line what the surest has read.
///
/// Tesseract can have several languages at once; then it takes rare syllables for words of the other language, which it does not do with
/// one. The data of Korean know Latin letters and digits as well, but drop lines that have nothing else.
struct PageReader {
  private let recognizers: [Recognizer]

  /// - Parameters:
  ///   - languages: The likeliest first.
  ///   - patience: Milliseconds that each way to look at a picture may take in each of them; `nil` for the usual.
  /// - Returns: `nil` where data are missing.
  init?(languages: [ReadingLanguage], patience: Int32?) {
    setMsgSeverity(Int32(L_SEVERITY_NONE))
    recognizers = languages.compactMap { Recognizer(language: $0, patience: patience ?? Recognizer.usualPatience) }
    guard !languages.isEmpty, recognizers.count == languages.count else { return nil }
  }

  /// Reads a picture.
  func read(_ picture: ReceivedPicture) throws(ReadingAnswer.Failure) -> RecognizedText {
    guard let prepared = PreparedPicture(picture) else { throw .tooLarge }
    var readings: [[RecognizedText.Line]] = []
    for recognizer in recognizers { readings.append(try recognizer.lines(in: prepared)) }
    // What is read in one go by the surest is in the order in which people read it.
    let best = readings.indices.max { Self.sureness(of: readings[$0]) < Self.sureness(of: readings[$1]) }
    let lines = readings.indices.filter { $0 != best }
      .reduce(best.map { readings[$0] } ?? []) { $0.merging(readings[$1]) }
    return RecognizedText(width: picture.width, height: picture.height, lines: lines)
  }

  /// How much of the picture has become text, and how surely. What is read in the wrong language is as large, and a guess.
  private static func sureness(of lines: [RecognizedText.Line]) -> Int {
    lines.reduce(0) { $0 + $1.box.width * $1.box.height * max($1.confidence - 25, 0) }
  }
}
