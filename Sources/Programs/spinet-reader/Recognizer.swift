// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import TextReading

/// Tesseract, with the trained data of one language.
final class Recognizer {
  private let engine: OpaquePointer
  private let monitor: OpaquePointer
  private let layouts: [TessPageSegMode]

  private let patience: Int32

  /// Milliseconds that a way to look at a picture may take where nobody has said how much patience they have.
  static let usualPatience: Int32 = 15_000
  /// What is less sure than this is not text, but a pattern that looks like it.
  private static let leastConfidence: Float = 30

  /// - Parameter patience: Milliseconds that a way to look at a picture may take.
  /// - Returns: `nil` where data are missing.
  init?(language: ReadingLanguage, patience: Int32) {
    guard let engine = TessBaseAPICreate(), let monitor = TessMonitorCreate() else { return nil }
    (self.engine, self.monitor, self.patience) = (engine, monitor, patience)
    // Text on a page has columns and paragraphs; a sign or a label is lines that lie anywhere. The search for columns takes the parts of
    // Korean letters apart.
    layouts = [language == .korean ? PSM_SINGLE_BLOCK : PSM_AUTO, PSM_SPARSE_TEXT]
    guard TessBaseAPIInit2(engine, nil, language.rawValue, OEM_LSTM_ONLY) == 0 else { return nil }
    // Korean is written with spaces, which are left out between letters of its size otherwise.
    TessBaseAPISetVariable(engine, "preserve_interword_spaces", "1")
  }

  deinit {
    TessMonitorDelete(monitor)
    TessBaseAPIDelete(engine)
  }

  /// Returns the lines that a picture has in this language.
  func lines(in picture: PreparedPicture) throws(ReadingAnswer.Failure) -> [RecognizedText.Line] {
    defer { TessBaseAPIClear(engine) }
    TessBaseAPISetImage2(engine, picture.pixels.image)
    TessBaseAPISetSourceResolution(engine, 300)
    for layout in layouts {
      TessBaseAPISetPageSegMode(engine, layout)
      TessMonitorSetDeadlineMSecs(monitor, patience)
      guard TessBaseAPIRecognize(engine, monitor) == 0 else { throw .tooSlow }
      let lines = found(in: picture)
      if !lines.isEmpty { return lines }
    }
    return []
  }

  private func found(in picture: PreparedPicture) -> [RecognizedText.Line] {
    guard let results = TessBaseAPIGetIterator(engine) else { return [] }
    defer { TessResultIteratorDelete(results) }
    let places = TessResultIteratorGetPageIterator(results)
    var lines: [RecognizedText.Line] = []
    repeat {
      let confidence = TessResultIteratorConfidence(results, RIL_TEXTLINE)
      var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard confidence >= Self.leastConfidence,
        TessPageIteratorBoundingBox(places, RIL_TEXTLINE, &left, &top, &right, &bottom) != 0,
        let words = TessResultIteratorGetUTF8Text(results, RIL_TEXTLINE)
      else { continue }
      defer { TessDeleteText(words) }
      guard let text = RecognizedText.Line.text(of: String(cString: words)) else { continue }
      lines.append(
        RecognizedText.Line(
          text: text, confidence: min(Int(confidence), 100),
          box: picture.box(left: left, top: top, right: right, bottom: bottom)))
    } while TessResultIteratorNext(results, RIL_TEXTLINE) != 0
    return lines
  }
}
