// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import LinuxSystem
import SystemKeyboard
import TestSupport
import Testing

@testable import WordLearning

/// Learnt words in programs that other keyboards type into, and in several programs at once.
@MainActor
@Suite struct LookingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "looking-\(UUID().uuidString)").path
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  private var path: String { folder + "/words.sqlite" }

  private func service() -> LearntWordsService {
    let learner = WordLearner(loop: loop, helper: LinuxSystem.Process.helper("spinet-learner"), path: path)
    return LearntWordsService(nil, learner: learner, loop: loop, patience: .milliseconds(700))
  }

  private func word(_ text: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text))
  }

  @Test("TY-1 a program that looks hears what others have learnt, blocked and unblocked, while they have the file open")
  func looking() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Open throughout, as the keyboard has it.
    let store = try LearntWordStore(path: path) { _ in }
    try store.learn([word("kayak"), word("kayak")], at: WallClock.nowSeconds)
    let service = service()
    service.look(isEnabled: true, now: 0)
    try loop.run { service.vocabulary.isUsed("kayak", in: "en") }
    try store.note(.blocked, of: word("quick"), at: WallClock.nowSeconds)
    #expect(try store.forget("kayak"))
    service.look(isEnabled: true, now: 11_000_000)
    try loop.run { service.vocabulary.isBlocked("quick", in: "en") }
    #expect(!service.vocabulary.isUsed("kayak", in: "en"))
    #expect(try store.unblock("quick"))
    service.look(isEnabled: true, now: 22_000_000)
    try loop.run { !service.vocabulary.isBlocked("quick", in: "en") }
  }

  @Test("TY-1 a program that looks knows nothing that was learnt once the settings say so, but what is blocked")
  func off() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try LearntWordStore(path: path) { _ in }
    try store.learn([word("kayak"), word("kayak")], at: WallClock.nowSeconds)
    try store.note(.blocked, of: word("quick"), at: WallClock.nowSeconds)
    let service = service()
    service.look(isEnabled: true, now: 0)
    try loop.run { service.vocabulary.isUsed("kayak", in: "en") }
    service.look(isEnabled: false, now: 1)
    try loop.run { service.vocabulary.isBlocked("quick", in: "en") }
    #expect(!service.vocabulary.isUsed("kayak", in: "en"))
  }

  @Test("TY-1 what is learnt in one app is known in another once the first one's keyboard has gone")
  func apps() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (first, second) = (service(), service())
    first.enable(true)
    first.note(.used(try word("tour")))
    try loop.run { FileManager.default.fileExists(atPath: path) }
    second.enable(true)
    for _ in 0..<2 { first.note(.used(try word("kayak"))) }
    first.rest()
    try loop.run { second.vocabulary.isUsed("kayak", in: "en") }
    // And goes on where it was.
    first.enable(true)
    for _ in 0..<2 { first.note(.used(try word("canoe"))) }
    first.rest()
    try loop.run { second.vocabulary.isUsed("canoe", in: "en") }
    #expect(first.vocabulary.isUsed("kayak", in: "en"))
  }

  @Test("TY-1 without the program that learns, or a place for words, nothing is learnt and nothing fails")
  func places() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let helper = LinuxSystem.Process.helper("spinet-learner")
    #expect(service().canLearn)
    #expect(!WordLearner(loop: loop, helper: nil, path: path).canLearn)
    #expect(!WordLearner(loop: loop, helper: helper, path: nil).canLearn)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder + "/file"))
    let lost = WordLearner(loop: loop, helper: helper, path: folder + "/file/deeper/words.sqlite")
    #expect(!lost.canLearn)
    let service = LearntWordsService(nil, learner: lost, loop: loop)
    service.look(isEnabled: true, now: 0)
    service.enable(false)
    service.rest()
    #expect(!service.vocabulary.isUsed("kayak", in: "en"))
  }
}
