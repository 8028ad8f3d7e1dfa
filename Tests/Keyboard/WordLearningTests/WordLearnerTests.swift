// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import LearntWordStore
import LearntWords
import LinuxSystem
import SystemKeyboard
import TestSupport
import Testing

@testable import WordLearning

/// Words on their way from the keyboard to their file and back.
@MainActor
@Suite struct WordLearnerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "learner-\(UUID().uuidString)").path
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  private var path: String { folder + "/words.sqlite" }

  private var learner: WordLearner {
    WordLearner(loop: loop, helper: LinuxSystem.Process.helper("spinet-learner"), path: path)
  }

  private func word(_ text: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text))
  }

  private func words() -> [String] {
    guard FileManager.default.fileExists(atPath: path), let store = try? LearntWordStore(path: path, report: { _ in })
    else { return [] }
    return (try? store.words(at: WallClock.nowSeconds).map(\.word)) ?? []
  }

  @Test("TY-1 words are handed to the program that learns them, and are in the file within a second or so")
  func learn() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let learner = learner
    for text in ["red", "kayak", "red"] { learner.send(.used(try word(text))) }
    try loop.run { words() == ["red", "kayak"] }
  }

  @Test("TY-1 what was learnt is searched after a start, and what another program forgets goes while the keyboard runs")
  func service() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let words = try ["kayak", "kayak", "tour", "tour"].map(word)
    try LearntWordStore(path: path) { _ in }.learn(words, at: WallClock.nowSeconds)
    let service = LearntWordsService(LanguageFiles(folder: folder) { _ in }, learner: learner, loop: loop)
    _ = service.vocabulary.words(of: "en")
    var changes = 0
    service.onChange = { changes += 1 }
    service.enable(true)
    try loop.run { service.vocabulary.isUsed("kayak", in: "en") }
    let before = changes
    #expect(try LearntWordStore(path: path) { _ in }.forget("kayak"))
    try loop.run { !service.vocabulary.isUsed("kayak", in: "en") }
    #expect(before > 0 && changes > before && service.vocabulary.isUsed("tour", in: "en"))
    service.enable(false)
    #expect(!service.vocabulary.isUsed("tour", in: "en"), "switched off, nothing is searched")
  }

  @Test("TY-1 a word that another program forgets while the words are told is told to be gone")
  func forgottenMeanwhile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let letters = String(repeating: "a", count: 30)
    let words = try "abcde".flatMap { first in try "abcdefghijklmnopqrst".map { try word("\(first)\($0)" + letters) } }
    try LearntWordStore(path: path) { _ in }.learn(words, at: WallClock.nowSeconds)
    let pipe = try ReportPipe()
    // F_SETPIPE_SZ, which Glibc's headers give to who asks for GNU's names alone.
    #expect(fcntl(pipe.writingEnd, 1031, 4096) == 4096)
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    let program = try ChildProcess(path: helper, arguments: [path], output: pipe.writingEnd)
    pipe.closeWritingEnd()
    // It stands in the middle of what it tells.
    try loop.run {
      var byteCount: Int32 = 0
      return ioctl(pipe.descriptor, UInt(FIONREAD), &byteCount) == 0 && byteCount == 4096
    }
    #expect(try LearntWordStore(path: path) { _ in }.forget(words[0].word))
    var (reader, told): (WordMessageReader, [Set<String>]) = (WordMessageReader(), [])
    try loop.run {
      for message in reader.take(pipe.read(limit: 4096)) {
        if case .begin = message { told.append([]) }
        if case .known(let word, _) = message { told[told.count - 1].insert(word.word) }
      }
      return told.last?.contains(words[0].word) == false && told.last?.count == words.count - 1
    }
    withExtendedLifetime(program) {}
  }

  @Test("TY-1 words that are blocked stay so where nothing is learnt, and nothing else is known there")
  func blocking() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try LearntWordStore(path: path) { _ in }.learn(["kayak", "kayak"].map(word), at: WallClock.nowSeconds)
    try LearntWordStore(path: path) { _ in }.note(.blocked, of: word("tour"), at: WallClock.nowSeconds)
    let service = LearntWordsService(LanguageFiles(folder: folder) { _ in }, learner: learner, loop: loop)
    var changes = 0
    service.onChange = { changes += 1 }
    service.enable(false)
    try loop.run { service.vocabulary.isBlocked("tour", in: "en") }
    #expect(!service.vocabulary.isUsed("kayak", in: "en") && changes > 1)
    service.enable(true)
    try loop.run { service.vocabulary.isUsed("kayak", in: "en") && service.vocabulary.isBlocked("tour", in: "en") }
    service.enable(false)
    #expect(!service.vocabulary.isUsed("kayak", in: "en"))
    try loop.run { service.vocabulary.isBlocked("tour", in: "en") }
    #expect(try LearntWordStore(path: path) { _ in }.unblock("tour"))
    try loop.run { !service.vocabulary.isBlocked("tour", in: "en") }
  }

  @Test("TY-1 a word that is typed twice is searched when the fingers rest, and one that is forgotten leaves the file")
  func rest() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let service = LearntWordsService(LanguageFiles(folder: folder) { _ in }, learner: learner, loop: loop)
    _ = service.vocabulary.words(of: "en")
    service.note(.used(try word("off")))
    #expect(!FileManager.default.fileExists(atPath: path), "nothing is learnt where the settings do not say so")
    var changes = 0
    service.onChange = { changes += 1 }
    service.enable(true)
    for text in ["kayak", "kayak", "tour"] { service.note(.used(try word(text))) }
    #expect(service.vocabulary.isStale)
    try loop.run { words() == ["kayak", "tour"] && !service.vocabulary.isStale }
    #expect(changes > 0 && service.vocabulary.isUsed("kayak", in: "en"))
    service.vocabulary.forget("Kayak", in: "en")
    try loop.run { words() == ["tour"] }
  }

  @Test func `a program that ends at once is not started for each word, and costs nothing while it is gone`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = folder + "/helper"
    try ScriptFile.write("echo >>\(folder)/starts", to: script)
    let learner = WordLearner(loop: loop, helper: script, path: path)
    let message = WordMessage.used(try word("red"))
    func starts() -> Int { (try? String(contentsOfFile: folder + "/starts", encoding: .utf8))?.count ?? 0 }
    learner.now = { 100_000_000 }
    try loop.run {
      learner.send(message)
      return starts() > 0
    }
    learner.now = { 159_999_999 }
    for _ in 0..<50 { learner.send(message) }
    #expect(starts() == 1)
  }

  @Test("TY-1 what a program that could not begin was sent is learnt although nothing more is typed")
  func retries() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    try ScriptFile.write("[ -e \(folder)/works ] && exec \(helper) \"$@\"\n: >\(folder)/works", to: folder + "/helper")
    let learner = WordLearner(loop: loop, helper: folder + "/helper", path: path)
    // Each helper may be the next one at once.
    var time: Int64 = 0
    learner.now = {
      time += 60_000_000
      return time
    }
    learner.send(.used(try word("red")))
    try loop.run { words() == ["red"] }
  }

  @Test("TY-1 a file that has begun is opened although somebody keeps its folder locked")
  func locked() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try LearntWordStore(path: path) { _ in }.learn([word("kayak")], at: WallClock.nowSeconds)
    let lock = try Files.lock(folder, patience: .zero)
    #expect(words() == ["kayak"])
    withExtendedLifetime(lock) {}
  }

  @Test("TY-1 programs that begin a file at the same time all have it, and what each was sent stands there")
  func race() throws {
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    let texts = ["blue", "green", "indigo", "orange", "red", "violet", "white", "yellow"]
    for _ in 0..<10 {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let programs = try texts.map { text in
        let (program, input) = (Foundation.Process(), Pipe())
        (program.executableURL, program.arguments) = (URL(filePath: helper), [path])
        (program.standardInput, program.standardOutput) = (input, FileHandle.nullDevice)
        try program.run()
        try input.fileHandleForWriting.write(contentsOf: WordMessage.used(word(text)).line)
        try input.fileHandleForWriting.close()
        return program
      }
      for program in programs { program.waitUntilExit() }
      #expect(programs.allSatisfy { $0.terminationStatus == 0 })
      #expect(words().sorted() == texts)
      #expect(!FileManager.default.fileExists(atPath: path + ".damaged"))
    }
  }

  @Test("TY-1 what a program that could not begin was sent is learnt by the next one")
  func begins() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    let script = folder + "/helper"
    try ScriptFile.write("[ -e \(folder)/works ] && exec \(helper) \"$@\"\nread line", to: script)
    let learner = WordLearner(loop: loop, helper: script, path: path)
    var time: Int64 = 100_000_000
    learner.now = { time }
    learner.send(.used(try word("red")))
    try loop.run { learner.isWaiting }
    _ = FileManager.default.createFile(atPath: folder + "/works", contents: nil)
    time = 161_000_000
    learner.send(.used(try word("tour")))
    try loop.run { words().sorted() == ["red", "tour"] }
  }

  @Test("TY-1 what is typed and forgotten while the program that learns is gone is neither lost nor comes back")
  func gone() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try LearntWordStore(path: path) { _ in }.learn([word("kayak"), word("kayak")], at: WallClock.nowSeconds)
    let helper = try #require(LinuxSystem.Process.helper("spinet-learner"))
    let script = folder + "/helper"
    try ScriptFile.write("echo >>\(folder)/starts\n[ -e \(folder)/works ] && exec \(helper) \"$@\"", to: script)
    let learner = WordLearner(loop: loop, helper: script, path: path)
    var kept: [WordMessage] = []
    learner.onMessages = { kept += $0 }
    var time: Int64 = 100_000_000
    learner.now = { time }
    learner.send(.used(try word("red")))
    try loop.run { FileManager.default.fileExists(atPath: folder + "/starts") }
    time = 110_000_000
    // The program has ended when something cannot be sent any more.
    let blue = WordMessage.used(try word("blue"))
    try loop.run {
      learner.send(blue)
      return learner.isWaiting
    }
    _ = FileManager.default.createFile(atPath: folder + "/works", contents: nil)
    learner.send(.forgotten(try word("kayak")))
    for _ in 0..<200 { learner.send(.used(try word("green"))) }
    time = 161_000_000
    learner.send(.used(try word("tour")))
    try loop.run { words().contains("tour") && kept.contains(.end) }
    #expect(!words().contains("kayak") && words().contains("green"))
    let end = try #require(kept.lastIndex(of: .end))
    #expect(kept[end...].contains(.forgotten(try word("kayak"))) || !kept.contains { $0.isKnown("kayak") })
  }
}

extension WordMessage {
  fileprivate func isKnown(_ text: String) -> Bool {
    if case .known(let word, _) = self { word.word == text } else { false }
  }
}
