// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import COverwriting
import LinuxSystem
import WaylandPlatform

/// Sees to it that nothing of what was typed into the app's secret fields stays in memory beside the field itself, and nothing at
/// all once the field has gone: Documentation/Decisions/0088-secrets-in-apps.md.
final class SecretTraces {
  private let connection: Connection
  private let loop: EventLoop
  private var isSecret = false
  private var nextAttempt: EventLoop.DeadlineID?

  /// Nothing is overwritten before the first secret field may be typed into: what an app frees may be large.
  init(connection: Connection, loop: EventLoop) {
    self.connection = connection
    self.loop = loop
    spn_overwrite_freed(0)
  }

  /// What was typed into has lost the focus.
  func leave() {
    if isSecret { overwriteSoon(after: .zero) }
    isSecret = false
  }

  /// A secret may be typed or filled in from now on.
  func begin() {
    guard !isSecret else { return }
    isSecret = true
    // For as long as the app runs: the field keeps its text until the app lets go of it, whenever that is.
    spn_overwrite_freed(1)
  }

  /// For how long a compositor that takes nothing is left alone.
  private static let pause = Duration.milliseconds(20)

  /// Overwrites what letters passed through, in a turn of its own: on the stack is what functions that have returned have left there.
  private func overwriteSoon(after wait: Duration) {
    if let nextAttempt { loop.cancel(nextAttempt) }
    nextAttempt = loop.after(wait) { [weak self] in
      guard let self else { return }
      nextAttempt = nil
      LinuxSystem.Process.overwriteStack()
      if !connection.overwriteRings() { overwriteSoon(after: Self.pause) }
    }
  }
}
