// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWordStore
import LearntWords
import LinuxSystem

/// Puts what it hears into the store, in batches, and tells what stands there.
final class WordKeeper {
  private let store: LearntWordStore
  private let loop: EventLoop
  private var reader = WordMessageReader()
  private var waiting: [WordObservation] = []
  /// How many messages have been heard.
  private var heard = 0
  private var watch: EventLoopWatch?
  private var fileWatch: FileWatch?
  /// What is still to be told.
  private var telling: ArraySlice<WordMessage> = []
  /// The store as it was told last.
  private var changeNumber: Int64 = 0
  /// Whether words stood there.
  private var toldWords = false

  /// How long a word waits for others; it is in the file within a second, however the program ends.
  private static let pause = Duration.milliseconds(300)
  /// After how long words that could not be written are tried once more.
  private static let patience = Duration.seconds(5)
  /// How often the last words are tried, each time for as long as the store has patience.
  private static let mostLastTries = 5
  /// More words than anybody types meanwhile are not waited for.
  private static let mostWaiting = 200
  /// How many messages are told at once: words are heard and written between them, also on a slow machine.
  private static let partCount = 100

  init(_ store: LearntWordStore, _ loop: EventLoop) {
    self.store = store
    self.loop = loop
  }

  func start() throws(SystemCallError) {
    do throws(SystemCallError) {
      watch = try loop.watch(StandardInput.descriptor) { [weak self] _ in self?.hear() }
    } catch {
      // The kernel waits for no files: they always have something to read, or have ended.
      guard error.isNotPermitted else { throw error }
      hearOn()
    }
    // Programs that have changed the file close it then; a closer look shows whether one has. First, so that nothing is missed that
    // changes while it is told.
    fileWatch = try? FileWatch(path: store.path, loop: loop) { [weak self] in self?.lookAgain() }
    // What comes from now on is kept, also where it cannot be told what is.
    guard !tell() else { return }
    Console.print(WordMessage.begin(heard: 0).line)
    tellLater()
  }

  private func tellLater() {
    _ = loop.after(Self.patience) { [weak self] in if let self, !tell() { tellLater() } }
  }

  private func hear() {
    let bytes = StandardInput.read()
    guard !bytes.isEmpty else { return loop.stop(status: 0) }
    for message in reader.take(bytes) { take(message) }
  }

  /// Reads a file to its end, part by part.
  private func hearOn() {
    _ = loop.after(.zero) { [weak self] in
      self?.hear()
      self?.hearOn()
    }
  }

  private func take(_ message: WordMessage) {
    heard += 1
    switch message {
    case .used(let word):
      waiting.append(word)
      if waiting.count >= Self.mostWaiting { return write() }
      if waiting.count == 1 { _ = loop.after(Self.pause) { [weak self] in self?.write() } }
    case .kept(let word): note(.kept, of: word)
    case .blocked(let word): note(.blocked, of: word)
    case .forgotten(let word):
      // It may be among those that wait.
      write()
      attempt("a word was not forgotten") { () throws(LearntWordsError) in _ = try store.forget(word.word) }
    case .begin, .known, .end: break
    }
  }

  private func note(_ choice: WordChoice, of word: WordObservation) {
    attempt("what you said of a word was not kept") { () throws(LearntWordsError) in
      try store.note(choice, of: word, at: WallClock.nowSeconds)
    }
  }

  /// Writes the words that wait.
  private func write() {
    attempt("\(waiting.count) words are not learnt yet") { () throws(LearntWordsError) in
      try store.learn(waiting, at: WallClock.nowSeconds)
      waiting = []
    }
    guard !waiting.isEmpty else { return }
    // Another program may keep the file for itself, or the disk may be full, for a while.
    waiting.removeFirst(max(0, waiting.count - Self.mostWaiting / 2))
    _ = loop.after(Self.patience) { [weak self] in self?.write() }
  }

  /// Writes the words that wait before the program ends, which may take as long as another program keeps the file for itself.
  func finish() {
    for _ in 0..<Self.mostLastTries {
      write()
      if waiting.isEmpty { return }
    }
  }

  private func lookAgain() {
    guard let number = try? store.changeNumber(), number != changeNumber else { return }
    // Who has everything forgotten means the last words, too.
    if toldWords, (try? store.hasWords()) == false { waiting = [] }
    write()
    tell()
  }

  /// - Returns: Whether what is kept could be read.
  @discardableResult
  private func tell() -> Bool {
    attempt("learnt words could not be read") { () throws(LearntWordsError) in
      // What another program changes meanwhile is told once more.
      changeNumber = try store.changeNumber()
      toldWords = try store.hasWords()
      let messages = try store.vocabulary(at: WallClock.nowSeconds, heard: heard)
      let isTelling = !telling.isEmpty
      telling = messages[...]
      if !isTelling { tellPart() }
    }
  }

  private func tellPart() {
    Console.print(telling.prefix(Self.partCount).flatMap(\.line))
    telling = telling.dropFirst(Self.partCount)
    if !telling.isEmpty { _ = loop.after(.zero) { [weak self] in self?.tellPart() } }
  }

  /// - Returns: Whether it was done.
  @discardableResult
  private func attempt(_ failure: LogText, _ body: () throws(LearntWordsError) -> Void) -> Bool {
    do throws(LearntWordsError) {
      try body()
      return true
    } catch {
      Log(.words).warning("\(fault: failure.line): \(fault: error.message)")
      return false
    }
  }
}
