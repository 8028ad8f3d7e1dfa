// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Text replacements as macOS exports them: a property list, an array of dictionaries with `shortcut` and `phrase`.
package enum TextSubstitutions {
  /// One of them.
  package struct Substitution: Hashable, Sendable {
    /// What is typed.
    package let shortcut: String
    /// What takes its place.
    package let phrase: String
    /// The line in which it begins, counted from 1.
    package let line: Int
  }

  /// Whether a file is a property list, as far as its beginning tells.
  package static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = start.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return ["<?xml", "<!DOCTYPE", "<plist", "bplist"].contains { text.starts(with: $0.utf8) }
  }

  /// Reads such a file.
  ///
  /// - Parameter file: What it is called in messages.
  /// - Returns: The replacements, and what is wrong with those that are none.
  /// - Throws: When it is no property list, or no array; the message has the line.
  package static func parse(
    _ bytes: [UInt8], file: String
  ) throws(BundleProblem) -> (substitutions: [Substitution], problems: [BundleProblem]) {
    let list = try PropertyListParser.parse(bytes, file: file)
    guard case .array(let items) = list.value else {
      throw BundleProblem(
        file: file, line: list.line, .error, "an array of text replacements should stand here, not \(list.kind)")
    }
    var substitutions: [Substitution] = []
    var problems: [BundleProblem] = []
    for item in items {
      if case .dictionary(let entries) = item.value, case .string(let shortcut) = entries["shortcut"]?.value,
        case .string(let phrase) = entries["phrase"]?.value
      {
        substitutions.append(Substitution(shortcut: shortcut, phrase: phrase, line: item.line))
      } else {
        problems.append(
          BundleProblem(
            file: file, line: item.line, .error, "a dict with the strings shortcut and phrase should stand here"))
      }
    }
    return (substitutions, problems)
  }
}
