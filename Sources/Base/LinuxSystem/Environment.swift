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

  /// Returns all variables as `NAME=VALUE`, with changes.
  ///
  /// - Parameter changes: Values that are to be other ones; `nil` for variables that are to be left out.
  package static func variables(with changes: [String: String?] = [:]) -> [String] {
    var result: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if changes[String(text.prefix { $0 != "=" })] == nil { result.append(text) }
      next += 1
    }
    return result + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }
}
