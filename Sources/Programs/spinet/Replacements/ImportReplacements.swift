// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import KeyboardBundle
internal import LinuxSystem
internal import PersonalWords
internal import SupplementaryLexicon

/// `spinet replacements import`.
enum ImportReplacements {
  private static let limit = 1 << 20

  static func run(_ path: String) throws(Failure) -> ExitStatus {
    let bytes = try Failure.explain("\(path) cannot be read") { () throws(SystemCallError) in
      try Files.read(path, limit: limit)
    }
    let (entries, problems) =
      TextSubstitutions.isPropertyList(bytes) ? try substitutions(bytes, path) : table(bytes, path)
    for problem in problems { Terminal.report(problem) }
    guard !entries.isEmpty else { throw Failure("\(path) has no text replacements") }
    let counts = try ChangeReplacements.set(entries)
    Terminal.print("\(counts.added) added, \(counts.changed) changed, \(problems.count) left out")
    return problems.isEmpty ? .success : .failure
  }

  private static func table(_ bytes: [UInt8], _ path: String) -> (entries: [LexiconEntry], problems: [String]) {
    let (entries, problems) = Replacements.parseTable(bytes)
    return (entries, problems.map { "\(path):\($0.line): the line \($0.message)" })
  }

  private static func substitutions(
    _ bytes: [UInt8], _ path: String
  ) throws(Failure) -> (entries: [LexiconEntry], problems: [String]) {
    do throws(BundleProblem) {
      let (substitutions, others) = try TextSubstitutions.parse(bytes, file: path)
      var entries: [LexiconEntry] = []
      var problems = others.map(\.description)
      for substitution in substitutions {
        let entry = LexiconEntry(userInput: substitution.shortcut, documentText: substitution.phrase)
        if let fault = Replacements.fault(of: entry) {
          problems.append("\(path):\(substitution.line): the replacement \(fault)")
        } else {
          entries.append(entry)
        }
      }
      return (entries, problems)
    } catch {
      throw Failure(error.description)
    }
  }
}
