// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Words that are learnt while somebody types by touch.
  @Suite struct LearningTests {
    private static let file = "home/.local/share/spinet/learnt-words.sqlite"

    /// Whether a word is in the file of learnt words, or what is written ahead of it.
    private func isLearnt(_ word: String, _ bed: AppBed) -> Bool {
      ["", "-wal"].contains { end in
        let bytes = FileManager.default.contents(atPath: "\(bed.session.folder)/\(Self.file)\(end)")
        return bytes?.range(of: Data(word.utf8)) != nil
      }
    }

    @Test("TY-1 ED-3 words are learnt, and never those of a password") func learning() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("password")
        try bed.expectTyped("zebra crossing more ", in: "password") { try bed.driver.type("zebra crossing more ") }
        try bed.open("normal")
        try bed.expectTyped("my kayak tour ") { try bed.driver.type("my kayak tour ") }
        try Wait.untilTrue("the word to be learnt") { isLearnt("kayak", bed) }
        #expect(!isLearnt("zebra", bed) && !isLearnt("crossing", bed))
      }
    }

    @Test("TY-1 nothing is learnt where the settings say so") func off() throws {
      try AppBed.with(.gtk4, settings: "learn-words = off\n") { bed in
        try bed.open("normal")
        try bed.expectTyped("my kayak tour ") { try bed.driver.type("my kayak tour ") }
        #expect(!FileManager.default.fileExists(atPath: "\(bed.session.folder)/\(Self.file)"))
      }
    }
  }
}
