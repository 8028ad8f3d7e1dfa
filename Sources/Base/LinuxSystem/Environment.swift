// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The variables that the process was started with.
package enum Environment {
  /// Returns a variable's value; `nil` when it is unset or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let string = String(cString: value)
    return string.isEmpty ? nil : string
  }
}
