// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// A person with sloppy thumbs writes paragraphs. `SPINET_PARAGRAPHS` says how many, as `20`, or as `gtk4 20` in
  /// one app alone; two by default.
  @Suite struct SloppyThumbsTests {
    @Test(
      "TY-1 TY-2 what sloppy thumbs write arrives as the keyboard showed it, letter by letter, and as it was meant",
      arguments: [AppKind.gtk4, .firefox, .chromium], [true, false])
    func writes(in app: AppKind, withWords hasWords: Bool) throws {
      let settings = hasWords ? nil : "suggestions = off\nauto-correct = off\n"
      var (taps, letters, words, slips) = (0, 0, 0, 0)
      for (number, paragraph) in Paragraphs.all.prefix(Self.count(app)).enumerated() {
        try AppBed.with(app, settings: settings, hasWords: hasWords) { bed in
          try bed.open()
          bed.driver.tapInterval = 60_000
          let showsWords = try hasWords && bed.keyboard.state().frame.height > 216
          let field = bed.app.kind.mainField
          var typist = SloppyTypist(bed.driver, trustsKeyboard: showsWords, seed: UInt64(number)) { meant, plain in
            bed.app.received(oneOf: [meant, plain], in: field)
          }
          try typist.type(paragraph)
          let received = bed.app.received(typist.text, in: field)
          #expect(received == typist.text, "paragraph \(number)")
          #expect(typist.text == paragraph)
          taps += bed.driver.tapCount
          letters += paragraph.count
          (words, slips) = (words + typist.wordCount, slips + typist.slipCount)
        }
      }
      let perLetter = String(format: "%.3f", Double(taps) / Double(max(1, letters)))
      print(
        "thumbs: \(app.rawValue)\t\(hasWords ? "words" : "none")\t\(words) words, \(slips) wrong before mending\t\(perLetter) taps a letter"
      )
    }

    private static func count(_ app: AppKind) -> Int {
      let words = ProcessInfo.processInfo.environment["SPINET_PARAGRAPHS"]?.split(separator: " ") ?? []
      if words.count > 1, words[0] != app.rawValue { return 0 }
      return words.last.flatMap { Int($0) } ?? 2
    }
  }
}
