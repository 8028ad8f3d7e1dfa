// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import PersonalWords
internal import Storage
internal import SupplementaryLexicon

/// `spinet replacements list`, `add` and `remove`.
enum ChangeReplacements {
  static func file() throws(Failure) -> ReplacementsFile {
    guard let path = Settings.replacementsPath else {
      throw Failure("there is no place for text replacements: set HOME or XDG_CONFIG_HOME")
    }
    return ReplacementsFile(path: path)
  }

  static func list() throws(Failure) -> ExitStatus {
    var isWhole = true
    let replacements = try file().read {
      isWhole = false
      Terminal.report($0)
    }
    let rows = replacements.entries.map { [$0.userInput, shown($0.documentText)] }
    if !rows.isEmpty { Terminal.print(TextTable.text(rows)) }
    return isWhole ? .success : .failure
  }

  static func add(_ typed: String, _ text: String) throws(Failure) -> ExitStatus {
    let entry = LexiconEntry(userInput: typed, documentText: text)
    if let fault = Replacements.fault(of: entry) { throw Failure("\(typed) cannot be added: it \(fault)") }
    _ = try set([entry])
    return .success
  }

  static func remove(_ typed: String) throws(Failure) -> ExitStatus {
    let file = try file()
    let isRemoved: Bool
    do throws(ReplacementsFile.Failure) {
      isRemoved = try file.remove(typed)
    } catch {
      throw Failure(error.description)
    }
    guard isRemoved else {
      throw Failure("there is no replacement for \(typed); spinet replacements list shows those that there are")
    }
    return .success
  }

  static func set(_ entries: [LexiconEntry]) throws(Failure) -> ReplacementsFile.Counts {
    let file = try file()
    do throws(ReplacementsFile.Failure) {
      return try file.set(entries)
    } catch {
      throw Failure(error.description)
    }
  }

  /// A text in one line, as the file has it.
  private static func shown(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
      .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "\\t")
  }
}
