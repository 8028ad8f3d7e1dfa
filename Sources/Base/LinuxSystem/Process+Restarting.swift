// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Process {
  /// Runs this program anew in the same process, with the same words and environment and a few variables besides. Its number
  /// and its children stay; descriptors are closed, as all are close-on-exec.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line, the program's own name first.
  ///   - variables: Set in the environment; an empty value removes a variable.
  /// - Throws: When the kernel refuses. Otherwise it does not return.
  package static func restart(
    arguments: [String], variables: [String: String]
  ) throws(SystemCallError) -> Never {
    for (name, value) in variables {
      if value.isEmpty { unsetenv(name) } else { setenv(name, value, 1) }
    }
    _ = CStrings.with(arguments) { execv("/proc/self/exe", $0) }
    throw SystemCallError(call: "execv", errno: errno)
  }

  /// Takes note of the ends of all children that have ended. For a program that was run anew and has not started any yet:
  /// nobody else would.
  package static func forgetEndedChildren() {
    while waitpid(-1, nil, WNOHANG) > 0 {}
  }
}
