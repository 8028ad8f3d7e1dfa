// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords
package import LinuxSystem
package import SystemKeyboard

/// The words that the person uses: kept in a file by a helper program, and in memory to be searched.
package final class LearntWordsService {
  package let vocabulary: PersonalVocabulary
  private let learner: WordLearner
  private let loop: EventLoop
  private let patience: Duration
  private var refreshDeadline: EventLoop.DeadlineID?
  private var restDeadline: EventLoop.DeadlineID?
  /// Whether words are learnt; `nil` before anybody has said so.
  private var isEnabled: Bool?
  /// Whether somebody may type with a keyboard of this process; the helper runs for as long.
  private var isInUse = false
  /// What was looked at last, and when, while nobody did.
  private var lastLook: (mark: [Int64]?, microseconds: Int64)?
  /// Calls when other words are searched than before.
  package var onChange: () -> Void = {}

  /// How long nobody has touched anything when new words are put among those that are searched.
  private static let pause = Duration.milliseconds(1500)
  /// How often the file is looked at for those who only read, in microseconds.
  private static let lookInterval: Int64 = 10_000_000

  /// - Parameter patience: How long after it is not wanted any more the helper ends.
  package init(
    _ languages: (any LanguageSource)?, learner: WordLearner, loop: EventLoop, patience: Duration = .seconds(5)
  ) {
    vocabulary = PersonalVocabulary(languages: languages)
    (self.learner, self.loop, self.patience) = (learner, loop, patience)
    learner.onMessages = { [weak self] in self?.take($0) }
    vocabulary.onChange = { [weak self] in self?.hand($0) }
  }

  /// Whether words can be kept.
  package var canLearn: Bool { learner.canLearn }

  /// The person has typed a word, or said something of one.
  package func note(_ message: WordMessage) {
    guard isEnabled == true else { return }
    vocabulary.note(message)
    postpone()
  }

  /// A finger has come down: what takes some milliseconds waits.
  package func postpone() {
    guard vocabulary.isStale else { return }
    if let refreshDeadline { loop.cancel(refreshDeadline) }
    refreshDeadline = loop.after(Self.pause) { [weak self] in
      self?.refreshDeadline = nil
      self?.refresh()
    }
  }

  /// The person's contacts have other names.
  package func know(names: [String]) {
    vocabulary.setNames(names)
    postpone()
  }

  /// Apps have learnt or unlearnt words.
  package func know(spellings: [String]) {
    vocabulary.setSpellings(spellings)
    postpone()
  }

  private func refresh() {
    guard vocabulary.isStale else { return }
    vocabulary.refresh()
    onChange()
  }

  private func hand(_ message: WordMessage) { if isEnabled == true { learner.send(message) } }

  private func take(_ messages: [WordMessage]) {
    for message in messages { vocabulary.take(message) }
    guard messages.contains(.end) else { return }
    if !isInUse { restSoon() }
    // A word that another program has forgotten goes at once.
    if isEnabled == true { refresh() } else { onChange() }
  }
}

// MARK: - Who types

extension LearntWordsService {
  /// Begins or ends to learn, and to search what was learnt; the helper is started after the first frame. Where nothing is learnt it
  /// tells the words that are blocked.
  package func enable(_ isEnabled: Bool) {
    cancelRest()
    isInUse = true
    if isEnabled == self.isEnabled { learner.start() } else { begin(isEnabled) }
  }

  /// The keyboard has gone for now: the helper ends soon, so that other programs hear of what was learnt.
  package func rest() {
    if isInUse { restSoon() }
  }

  private func restSoon() {
    cancelRest()
    restDeadline = loop.after(patience) { [weak self] in
      guard let self else { return }
      (restDeadline, isInUse) = (nil, false)
      learner.rest()
    }
  }

  /// Brings the words up to date where another program's keyboard types: the helper tells what has changed, if anything, and ends.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether what was learnt is used; where not, it is known which words are blocked.
  ///   - now: The monotonic clock, in microseconds.
  package func look(isEnabled: Bool, now: Int64 = MonotonicClock.nowMicroseconds) {
    guard !isInUse else { return }
    let isNew = isEnabled != self.isEnabled
    guard isNew || now - (lastLook?.microseconds ?? Int64.min / 2) >= Self.lookInterval else { return }
    let mark = learner.fileMark
    defer { lastLook = (mark, now) }
    if isNew { return begin(isEnabled) }
    guard mark != lastLook?.mark else { return }
    // A file that has gone has no words any more.
    if mark == nil { vocabulary.removeAll() }
    learner.rest()
    learner.start()
  }

  private func begin(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    vocabulary.isLearning = isEnabled
    learner.stop()
    learner.start()
    if !isEnabled { onChange() }
  }

  private func cancelRest() {
    if let restDeadline { loop.cancel(restDeadline) }
    restDeadline = nil
  }
}
