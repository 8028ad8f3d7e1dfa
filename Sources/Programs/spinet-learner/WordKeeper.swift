// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWordStore
import LearntWords
import LinuxSystem

/// Puts what it hears into the store, in batches, and tells what stands there.
final class WordKeeper {
  private let file: WordFile
  private let loop: EventLoop
  private var reader = WordMessageReader()
  /// What is still to be written, in its order.
  private var waiting: [WordMessage] = []
  /// When that is written.
  private var deadline: EventLoop.DeadlineID?
  /// Whether the file could not be written last time.
  private var isFailing = false
  /// How many messages have been heard.
  private var heard = 0
  private var watch: EventLoopWatch?
  private var fileWatch: FileWatch?
  /// What is still to be told.
  private var telling: ArraySlice<WordMessage> = []

  /// How long a word waits for others; it is in the file within a second, however the program ends.
  private static let pause = Duration.milliseconds(300)
  /// After how long what could not be written is tried once more.
  private static let patience = Duration.seconds(2)
  /// More words than anybody types meanwhile are not waited for.
  private static let mostWaiting = 200
  /// How many messages are told at once: words are heard and written between them, also on a slow machine.
  private static let partCount = 100

  init(_ file: WordFile, _ loop: EventLoop) {
    self.file = file
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
    tell()
    // Programs that have changed the file close it then; a closer look shows whether one has.
    fileWatch = try? FileWatch(path: file.path, loop: loop) { [weak self] in self?.lookAgain() }
  }
}

// MARK: - Hearing

extension WordKeeper {
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
    case .begin, .known, .end: return
    case .used, .kept, .blocked, .forgotten: waiting.append(message)
    }
    // A file that could not be written is left alone for a while, and what was said stays in its order.
    if isFailing { return bound() }
    if case .used = message, waiting.count < Self.mostWaiting {
      if deadline == nil { writeLater(Self.pause) }
    } else {
      write()
    }
  }
}

// MARK: - Writing

extension WordKeeper {
  /// Writes what waits, in its order.
  func write() {
    if let deadline { loop.cancel(deadline) }
    deadline = nil
    guard !waiting.isEmpty else { return }
    let isWritten = attempt("\(waiting.count) words are not learnt or forgotten yet") { () throws(LearntWordsError) in
      try file.change { (store) throws(LearntWordsError) in
        while let message = waiting.first { waiting.removeFirst(try write(message, to: store)) }
      }
    }
    isFailing = !isWritten
    guard isFailing else { return }
    // Another program may keep the file for itself, or the disk may be full, for a while.
    bound()
    writeLater(Self.patience)
  }

  /// Writes what waits first, and words that were used after it.
  ///
  /// - Returns: How much of what waits has been written.
  private func write(_ message: WordMessage, to store: LearntWordStore) throws(LearntWordsError) -> Int {
    let now = WallClock.nowSeconds
    switch message {
    case .used:
      let words = waiting.prefix(while: { $0.usedWord != nil }).compactMap(\.usedWord)
      try store.learn(words, at: now)
      return words.count
    case .kept(let word): try store.note(.kept, of: word, at: now)
    case .blocked(let word): try store.note(.blocked, of: word, at: now)
    case .forgotten(let word): _ = try store.forget(word.word)
    case .begin, .known, .end: break
    }
    return 1
  }

  private func writeLater(_ pause: Duration) {
    deadline = loop.after(pause) { [weak self] in
      self?.deadline = nil
      self?.write()
    }
  }

  /// Drops the oldest words where too much waits; what was forgotten has to go, however many words come after it.
  private func bound() {
    while waiting.count > Self.mostWaiting / 2 {
      waiting.remove(at: waiting.firstIndex { $0.usedWord != nil } ?? 0)
    }
  }
}

// MARK: - Telling

extension WordKeeper {
  private func lookAgain() {
    switch file.look() {
    case .same: return
    case .changed:
      if !isFailing { write() }
      tell()
    // A file that has gone has no words any more; it is made anew for the next one.
    case .removed: tell([.begin(heard: heard - waiting.count), .end])
    }
  }

  private func tell() {
    _ = attempt("learnt words could not be read") { () throws(LearntWordsError) in
      // What another program changes meanwhile is told once more. What waits is not in the file.
      try file.noteChanges()
      tell(try file.store().vocabulary(at: WallClock.nowSeconds, heard: heard - waiting.count))
    }
  }

  private func tell(_ messages: [WordMessage]) {
    let isTelling = !telling.isEmpty
    telling = messages[...]
    if !isTelling { tellPart() }
  }

  private func tellPart() {
    Console.print(telling.prefix(Self.partCount).flatMap(\.line))
    telling = telling.dropFirst(Self.partCount)
    if !telling.isEmpty { _ = loop.after(.zero) { [weak self] in self?.tellPart() } }
  }

  /// - Returns: Whether it was done. The file is opened anew next time where not: one that is damaged is set aside then.
  private func attempt(_ failure: LogText, _ body: () throws(LearntWordsError) -> Void) -> Bool {
    do throws(LearntWordsError) {
      try body()
      return true
    } catch {
      file.close()
      // Once for all that fails for the same reason.
      if !isFailing { Log(.words).warning("\(fault: failure.line): \(fault: error.message)") }
      return false
    }
  }
}

extension WordMessage {
  fileprivate var usedWord: WordObservation? { if case .used(let word) = self { word } else { nil } }
}
