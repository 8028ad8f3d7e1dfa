// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWords
import LinuxSystem
import TestSupport
import Testing

@testable import LearntWordStore

/// What a person has forgotten while the program that learns has words that it could not write yet.
@Suite struct ForgottenWordsTests {
  @Test("TY-1 who has everything forgotten has the words forgotten, too, that wait to be written") func waiting() throws
  {
    let folder = try Folder()
    var store: LearntWordStore? = try folder.open()
    try store?.learn("kayak", at: WallClock.nowSeconds)
    let process = Foundation.Process()
    process.executableURL = URL(filePath: try #require(LinuxSystem.Process.helper("spinet-learner")))
    process.arguments = [folder.file]
    let (input, errors, told) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardError, process.standardOutput) = (input, errors, told)
    try process.run()
    // It has opened its file.
    #expect(!told.fileHandleForReading.availableData.isEmpty)
    let secret = try #require(WordObservation(language: "en", word: "tour"))
    try store?.database.transaction { () throws(LearntWordsError) in
      try? input.fileHandleForWriting.write(contentsOf: Data(WordMessage.used(secret).line))
      // It has given up for now.
      _ = errors.fileHandleForReading.availableData
    }
    _ = try store?.forgetAll()
    store = nil
    // It has looked, and tells that nothing is there.
    #expect(!told.fileHandleForReading.availableData.isEmpty)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.open().words(at: WallClock.nowSeconds).map(\.word) == [])
  }
}
