// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// A keyboard cannot be confined, and so is not started.
package struct SandboxError: ExplainedError, Hashable, Sendable {
  /// What went wrong, for programs.
  package let code: Code
  package let message: String
  package let advice: String?
  /// What the system refused, where it was that.
  package let refusal: SystemCallError?

  init(_ code: Code, _ message: String, advice: String? = nil, refusal: SystemCallError? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.refusal = refusal
  }

  package var cause: (any Error)? { refusal }
}

extension SandboxError {
  /// What went wrong.
  package struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case noBubblewrap, noConfine, noNamespaces, invalidName, noFilter, system, setup }
    private let storage: Storage

    /// bubblewrap is not installed.
    package static var noBubblewrap: Self { Self(storage: .noBubblewrap) }
    /// `spinet-confine`, which is installed with Spinet, is not there.
    package static var noConfine: Self { Self(storage: .noConfine) }
    /// The system lets people make no user namespaces.
    package static var noNamespaces: Self { Self(storage: .noNamespaces) }
    /// A name in the profile is none.
    package static var invalidName: Self { Self(storage: .invalidName) }
    /// libseccomp made no filter.
    package static var noFilter: Self { Self(storage: .noFilter) }
    /// A system call failed.
    package static var system: Self { Self(storage: .system) }
    /// bubblewrap or `spinet-confine` could not do its part.
    package static var setup: Self { Self(storage: .setup) }
  }

  static var noBubblewrap: SandboxError {
    SandboxError(
      .noBubblewrap, "Custom keyboards need bubblewrap, which is not installed",
      advice: "install the package bubblewrap.")
  }

  static var noConfine: SandboxError {
    SandboxError(
      .noConfine, "Custom keyboards need spinet-confine, which is missing", advice: "install Spinet again.")
  }

  static func system(_ error: SystemCallError) -> SandboxError {
    SandboxError(.system, "The sandbox cannot be made", refusal: error)
  }
}

// MARK: - What bubblewrap says

extension SandboxError {
  /// Makes an error of the last words of bubblewrap or `spinet-confine`.
  init(problems: String, system: NamespaceSettings) {
    let line = problems.split(separator: "\n").first.map(String.init) ?? "no reason was given"
    // As bubblewrap puts it when it gets no namespace, and when it gets one in which it may do nothing.
    guard ["namespace", "uid map", "RTM_NEWADDR"].contains(where: { line.contains($0) }) else {
      self.init(.setup, "The sandbox cannot be made (\(line)).")
      return
    }
    guard let advice = system.advice else {
      let reason = "this system, or the container that it runs in, forbids them (\(line))."
      self.init(.noNamespaces, "Custom keyboards need user namespaces, which are off: \(reason)")
      return
    }
    self.init(.noNamespaces, "Custom keyboards need user namespaces, which are off", advice: advice)
  }
}
