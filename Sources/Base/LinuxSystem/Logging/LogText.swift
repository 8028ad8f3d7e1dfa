// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A line for the log. What is typed cannot get into it: a text has to say what it is to be taken.
///
///     log.warning("\(name: path) cannot be read: \(error)")
///     log.debug("a text of \(lengthOf: text) for field \(number)")
///
/// There is no interpolation of a `String`, a `Character`, or a value that may hold one.
package struct LogText: ExpressibleByStringInterpolation, Sendable {
  /// The line, with nothing that does anything to a terminal.
  package let line: String

  package init(stringLiteral: String) { line = stringLiteral }

  package init(stringInterpolation: StringInterpolation) { line = stringInterpolation.line }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var line = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      line.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { line += literal }

    package mutating func appendInterpolation(_ number: some BinaryInteger) { line += String(number) }

    package mutating func appendInterpolation(_ number: Double) { line += "\(number)" }

    package mutating func appendInterpolation(_ condition: Bool) { line += condition ? "yes" : "no" }

    /// What it is called by whoever installed it or wrote the settings: a file, a program, a keyboard, a setting, a screen.
    /// Never anything from a field.
    package mutating func appendInterpolation(name: String) { line += LogText.printable(name) }

    /// A sentence of ours about a fault, such as the message of an error, which holds nothing typed (invariant 6).
    package mutating func appendInterpolation(fault: String) { line += LogText.printable(fault) }

    /// Of a text only how many characters it has.
    package mutating func appendInterpolation(lengthOf text: String) {
      line += text.count == 1 ? "1 character" : "\(text.count) characters"
    }

    /// An error of ours, with what to do and what it came from.
    package mutating func appendInterpolation(_ error: some ExplainedError) { line += LogText.printable(error.report) }

    /// A case of an enumeration that is made of its cases' names only.
    package mutating func appendInterpolation(_ value: some RawRepresentable<String> & CaseIterable) {
      line += value.rawValue
    }
  }
}

extension LogText {
  /// A text with `?` for each character that would do something to a terminal.
  private static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      // Joiners make one sign of several, in names and in emoji.
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        result.unicodeScalars.append(isJoiner || scalar == "\n" || scalar == "\t" ? scalar : "?")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
