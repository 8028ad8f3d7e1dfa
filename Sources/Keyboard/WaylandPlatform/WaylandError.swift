// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// The connection to the compositor could not be made or has ended.
package nonisolated struct WaylandError: ExplainedError {
  package let code: Code
  package let message: String
  package let advice: String?
  /// What the system refused, where it was that.
  package let refusal: SystemCallError?

  package init(_ code: Code, _ message: String, advice: String? = nil, refusal: SystemCallError? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.refusal = refusal
  }

  package var cause: (any Error)? { refusal }
}

nonisolated extension WaylandError {
  /// What went wrong.
  package nonisolated struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case noCompositor, connectionLost, missingGlobal, noMemory }
    private let storage: Storage

    /// No compositor answers at the address that the environment names.
    package static var noCompositor: Self { Self(storage: .noCompositor) }
    /// The compositor has gone or has refused a request.
    package static var connectionLost: Self { Self(storage: .connectionLost) }
    /// The compositor lacks something that no keyboard can do without.
    package static var missingGlobal: Self { Self(storage: .missingGlobal) }
    /// The kernel gave no shared memory.
    package static var noMemory: Self { Self(storage: .noMemory) }
  }
}

nonisolated extension WaylandError {
  /// The compositor lets no client put a keyboard on screen.
  package static var noLayerShell: WaylandError {
    WaylandError(
      .missingGlobal,
      "This compositor lets no client put a keyboard on screen (no wlr-layer-shell)", advice: "see spinet doctor.")
  }
}

nonisolated extension WaylandError {
  /// The compositor takes a keyboard only from the program that it starts for it, and has not started this one.
  package static var notStartedByCompositor: WaylandError {
    WaylandError(
      .missingGlobal,
      "This compositor starts its keyboard itself, and no other program can be one",
      advice: "choose Spinet in its settings (KWin: Keyboard, Virtual Keyboard; Weston: path= of [input-method] in "
        + "weston.ini); see spinet doctor.")
  }
}
