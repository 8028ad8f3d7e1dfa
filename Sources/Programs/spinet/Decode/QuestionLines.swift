// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The questions of standard input, one a line.
struct QuestionLines {
  /// The longest line that is read, in bytes.
  private static let lineLimit = 1 << 16

  let keys: LetterKeys

  /// Prints an answer to each until there are no more; `false` for a line that is no question, which ends it.
  func answer(_ answer: (Question) -> String) -> Bool {
    var lines = LineBuffer(longestLineByteCount: Self.lineLimit)
    var number = 0
    while true {
      var bytes = StandardInput.read()
      // The last line needs no line feed.
      let isEnd = bytes.isEmpty
      if isEnd { bytes = [UInt8(ascii: "\n")] }
      lines.append(bytes)
      while let line = lines.next() {
        number += 1
        if isEnd, line.isEmpty { break }
        guard let question = Question(line, keys: keys) else {
          Terminal.report("line \(number): this is neither TYPED and WORDS nor @, WORDS and X,Y;X,Y… between tabs")
          return false
        }
        Terminal.print(answer(question))
      }
      if isEnd { return true }
      guard !lines.isOverfull else {
        Terminal.report("line \(number + 1): this is longer than \(Self.lineLimit) bytes")
        return false
      }
    }
  }
}
