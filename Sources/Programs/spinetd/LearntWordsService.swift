// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import LinuxSystem
import SystemKeyboard

/// The words that the person uses: kept in a file by a helper program, and in memory to be searched.
final class LearntWordsService {
  let vocabulary: PersonalVocabulary
  private let learner: WordLearner
  private let loop: EventLoop
  private var refreshDeadline: EventLoop.DeadlineID?
  /// Whether words are learnt; `nil` before anybody has said so.
  private var isEnabled: Bool?
  /// Calls when other words are searched than before.
  var onChange: () -> Void = {}

  /// How long nobody has touched anything when new words are put among those that are searched.
  private static let pause = Duration.milliseconds(1500)

  init(_ languages: any LanguageSource, learner: WordLearner, loop: EventLoop) {
    vocabulary = PersonalVocabulary(languages: languages)
    (self.learner, self.loop) = (learner, loop)
    learner.onMessages = { [weak self] in self?.take($0) }
    vocabulary.onChange = { [weak self] in self?.hand($0) }
  }

  /// Begins or ends to learn, and to search what was learnt; the helper is started after the first frame. Where nothing is learnt it
  /// tells the words that are blocked.
  func enable(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    vocabulary.isLearning = isEnabled
    learner.stop()
    learner.start()
    if !isEnabled { onChange() }
  }

  /// The person has typed a word, or said something of one.
  func note(_ message: WordMessage) {
    guard isEnabled == true else { return }
    vocabulary.note(message)
    postpone()
  }

  /// A finger has come down: what takes some milliseconds waits.
  func postpone() {
    guard vocabulary.isStale else { return }
    if let refreshDeadline { loop.cancel(refreshDeadline) }
    refreshDeadline = loop.after(Self.pause) { [weak self] in
      self?.refreshDeadline = nil
      self?.refresh()
    }
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
    // A word that another program has forgotten goes at once.
    if isEnabled == true { refresh() } else { onChange() }
  }
}
