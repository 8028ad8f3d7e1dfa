// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import LinuxSystem
import Testing

@testable import spinetd

@MainActor
@Suite struct WordLearnerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "learner-\(UUID().uuidString)").path

  private func observation(_ word: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: word))
  }

  @Test("TY-1 words are handed to the program that learns them, and are in the file within a second or so")
  func learn() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/words.sqlite"
    let learner = WordLearner(helper: LinuxSystem.Process.helper("spinet-learner"), path: path)
    for word in ["red", "kayak", "red"] { learner.learn(try observation(word)) }
    let end = MonotonicClock.nowMicroseconds + 20_000_000
    var found: [String] = []
    while found.count < 2, MonotonicClock.nowMicroseconds < end {
      Thread.sleep(forTimeInterval: 0.02)
      guard FileManager.default.fileExists(atPath: path) else { continue }
      found = try LearntWordStore(path: path) { _ in }.words(at: WallClock.nowSeconds).map(\.word)
    }
    #expect(found == ["red", "kayak"])
  }

  @Test func `a program that ends at once is not started for each word`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = folder + "/helper"
    try "#!/bin/sh\necho >>\(folder)/starts\n".write(toFile: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let learner = WordLearner(helper: script, path: folder + "/words.sqlite")
    let end = MonotonicClock.nowMicroseconds + 20_000_000
    func starts() -> Int { (try? String(contentsOfFile: folder + "/starts", encoding: .utf8))?.count ?? 0 }
    while starts() == 0, MonotonicClock.nowMicroseconds < end {
      learner.learn(try observation("red"), nowMicroseconds: 100_000_000)
      Thread.sleep(forTimeInterval: 0.01)
    }
    for _ in 0..<50 { learner.learn(try observation("red"), nowMicroseconds: 159_999_999) }
    #expect(starts() == 1)
  }
}
