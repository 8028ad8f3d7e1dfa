// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import TestBed
import Testing

extension AppTests {
  /// The rest of a word in grey in an app of the SDK, typed into by touches on the keys of `spinetd`.
  @Suite struct InlineCompletionAppTests {
    @Test(
      "TF-4 a space of the desktop's keyboard takes the word that an app shows in grey, once",
      arguments: ["notes", "name"])
    func taking(_ field: String) throws {
      try TypingBed.with(hasWords: true, arguments: ["--completes"]) { bed in
        try bed.open(field)
        try bed.driver.type("Tomor")
        try bed.keyboard.wait(for: "the grey to be in sight") { $0.completes }
        try bed.wait(for: "\(field) \"Tomor\"")
        try bed.driver.tap("space")
        try bed.wait(for: "\(field) \"Tomorrow \"")
        try bed.keyboard.wait(for: "the grey to go") { !$0.completes }
        try bed.driver.type("we go")
        try bed.wait(for: "\(field) \"Tomorrow we go\"")
        let texts = bed.lines.filter { $0.hasPrefix("\(field) \"Tomor") }
        #expect(texts.prefix(2) == ["\(field) \"Tomor\"", "\(field) \"Tomorrow \""])
      }
    }

    @Test("TF-4 TY-1 an app shows in grey what the keyboard has learnt, and never a word that was blocked there")
    func personal() throws {
      try TypingBed.with(hasWords: true, arguments: ["--completes"]) { bed in
        let path = "\(bed.session.folder)/home/.local/share/spinet/learnt-words.sqlite"
        let store = try LearntWordStore(path: path) { _ in }
        let now = Int64(Date().timeIntervalSince1970)
        let learnt = try #require(WordObservation(language: "en", word: "zorpification"))
        try store.learn([learnt, learnt, learnt], at: now)
        try store.note(.blocked, of: #require(WordObservation(language: "en", word: "tomorrow")), at: now)
        try bed.open("notes")
        try bed.driver.type("We zorpi")
        try bed.keyboard.wait(for: "the grey to be in sight") { $0.completes }
        try bed.driver.tap("space")
        try bed.wait(for: "notes \"We zorpification \"")
        try bed.driver.type("tomor")
        try bed.wait(for: "notes \"We zorpification tomor\"")
        #expect(try !bed.keyboard.state().completes)
        try bed.driver.type(" somethi")
        try bed.keyboard.wait(for: "the grey of a word that is not blocked") { $0.completes }
      }
    }

    @Test("TF-4 in an app that wants no completion, and in a secret, a space is a space")
    func without() throws {
      try TypingBed.with(hasWords: true) { bed in
        try bed.open("notes")
        try bed.driver.type("Tomor")
        try bed.wait(for: "notes \"Tomor\"")
        #expect(try !bed.keyboard.state().completes)
      }
      try TypingBed.with(hasWords: true, arguments: ["--completes"]) { bed in
        try bed.open("password")
        try bed.driver.type("tomor ")
        try bed.wait(for: "password \"tomor \"")
      }
    }
  }
}
