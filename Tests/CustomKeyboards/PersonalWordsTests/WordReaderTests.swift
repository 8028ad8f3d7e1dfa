// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PersonalWords
import ExtensionProtocol
import Foundation
import LinuxSystem
import TestSupport
import Testing

/// A person with words, and the program that reads them for keyboards.
private final class Words {
  let folder: String
  let loop: EventLoop
  private(set) var lexicon: WordReader

  /// - Parameter script: What stands in for the helper; `nil` for the real one.
  init(script: String? = nil) throws {
    loop = try EventLoop()
    let url = FileManager.default.temporaryDirectory.appending(path: "spinet-words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path()
    var helper = Process.helper("spinet-lexicon")
    if let script {
      let path = folder + "/helper"
      helper = path
      try ScriptFile.write("echo >>\(folder)/starts\n\(script)", to: path)
    }
    // Words are fresh for longer than a busy machine stands still.
    lexicon = WordReader(loop: loop, helper: helper, freshness: 600_000_000)
    var sources = LexiconSources()
    sources.replacements = folder + "/replacements"
    sources.contacts = [folder + "/nowhere", folder + "/contacts"]
    sources.languages = ["en-US"]
    lexicon.sources = { sources }
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  var starts: Int { (try? String(contentsOfFile: folder + "/starts", encoding: .utf8))?.count { $0 == "\n" } ?? 0 }

  func wait(until condition: () -> Bool) throws { try loop.run(until: condition) }

  func ask(_ name: String = "org.example.morse") throws -> [LexiconEntry] {
    var answer: [LexiconEntry]?
    lexicon.request(by: name) { answer = $0 }
    try wait { answer != nil }
    return answer ?? []
  }
}

@Suite struct WordReaderTests {
  @Test("CK-8 names of the address book, the person's replacements and common words are read")
  func words() throws {
    let words = try Words()
    try words.write("brb = Be right back\n", to: "replacements")
    try words.write("BEGIN:VCARD\nVERSION:4.0\nN:Lovelace;Ada;;;\nEND:VCARD\n", to: "contacts/default/a.vcf")
    try words.write("BEGIN:VCARD\nVERSION:3.0\nN:김;민수;;;\nEND:VCARD\n", to: "contacts/b.VCF")
    try words.write("BEGIN:VCARD\nVERSION:3.0\nN:Not;Read;;;\nEND:VCARD\n", to: "contacts/notes.txt")
    let entries = try words.ask()
    #expect(entries.prefix(6).map(\.userInput) == ["brb", "김민수", "민수", "김", "Ada", "Lovelace"])
    #expect(entries[0].documentText == "Be right back")
    #expect(entries.contains { $0.userInput == "thanks" })
    #expect(!entries.contains { $0.userInput == "Read" })
  }

  @Test("CK-8 who has written no replacements has omw for On my way!")
  func usual() throws {
    let words = try Words()
    #expect(try words.ask().first == LexiconEntry(userInput: "omw", documentText: "On my way!"))
  }

  @Test func `keyboards that ask at the same time share one reading, and each hears once`() throws {
    let words = try Words(script: "printf 'a\\000b\\000'")
    var answers: [String] = []
    for _ in 0..<100 {
      for name in ["one", "two"] { words.lexicon.request(by: name) { _ in answers.append(name) } }
    }
    try words.wait { answers.count >= 2 }
    #expect(answers.sorted() == ["one", "two"])
    #expect(words.starts == 1)
  }

  @Test func `a keyboard that keeps asking is answered once in a second`() throws {
    let words = try Words(script: "printf 'a\\000b\\000'")
    let start = MonotonicClock.nowMicroseconds
    for _ in 0..<3 { #expect(try words.ask() == [LexiconEntry(userInput: "a", documentText: "b")]) }
    #expect(MonotonicClock.nowMicroseconds - start >= 2_000_000)
    #expect(words.starts == 1)
  }

  @Test(arguments: ["exit 1", "printf 'half'", "printf '\\377\\000b\\000'", "kill -9 $$", "head -c 20000000 /dev/zero"])
  func `a reader that fails costs no more than its words`(_ script: String) throws {
    let words = try Words(script: script)
    #expect(try words.ask() == [])
  }

  @Test func `the loop goes on while the reader takes its time`() throws {
    let go = FileManager.default.temporaryDirectory.appending(path: "spinet-words-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: go) }
    let words = try Words(script: "until [ -e \(go) ]; do sleep 0.01; done; printf 'a\\000b\\000'")
    var isAnswered = false
    words.lexicon.request(by: "one") { _ in isAnswered = true }
    try words.wait { words.starts == 1 }
    var ticks = 0
    func tick() {
      words.loop.at(microseconds: MonotonicClock.nowMicroseconds + 5_000) {
        ticks += 1
        if ticks < 20 { tick() } else { _ = FileManager.default.createFile(atPath: go, contents: nil) }
      }
    }
    tick()
    try words.wait { isAnswered }
    #expect(ticks == 20, "the reader has waited for the loop")
  }
}
