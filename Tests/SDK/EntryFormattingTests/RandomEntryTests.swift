// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import EntryFormatting

@Suite struct RandomEntryTests {
  private static let formatters: [any ContentFormatter] = [
    NumberEntryFormatter(.whole, locale: Locale(identifier: "en_IN")),
    NumberEntryFormatter(.decimal(maximumFractionDigits: 3), locale: Locale(identifier: "ar_EG"), allowsNegative: true),
    NumberEntryFormatter(.percent(maximumFractionDigits: 2), locale: Locale(identifier: "tr_TR")),
    NumberEntryFormatter(.currency(code: "EUR"), locale: Locale(identifier: "de_DE")),
    CardNumberEntryFormatter(), PhoneNumberEntryFormatter(region: "KR"), PhoneNumberEntryFormatter(region: "US"),
    DateEntryFormatter(.dateAndTime, locale: Locale(identifier: "ko_KR")),
    DateEntryFormatter(.date, locale: Locale(identifier: "fa_IR")),
  ]
  private static let typed = [
    "1", "2", "3", "7", "0", "0", "9", "5", ".", ",", "-", "+", "/", " ", "", "", "", "٣", "３", "a", "👩‍👩‍👧", "\u{301}",
    "1,234.5", "(555) 123", "4111 1111", "\u{200F}", "e\u{301}", "한", "\u{0}", "1999-1-2",
  ]

  @Test("ED-4 random edits never trap, never leave a caret outside or within a sign, and read back as what was taken")
  func randomEdits() {
    var generator = SeededGenerator(seed: 16)
    for formatter in Self.formatters {
      for _ in 0..<60 {
        var entry = EntryText("")
        for _ in 0..<50 {
          let length = entry.text.utf16.count
          let location = Int.random(in: -2...length + 2, using: &generator)
          let range = NSRange(location: location, length: Int.random(in: -1...4, using: &generator))
          let key = Self.typed[Int.random(in: 0..<Self.typed.count, using: &generator)]
          entry.selection = NSRange(location: min(max(location, 0), length), length: 0)
          guard let new = formatter.edit(entry, replacing: range, with: key) else { continue }
          entry = new
          let content = formatter.content(of: entry.text)
          // Without separators the text is what was taken, and what was taken makes the text again.
          #expect(formatter.layout(content).map(\.text).joined() == entry.text, "\(formatter)")
          #expect(entry.selection.length == 0 && (0...entry.text.utf16.count).contains(entry.selection.location))
          let caret = String.Index(utf16Offset: entry.selection.location, in: entry.text)
          #expect(caret == entry.text.endIndex || entry.text.indices.contains(caret), "\(formatter)")
        }
      }
    }
  }

  @Test("ED-4 texts that a formatter did not write, cut at every place, never trap")
  func foreignTexts() {
    for formatter in Self.formatters {
      for text in ["👩‍👩‍👧12", "e\u{301}1\u{301}2", "--..,,++", "\u{0}\u{FFFD}1", "9999999999999999999999999999999"] {
        let length = text.utf16.count
        for start in -1...length + 1 {
          for count in [-1, 0, 1, 3, Int.max] {
            let edited = formatter.edit(
              EntryText(text, selection: NSRange(location: start, length: 0)),
              replacing: NSRange(location: start, length: count), with: "5")
            let isInside = edited.map { $0.selection.upperBound <= $0.text.utf16.count }
            #expect(isInside != false)
          }
        }
      }
    }
  }
}
