// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWords
import LinuxSystem
import TestSupport
import Testing

@testable import LearntWordStore

/// The program that learns while it cannot write its file: another program holds it, or the disk is full.
@Suite struct HeldFileTests {
  private func word(_ text: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text))
  }

  @Test("TY-1 what could not be written is written later, in its order: a forgotten word goes, a blocked one stays so")
  func held() throws {
    let folder = try Folder()
    let store = try folder.open()
    try store.learn("kayak kayak", at: WallClock.nowSeconds)
    let process = Foundation.Process()
    process.executableURL = URL(filePath: try #require(LinuxSystem.Process.helper("spinet-learner")))
    process.arguments = [folder.file]
    let (input, errors, told) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardError, process.standardOutput) = (input, errors, told)
    try process.run()
    // It has opened its file.
    #expect(!told.fileHandleForReading.availableData.isEmpty)
    let messages: [WordMessage] = [
      .forgotten(try word("kayak")), .blocked(try word("tour")), .kept(try word("teh")), .used(try word("box")),
    ]
    try store.database.transaction { () throws(LearntWordsError) in
      try? input.fileHandleForWriting.write(contentsOf: Data(messages.flatMap(\.line)))
      // It has given up for now.
      _ = errors.fileHandleForReading.availableData
    }
    let deadline = MonotonicClock.nowMicroseconds + 20_000_000
    while try store.words(at: WallClock.nowSeconds).map(\.word) != ["box"] {
      try #require(MonotonicClock.nowMicroseconds < deadline, "what was forgotten is still there")
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(try store.words(with: .blocked).map(\.word) == ["tour"])
    #expect(try store.words(with: .kept).map(\.word) == ["teh"])
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
