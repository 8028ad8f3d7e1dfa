// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// A text from elsewhere, such as the clipboard or a file, as the keys that type it.
package struct PastedText: Sendable {
  /// Its lines, without their ends.
  package let lines: [String]
  /// The line, counted from 1, and the first character in it that no keyboard types; `nil` where there is none.
  package let untypable: (line: Int, scalar: Unicode.Scalar)?

  /// As much as is typed at once, in UTF-8: at the pace that the other device takes, it is there in a minute.
  package static let mostBytes = 64 << 10

  package init(_ text: String) {
    var untypable: (Int, Unicode.Scalar)?
    // CR and LF together are one character.
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (number, line) in lines.enumerated() where untypable == nil && !TypableText.isTypable(String(line)) {
      let culprit = line.first { !TypableText.isTypable(String($0)) } ?? line.first
      let scalar = culprit?.unicodeScalars.first { !TypableText.isTypable(String(Character($0))) }
      untypable = (scalar ?? culprit?.unicodeScalars.first).map { (number + 1, $0) }
    }
    self.lines = lines.map(String.init)
    self.untypable = untypable
  }

  /// The keys that type it, with each character that no keyboard types as a space.
  ///
  /// - Parameter takesLines: Whether a line end is Return; it is a space otherwise.
  package func keys(takesLines: Bool) -> [TypingQueue.Key] {
    var keys: [TypingQueue.Key] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { keys.append(takesLines ? .return : .text(" ")) }
      if !line.isEmpty { keys.append(.text(Self.typable(line))) }
    }
    return keys
  }

  private static func typable(_ line: String) -> String {
    if TypableText.isTypable(line) { return line }
    let text = String(line.map { TypableText.isTypable(String($0)) ? $0 : " " })
    // Characters that are fine one by one, and not beside each other.
    return TypableText.isTypable(text) ? text : String(text.map { $0.isASCII ? $0 : " " })
  }
}
