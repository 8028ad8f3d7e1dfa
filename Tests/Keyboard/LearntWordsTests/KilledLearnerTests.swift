// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import LinuxSystem
import TestSupport
import Testing

/// The program that learns, killed while somebody types.
///
/// `SPINET_KILLED_ROUNDS` says how often, and `SPINET_KILLED_SECONDS` how long each time at the least; otherwise it is seconds in all.
@Suite struct KilledLearnerTests {
  /// Words that have been handed over.
  private struct Typed {
    var word: String
    var microseconds: Int64
  }

  @Test("TY-1 killed at any moment, twenty times: the store opens, and nothing learnt before the last second is lost")
  func killed() throws {
    let folder = try Folder()
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    var random = SeededGenerator(seed: 20)
    var learnt: [String] = []
    let least = Int64(Self.number("SPINET_KILLED_SECONDS") ?? 0) * 1_000_000
    for round in 0..<(Self.number("SPINET_KILLED_ROUNDS") ?? 20) {
      var child: ChildProcess? = try startedLearner(helper, folder)
      let (typed, longestDelay) = try type(
        for: least + 100_000 + Int64(random.next(below: 1_900_000)), to: child, &random, pace: least > 0 ? 10 : 1)
      child = nil
      let end = MonotonicClock.nowMicroseconds
      // A machine that keeps this test waiting may keep the program waiting for longer.
      let limit = end - 1_000_000 - 3 * longestDelay
      learnt += typed.filter { $0.microseconds < limit }.map(\.word)
      let store = try folder.open()
      let found = Set(try store.words(at: WallClock.nowSeconds).map(\.word))
      // There is an end to how many are kept.
      let lost = Set(learnt.suffix(LearntWordStore.usualMostWords / 2)).subtracting(found)
      #expect(lost.isEmpty, "round \(round): \(lost.count) words are lost")
      if least > 0 { print("round \(round): \(typed.count) words, \(learnt.count) in all, \(lost.count) lost") }
    }
    #expect(folder.reports.isEmpty, "the file was never damaged")
    #expect(learnt.count > 100, "the rounds were long enough to prove something")
  }

  /// Starts the program, and waits until it has told all that it knows: on a busy machine a program may take seconds to start.
  private func startedLearner(_ helper: String, _ folder: Folder) throws -> ChildProcess {
    let told = folder.path + "/told"
    _ = FileManager.default.createFile(atPath: told, contents: nil)
    let output = try FileHandle(forWritingTo: URL(filePath: told))
    let child = try ChildProcess(path: helper, arguments: [folder.file], output: output.fileDescriptor)
    let deadline = MonotonicClock.nowMicroseconds + 60_000_000
    while try !Data(contentsOf: URL(filePath: told)).ends(with: WordMessage.end.line) {
      try #require(MonotonicClock.nowMicroseconds < deadline, "the program tells nothing")
      Thread.sleep(forTimeInterval: 0.005)
    }
    return child
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Types random words until the time is over.
  ///
  /// - Parameter pace: 1 for a word every twelve milliseconds; 10 for one every 120, which is still faster than anybody.
  /// - Returns: The words with their times, and by how much the machine has kept us waiting at the most.
  private func type(
    for microseconds: Int64, to child: ChildProcess?, _ random: inout SeededGenerator, pace: Int64
  ) throws -> (typed: [Typed], longestDelay: Int64) {
    var typed: [Typed] = []
    var longestDelay: Int64 = 0
    let end = MonotonicClock.nowMicroseconds + microseconds
    while MonotonicClock.nowMicroseconds < end {
      let letters = (0..<(3 + random.next(below: 9))).map { _ in UnicodeScalar(UInt8(97 + random.next(below: 26))) }
      let word = String(String.UnicodeScalarView(letters))
      let observation = try #require(WordObservation(language: "en", word: word, previous: typed.last?.word))
      let before = MonotonicClock.nowMicroseconds
      #expect(child?.send(WordMessage.used(observation).line) == true)
      typed.append(Typed(word: word, microseconds: before))
      let pause = (2_000 + Int64(random.next(below: 20_000))) * pace
      Thread.sleep(forTimeInterval: Double(pause) / 1_000_000)
      longestDelay = max(longestDelay, MonotonicClock.nowMicroseconds - before - pause)
    }
    return (typed, longestDelay)
  }

  @Test("TY-1 what was heard is kept when the keyboard ends, without waiting") func ended() throws {
    let folder = try Folder()
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    let process = Foundation.Process()
    process.executableURL = URL(filePath: helper)
    process.arguments = [folder.file]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let line = WordMessage.used(try #require(WordObservation(language: "en", word: "kayak"))).line
    try input.fileHandleForWriting.write(contentsOf: Data([0xFF, 0x0A] + line + line))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.open().words(at: WallClock.nowSeconds).map(\.word) == ["kayak"])
  }
}

// MARK: - Files in place of the keyboard

extension KilledLearnerTests {
  @Test("TY-1 what the program reads may be a file, or nothing at all", arguments: [true, false])
  func input(isFile: Bool) throws {
    let folder = try Folder()
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    let lines = folder.path + "/lines"
    let words = ["kayak", "tour"].compactMap { WordObservation(language: "en", word: $0) }
    try Data((0..<600).flatMap { _ in words.flatMap { WordMessage.used($0).line } }).write(to: URL(filePath: lines))
    let process = Foundation.Process()
    process.executableURL = URL(filePath: helper)
    process.arguments = [folder.file]
    process.standardInput = isFile ? try FileHandle(forReadingFrom: URL(filePath: lines)) : FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && errors.fileHandleForReading.availableData.isEmpty)
    #expect(try folder.open().words(at: WallClock.nowSeconds).map(\.word) == (isFile ? ["kayak", "tour"] : []))
  }
}

extension Data {
  fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
