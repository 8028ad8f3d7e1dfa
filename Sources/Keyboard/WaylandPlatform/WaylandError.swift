// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The connection to the compositor could not be made or has ended.
package nonisolated struct WaylandError: Error, Sendable {
  /// What went wrong, for code.
  package let code: Code
  /// What went wrong and what to do, in one line, for people.
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
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
      "This compositor lets no client put a keyboard on screen (no wlr-layer-shell); see spinet doctor.")
  }
}

nonisolated extension WaylandError {
  /// The compositor takes a keyboard only from the program that it starts for it, and has not started this one.
  package static var notStartedByCompositor: WaylandError {
    WaylandError(
      .missingGlobal,
      "This compositor starts its keyboard itself, and no other program can be one: choose Spinet in its settings "
        + "(KWin: Keyboard, Virtual Keyboard; Weston: path= of [input-method] in weston.ini); see spinet doctor.")
  }
}
