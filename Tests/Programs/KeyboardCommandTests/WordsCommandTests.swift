// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import Testing

/// `spinet words`, as somebody at a shell has it.
@Suite struct WordsCommandTests {
  private static let file = ".local/share/spinet/learnt-words.sqlite"

  private let person: Person

  init() throws { person = try Person() }

  private func run(_ arguments: String...) throws -> Person.Outcome { try person.spinet(["words"] + arguments) }

  private func learn(_ words: String...) throws {
    let store = try LearntWordStore(path: "\(person.home)/\(Self.file)") { _ in }
    let now = Int64(Date().timeIntervalSince1970)
    try store.learn(words.compactMap { WordObservation(language: "en", word: $0) }, at: now)
  }

  @Test("TY-1 learnt words are listed, exported and forgotten, one or all") func words() throws {
    try learn("kayak", "kiosk", "kayak", "red")
    #expect(try run("list").output == "kayak  en  2.0\nkiosk  en  1.0\nred    en  1.0\n")
    #expect(try run("list", "ki").output == "kiosk  en  1.0\n")
    #expect(try run("export").output.hasPrefix("en\tkayak\t2.0\t1"))
    #expect(try run("forget", "kayak").status == 0)
    #expect(try run("list").output == "kiosk  en  1.0\nred    en  1.0\n")
    #expect(try run("forget-all").output == "2 forgotten\n")
    #expect(try run("list").output.isEmpty)
  }

  @Test("TY-1 words that are not suggested are listed, and suggested again when you say so") func blocked() throws {
    let store = try LearntWordStore(path: "\(person.home)/\(Self.file)") { _ in }
    for text in ["hello", "form"] {
      try store.note(.blocked, of: #require(WordObservation(language: "en", word: text)), at: 0)
    }
    #expect(try run("blocked").output == "form   en\nhello  en\n")
    #expect(try run("unblock", "form").status == 0)
    let again = try run("unblock", "form")
    #expect(again.status == 1 && again.errors.contains("spinet words blocked"))
    #expect(try run("blocked").output == "hello  en\n")
    #expect(try run("forget-all").status == 0 && run("blocked").output.isEmpty)
  }

  @Test func `where nothing was learnt nothing is listed, and no file is made`() throws {
    #expect(try run("list").status == 0)
    #expect(try run("forget-all").output == "0 forgotten\n")
    let unknown = try run("forget", "kayak")
    #expect(unknown.status == 1 && unknown.errors.contains("kayak was not learnt"))
    #expect(try run("forget").status == 2)
    #expect(!person.exists(Self.file))
  }

  @Test func `a file that is none is set aside, and that is said`() throws {
    try person.write(String(repeating: "no database ", count: 20), to: Self.file)
    let list = try run("list")
    #expect(list.status == 0 && list.errors.contains("learnt-words.sqlite.damaged"))
    #expect(person.exists(Self.file + ".damaged"))
    #expect(try run("forget-all").output == "0 forgotten\n")
    #expect(!person.exists(Self.file + ".damaged"))
  }
}
