// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol

/// The person's text replacements, as a file has them: lines of `typed = text`, comments from `#` at a line's beginning.
///
/// In both parts `\n` stands for a line break, `\t` for a tab, and a backslash before any other character for that
/// character. Documentation/FullAccess.md describes the file.
package struct Replacements: Hashable, Sendable {
  /// In the order of the file, each `typed` once: the last line of it counts.
  package var entries: [LexiconEntry] = []

  /// What somebody has who has written no such file.
  package static let usual = Replacements(entries: [LexiconEntry(userInput: "omw", documentText: "On my way!")])

  /// A line that is left out, and why.
  package struct Problem: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// What is wrong; nothing of the line itself, which is the person's.
    package let message: String
  }

  package init(entries: [LexiconEntry]) { self.entries = entries }
}

// MARK: - Reading

extension Replacements {
  /// Reads a file; any bytes are accepted.
  ///
  /// - Returns: The replacements of the lines that are understood, and what is wrong with the others, the first ones of
  ///   them.
  package static func parse(_ bytes: [UInt8]) -> (replacements: Replacements, problems: [Problem]) {
    var order: [String] = []
    var entries: [String: LexiconEntry] = [:]
    var problems: [Problem] = []
    func complain(_ index: Int, _ message: String) {
      if problems.count < mostProblems { problems.append(Problem(line: index + 1, message: message)) }
    }
    for (index, line) in lines(of: bytes).enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        complain(index, "is no UTF-8 text")
        continue
      }
      let content = text.trimmed
      if content.isEmpty || content.hasPrefix("#") { continue }
      guard let (typed, replacement) = sides(of: content) else {
        complain(index, "has no = between what is typed and what takes its place")
        continue
      }
      let entry = LexiconEntry(userInput: typed, documentText: replacement)
      if let message = fault(of: entry) {
        complain(index, message)
        continue
      }
      guard order.count < LexiconLimits.replacementCount || entries[typed.lowercased()] != nil else {
        complain(index, "is one too many: there can be \(LexiconLimits.replacementCount) replacements")
        break
      }
      if entries.updateValue(entry, forKey: typed.lowercased()) == nil { order.append(typed.lowercased()) }
    }
    return (Replacements(entries: order.compactMap { entries[$0] }), problems)
  }

  /// More than a person would read.
  static let mostProblems = 20

  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// What stands before and after the first `=` that has no backslash before it.
  static func sides(of line: String) -> (typed: String, text: String)? {
    var sides = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if scalar == "=", !isEscaped, sides.count == 1 {
        sides.append(String.UnicodeScalarView())
      } else {
        sides[sides.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    guard sides.count == 2 else { return nil }
    return (unescaped(String(sides[0]).trimmed), unescaped(String(sides[1]).trimmed))
  }

  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): result.append("\n")
      case (true, "t"): result.append("\t")
      default: result.append(scalar)
      }
      isEscaped = false
    }
    return String(result)
  }

  /// Returns why something is no replacement, in words that go on after "the line"; `nil` where it is one.
  package static func fault(of entry: LexiconEntry) -> String? {
    if entry.userInput.isEmpty { return "says nothing that is typed" }
    if entry.documentText.isEmpty { return "has no text to put in its place" }
    if entry.userInput.unicodeScalars.contains(where: { $0.properties.isWhitespace }) {
      return "has a blank in what is typed, so that no word could be it"
    }
    if entry.userInput.utf8.count > LexiconLimits.wordByteCount
      || entry.documentText.utf8.count > LexiconLimits.textByteCount
    {
      return "is too long: \(LexiconLimits.wordByteCount) bytes may be typed, for \(LexiconLimits.textByteCount)"
    }
    let isPlain = [entry.userInput, entry.documentText].allSatisfy { text in
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t" }
    }
    return isPlain ? nil : "has a control character"
  }
}

extension String {
  /// The text without the white space around it.
  var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
