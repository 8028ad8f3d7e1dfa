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
  private var isEnabled = false
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

  /// Begins or ends to learn, and to search what was learnt; the helper is started after the first frame.
  func enable(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    guard !isEnabled else { return learner.start() }
    learner.stop()
    vocabulary.removeAll()
    onChange()
  }

  /// The person has typed a word, or said something of one.
  func note(_ message: WordMessage) {
    guard isEnabled else { return }
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

  /// The person's contacts have other names.
  func know(names: [String]) {
    vocabulary.setNames(names)
    postpone()
  }

  private func refresh() {
    guard vocabulary.isStale else { return }
    vocabulary.refresh()
    onChange()
  }

  private func hand(_ message: WordMessage) { if isEnabled { learner.send(message) } }

  private func take(_ messages: [WordMessage]) {
    for message in messages { vocabulary.take(message) }
    // A word that another program has forgotten goes at once.
    if messages.contains(.end) { refresh() }
  }
}
