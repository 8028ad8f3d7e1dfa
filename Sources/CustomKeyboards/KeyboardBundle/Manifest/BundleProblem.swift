// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Something in a bundle that is not as it should be.
package struct BundleProblem: Error, Hashable, Sendable {
  /// The file or folder as it was named to the reader.
  package let file: String
  /// The line, counted from 1; 0 when the whole file is meant.
  package let line: Int
  /// Whether the bundle can be used.
  package let severity: Severity
  /// What is wrong and what to do, in one line without control characters.
  package let message: String

  /// How much a problem matters.
  package enum Severity: String, Hashable, Sendable {
    /// The keyboard cannot be used.
    case error
    /// The keyboard works, but something of it has no effect.
    case warning
  }

  package init(file: String, line: Int, _ severity: Severity, _ message: String) {
    self.file = printable(file, limit: 4096)
    self.line = line
    self.severity = severity
    self.message = message
  }
}

extension BundleProblem: CustomStringConvertible {
  /// `file:line: severity: message`, as compilers print theirs.
  package var description: String {
    line > 0 ? "\(file):\(line): \(severity): \(message)" : "\(file): \(severity): \(message)"
  }
}

/// The beginning of a text, fit for one line of a terminal: no control, format or separator characters.
package func printable(_ text: String, limit: Int = 60) -> String {
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…" }
    result.unicodeScalars.append(isPrintable(scalar) ? scalar : "?")
  }
  return result
}

/// A text of several lines, fit for a terminal: nothing but the ends of lines and tabs does anything there.
package func printableLines(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    // Joiners make one sign of several, in names and in emoji.
    let isPlain = isPrintable(scalar) || ["\n", "\t", "\u{200C}", "\u{200D}"].contains(scalar)
    result.unicodeScalars.append(isPlain ? scalar : "?")
  }
  return result
}

/// Whether a character shows as itself and does nothing to those beside it.
package func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
  default: true
  }
}
