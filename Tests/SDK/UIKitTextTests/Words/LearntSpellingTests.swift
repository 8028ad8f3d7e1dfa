// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpellChecking
import Testing

/// Words that apps take for right, in the file that they share.
@MainActor @Suite struct LearntSpellingTests {
  private let language: SmallLanguage
  private let folder = FileManager.default.temporaryDirectory.appending(path: "spellings-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "spellings.txt") }

  init() throws { language = try SmallLanguage() }

  private func app() -> SystemSpelling {
    SystemSpelling(language.files, learntWords: file.path(percentEncoded: false))
  }

  @Test("TY-1 a word that an app learns is right in the next one, until it is unlearnt")
  func learning() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (app(), app())
    #expect(!first.accepts("zorp", in: "en") && !second.hasLearnt("blib"))
    first.learn("zorp")
    second.learn("blib")
    let third = app()
    #expect(third.accepts("zorp", in: "en") && third.hasLearnt("blib") && !third.hasLearnt("Zorp"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "blib\nzorp\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o600, "they are nobody else's")
    third.unlearn("zorp")
    #expect(!third.hasLearnt("zorp") && !app().hasLearnt("zorp") && app().hasLearnt("blib"))
  }

  @Test func `what is no word is not learnt, and a file of anything harms nobody`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let spelling = app()
    for word in ["", "two\nlines", String(repeating: "x", count: 65)] {
      spelling.learn(word)
      #expect(!spelling.hasLearnt(word))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0xFF, 0x0A, 0x0A, 0x61, 0x62, 0x0D, 0x0A, 0x00]).write(to: file)
    let other = app()
    #expect(other.hasLearnt("ab") && !other.hasLearnt(""))
    other.learn("zorp")
    #expect(app().hasLearnt("ab") && app().hasLearnt("zorp"))
  }

  @Test func `a file that cannot be read is not written over`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let huge = Data(repeating: 0x61, count: 5 << 20)
    try huge.write(to: file)
    let spelling = app()
    spelling.learn("zorp")
    #expect(spelling.hasLearnt("zorp"))
    #expect(try Data(contentsOf: file) == huge)
  }

  @Test func `where the file cannot be written, words are known as long as the app runs`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "spellings.txt/x"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let spelling = app()
    spelling.learn("zorp")
    #expect(spelling.hasLearnt("zorp") && !app().hasLearnt("zorp"))
  }
}
