// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWords
import Testing

@testable import LearntWordStore

@Suite struct LearntWordStoreTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(
    "TY-1 words are learnt with how often they were used, found by how they begin, and still there at the next start")
  func learn() throws {
    let store = try folder.open()
    try store.learn("kayak tour kayak Kayaks kiosk", at: 100)
    try store.learn("카약 여행", in: "ko", at: 100)
    for store in [store, try folder.open()] {
      let found = try store.words(of: "en", beginningWith: "k", at: 100)
      #expect(found.map(\.word) == ["kayak", "kiosk"])
      #expect(found.map(\.weight) == [2, 1] && found.allSatisfy { $0.seconds == 100 && $0.language == "en" })
      #expect(try store.words(of: "ko", beginningWith: "카", at: 100).map(\.word) == ["카약"])
      #expect(try store.words(of: "en", limit: 1, at: 100).map(\.word) == ["kayak"])
      #expect(try store.words(at: 100).count == 6)
      #expect(try store.words(after: "kayak", of: "en", at: 100).map(\.word) == ["Kayaks", "tour"])
      #expect(try store.words(beginningWith: "'; DROP TABLE words; --", at: 100).isEmpty)
    }
    #expect(folder.reports.isEmpty)
  }

  @Test("TY-1 what was used long ago counts less than what is used now") func decay() throws {
    let store = try folder.open()
    try store.learn("old old old", at: 0)
    let later = 3 * WordWeight.halfLife
    try store.learn("new", at: later)
    #expect(try store.words(at: later).map(\.word) == ["new", "old"])
    #expect(try store.words(at: later).map(\.weight) == [1, 0.375])
  }

  @Test("TY-1 there is an end to how many are kept: the least used go first") func bounds() throws {
    let store = try folder.open(mostWords: 50, mostPairs: 20)
    try store.learn("often often often", at: 1)
    for number in 0..<200 {
      let word = "w" + String(number).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8(String($0))!)) }.joined()
      try store.learn("often \(word)", at: Int64(2 + number))
      #expect(try store.words(of: "en", at: 500).count <= 50)
      #expect(try store.words(after: "often", of: "en", at: 500).count <= 20)
    }
    let left = try store.words(of: "en", at: 500)
    #expect(left.first?.word == "often" && left.count >= 45)
    #expect(left.contains { $0.word == "wbjj" }, "the last one is there")
    try store.learn("카약", in: "ko", at: 500)
    #expect(try store.words(of: "ko", at: 500).count == 1, "each language has its own bound")
  }

  @Test("TY-1 a word is forgotten in all code points in which it is written") func forgetSpellings() throws {
    let folder = try Folder()
    let store = try folder.open()
    try store.learn("caf\u{E9} cafe\u{301} \u{D55C} \u{1112}\u{1161}\u{11AB} tour")
    #expect(try store.forget("cafe\u{301}") && store.forget("\u{D55C}"))
    #expect(try store.words(at: 0).map(\.word) == ["tour"])
    #expect(try store.words(after: "\u{E9}", of: "en", at: 0).isEmpty)
  }

  @Test("TY-1 a word is forgotten with its pairs, and nothing of it is left in the files") func forget() throws {
    let store = try folder.open()
    try store.learn("my secretword here secretword", at: 1)
    #expect(try folder.bytes().range(of: Data("secretword".utf8)) != nil)
    #expect(try store.forget("secretword"))
    #expect(try !store.forget("secretword"))
    #expect(try store.words(at: 1).map(\.word) == ["here", "my"])
    #expect(try store.words(after: "secretword", of: "en", at: 1).isEmpty)
    #expect(try store.words(after: "here", of: "en", at: 1).isEmpty)
    #expect(try folder.bytes().range(of: Data("secretword".utf8)) == nil)
    #expect(try store.forgetAll() == 2)
    #expect(try store.words(at: 1).isEmpty)
    #expect(try folder.bytes().range(of: Data("here".utf8)) == nil)
  }

  @Test("TY-1 what was said of words is kept, told to the keyboard with the words, and forgotten with everything")
  func choices() throws {
    let store = try folder.open()
    try store.learn("my kayak my kayak", at: 100)
    let word = try #require(WordObservation(language: "en", word: "form"))
    let other = try #require(WordObservation(language: "en", word: "teh"))
    try store.note(.blocked, of: word, at: 100)
    try store.note(.kept, of: other, at: 100)
    try store.note(.kept, of: other, at: 101)
    var vocabulary = LearntVocabulary()
    for message in try folder.open().vocabulary(at: 100, heard: 0) { _ = vocabulary.take(message) }
    #expect(vocabulary["en"].uses == ["my": 2, "kayak": 2])
    #expect(vocabulary["en"].pairs == [LearntVocabulary.Pair(previous: "my", word: "kayak"): 2])
    #expect(vocabulary["en"].blocked == ["form"] && vocabulary["en"].kept == ["teh"])
    #expect(try store.unblock("form") && !store.unblock("form"))
    #expect(try !store.forget("teh"))
    #expect(try store.words(with: .kept).isEmpty && store.words(with: .blocked).isEmpty)
    try store.note(.blocked, of: word, at: 100)
    _ = try store.forgetAll()
    #expect(try store.words(with: .blocked).isEmpty)
  }

  @Test func `another program's changes are noticed, and its own are not`() throws {
    let (one, other) = (try folder.open(), try folder.open())
    let before = try one.changeNumber()
    try one.learn("kayak")
    #expect(try one.changeNumber() == before)
    try other.learn("kayak")
    #expect(try one.changeNumber() != before)
  }

  @Test func `a file of the first version goes on with its words`() throws {
    do {
      let store = try folder.open()
      try store.learn("kayak tour")
    }
    do {
      let file = try Database(path: folder.file)
      for statement in ["DROP TABLE choices", "PRAGMA user_version = 1"] { try file.run(statement) }
    }
    let store = try folder.open()
    #expect(try store.words(at: 0).map(\.word) == ["kayak", "tour"] && folder.reports.isEmpty)
    try store.note(.blocked, of: #require(WordObservation(language: "en", word: "form")), at: 0)
    #expect(try folder.open().words(with: .blocked).map(\.word) == ["form"])
  }

  @Test func `only the owner can read the files, and their folder is made`() throws {
    let path = folder.path + "/deep/er/words.sqlite"
    let store = try LearntWordStore(path: path) { _ in }
    try store.learn("kayak")
    for name in ["words.sqlite", "words.sqlite-wal", "words.sqlite-shm"] {
      let permissions = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/deep/er/\(name)")
      #expect(permissions[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `two programs have the file open at once`() throws {
    let (one, other) = (try folder.open(), try folder.open())
    for _ in 0..<20 {
      try one.learn("kayak")
      try other.learn("kayak")
    }
    #expect(try one.words(at: 0).map(\.weight) == [40])
  }
}

/// Files that are not what they should be.
@Suite struct DamagedStoreTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ bytes: Data) throws { try bytes.write(to: URL(filePath: folder.file)) }

  @Test("TY-1 a file of something else is set aside with a message, and a new one begins") func foreign() throws {
    try write(
      Data(
        "#!/bin/sh\necho this is no database at all, and longer than a header of one, which has a hundred bytes\n".utf8)
    )
    let store = try folder.open()
    #expect(folder.reports.count == 1 && folder.reports[0].contains("words.sqlite.damaged"))
    #expect(folder.exists("words.sqlite.damaged"))
    try store.learn("kayak")
    #expect(try folder.open().words(at: 0).map(\.word) == ["kayak"])
  }

  @Test("TY-1 SY-4 who has all words forgotten has those of a damaged file forgotten") func forgettingDamaged() throws {
    try folder.open().learn("kayak")
    var bytes = try Data(contentsOf: URL(filePath: folder.file))
    bytes[0] = 0
    try write(bytes)
    let store = try folder.open()
    #expect(try folder.bytes().contains(Data("kayak".utf8)))
    #expect(try store.forgetAll() == 0)
    #expect(!folder.exists("words.sqlite.damaged"))
    #expect(try !folder.bytes().contains(Data("kayak".utf8)))
  }

  @Test("TY-1 whatever is damaged, the store opens and learns", arguments: 0..<60) func damage(seed: Int) throws {
    do {
      let store = try folder.open()
      for number in 0..<40 { try store.learn("kayak tour number\(String(repeating: "x", count: number % 9)) again") }
      _ = try store.forget("none")
    }
    var bytes = try Data(contentsOf: URL(filePath: folder.file))
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<(1 + seed % 40) {
      random = random &* 6_364_136_223_846_793_005 &+ 1
      bytes[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 20)
    }
    if seed.isMultiple(of: 3) { bytes = bytes.prefix(Int(random >> 33) % bytes.count) }
    try write(bytes)
    let store = try folder.open()
    try store.learn("fresh words")
    #expect(try store.words(beginningWith: "fresh", at: 0).count == 1)
  }

  @Test("TY-1 a file of a later version is left alone, and the message says what to do") func newer() throws {
    do {
      let store = try folder.open()
      try store.learn("kayak")
    }
    // The version is the number at byte 60 of the header. Source: sqlite.org/fileformat.html, 1.3.
    var bytes = try Data(contentsOf: URL(filePath: folder.file))
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 9])
    try write(bytes)
    #expect {
      _ = try folder.open()
    } throws: { error in
      (error as? LearntWordsError)?.code == .newer
        && (error as? LearntWordsError)?.message.contains("later version") == true
    }
    #expect(folder.reports.isEmpty && !folder.exists("words.sqlite.damaged"))
  }
}
