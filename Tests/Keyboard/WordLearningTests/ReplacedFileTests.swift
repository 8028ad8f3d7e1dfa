// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import LinuxSystem
import SystemKeyboard
import TestSupport
import Testing
import WordLearning

/// A file of learnt words that somebody removes, replaces or damages while the keyboard has it open.
@MainActor @Suite final class ReplacedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "replaced-\(UUID().uuidString)").path
  private let loop: EventLoop
  private let service: LearntWordsService

  init() throws {
    loop = try EventLoop()
    let learner = WordLearner(
      loop: loop, helper: LinuxSystem.Process.helper("spinet-learner"), path: folder + "/words.sqlite")
    service = LearntWordsService(LanguageFiles(folder: folder) { _ in }, learner: learner, loop: loop)
    try LearntWordStore(path: path) { _ in }.learn([word("kayak"), word("kayak")], at: WallClock.nowSeconds)
    service.enable(true)
    try loop.run { isUsed("kayak") }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { folder + "/words.sqlite" }

  private func word(_ text: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text))
  }

  /// Types a word twice.
  private func learn(_ text: String) throws {
    for _ in 0..<2 { service.note(.used(try word(text))) }
  }

  private func words(in path: String) -> [String] {
    guard FileManager.default.fileExists(atPath: path), let store = try? LearntWordStore(path: path, report: { _ in })
    else { return [] }
    return (try? store.words(at: WallClock.nowSeconds).map(\.word)) ?? []
  }

  private func isUsed(_ text: String) -> Bool { service.vocabulary.isUsed(text, in: "en") }

  @Test("TY-1 whoever removes the file has everything forgotten, and what is typed later is learnt in a new one")
  func removed() throws {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    try loop.run { !isUsed("kayak") }
    try learn("tour")
    try loop.run { words(in: path) == ["tour"] }
    #expect(isUsed("tour"))
  }

  @Test("TY-1 a file that takes the place of the one in use is read, and learnt in") func replaced() throws {
    let other = folder + "/other.sqlite"
    try LearntWordStore(path: other) { _ in }.learn([word("canoe"), word("canoe")], at: WallClock.nowSeconds)
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    #expect(rename(other, path) == 0)
    try loop.run { isUsed("canoe") && !isUsed("kayak") }
    try learn("tour")
    try loop.run { words(in: path) == ["canoe", "tour"] }
  }

  @Test(
    "TY-1 a file that somebody writes over or empties begins anew at once, not after the next login",
    arguments: [true, false])
  func damaged(isEmptied: Bool) throws {
    if isEmptied {
      try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 0)
    } else {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.write(contentsOf: Data(repeating: 0x41, count: 65_536))
      try file.close()
    }
    try learn("tour")
    try loop.run { words(in: path).contains("tour") }
  }

  @Test("TY-1 what is said of a word while the file is told counts at once, and stays where the telling breaks off")
  func brokenOff() throws {
    let vocabulary = PersonalVocabulary(languages: nil)
    for message in [WordMessage.used(try word("kayak")), .used(try word("kayak"))] { vocabulary.note(message) }
    vocabulary.take(.begin(heard: 2))
    vocabulary.take(.known(try word("kayak"), uses: 2))
    vocabulary.note(.blocked(try word("tour")))
    vocabulary.note(.kept(try word("teh")))
    #expect(vocabulary.isBlocked("tour", in: "en") && vocabulary.isKept("teh", in: "en"))
    #expect(vocabulary.isUsed("kayak", in: "en"))
  }
}
