// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import LinuxSystem
import WaylandPlatform

/// Sees to it that nothing of a secret stays in memory: Documentation/Decisions/0028-secrets-in-memory.md.
final class SecretKeeper {
  private let session: WaylandSession
  private let loop: EventLoop
  private var typed = TypedSecrets()
  private var locked: LockedMemory?
  private var retry: EventLoop.DeadlineID?
  private var openQuestions = 0
  private var isReadable = false

  init(session: WaylandSession, loop: EventLoop) {
    self.session = session
    self.loop = loop
  }

  /// A finger has come down on the keyboard.
  func touched() {
    typed.touched()
    updateReadable()
  }

  /// What the person has not typed has been put into a field.
  func filled() {
    typed.filled()
    updateReadable()
  }

  /// Takes note of what is typed into from now on.
  func follow(_ target: TypedSecrets.Target) {
    let isOver = typed.follow(target)
    if typed.isSecret, locked == nil { locked = LockedMemory() }
    session.typesSecret = typed.isSecret
    if isOver { forget() }
    updateReadable()
  }

  /// The keyboard has left the screen.
  func leftScreen() {
    if typed.leave() { return forget() }
    // A code that was offered and not taken passed through there. In a turn of its own, below which nothing is kept.
    loop.after(.zero) { Process.overwriteStack() }
  }

  /// For how long a compositor that takes nothing is left alone.
  private static let pause = Duration.milliseconds(20)

  /// Overwrites what letters passed through. What was freed has been overwritten already: `COverwriting`.
  private func forget() {
    if let retry { loop.cancel(retry) }
    retry = nil
    session.client.forget()
    Process.overwriteStack()
    guard session.connection.overwriteRings() else {
      retry = loop.after(Self.pause) { [weak self] in
        self?.retry = nil
        self?.forget()
      }
      return
    }
    if !typed.isSecret { locked = nil }
  }
}

// MARK: - Who may look

extension SecretKeeper {
  /// Somebody is about to be asked who reads in `/proc` who asks, or has answered.
  func isAsked(_ isOpen: Bool) {
    openQuestions = max(openQuestions + (isOpen ? 1 : -1), 0)
    updateReadable()
  }

  /// Lets others of the same user look in as long as they have to, and never while there may be a secret.
  private func updateReadable() {
    let isReadable = openQuestions > 0 && !typed.mayBeInMemory
    guard isReadable != self.isReadable else { return }
    self.isReadable = isReadable
    Process.setReadable(isReadable)
  }
}
