// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol

extension Replacements {
  /// Reads a table of replacements: lines of what is typed, a tab, and its text. Any bytes are accepted.
  ///
  /// - Returns: The entries of the lines that are understood, in their order, a word perhaps several times, and what is wrong with the
  ///   others, the first ones of them.
  package static func parseTable(_ bytes: [UInt8]) -> (entries: [LexiconEntry], problems: [Problem]) {
    var entries: [LexiconEntry] = []
    var problems: [Problem] = []
    for (index, line) in lines(of: bytes).enumerated() {
      guard problems.count < mostProblems, entries.count < LexiconLimits.replacementCount else { break }
      switch entry(line) {
      case .success(let entry?): entries.append(entry)
      case .success(nil): break
      case .failure(let fault): problems.append(Problem(line: index + 1, message: fault.message))
      }
    }
    return (entries, problems)
  }

  private struct Fault: Error {
    let message: String
  }

  /// - Returns: `nil` for a line with nothing in it.
  private static func entry(_ line: ArraySlice<UInt8>) -> Result<LexiconEntry?, Fault> {
    guard let text = String(validating: line, as: UTF8.self) else {
      return .failure(Fault(message: "is no UTF-8 text"))
    }
    let content = text.trimmed
    if content.isEmpty { return .success(nil) }
    let columns = content.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard columns.count == 2 else {
      return .failure(Fault(message: "has not two columns with a tab between them: what is typed, and its text"))
    }
    let entry = LexiconEntry(userInput: columns[0], documentText: columns[1])
    return fault(of: entry).map { .failure(Fault(message: $0)) } ?? .success(entry)
  }
}
