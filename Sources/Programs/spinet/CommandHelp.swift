// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinet` says about one of its commands.
struct CommandHelp {
  /// What is typed for it after `spinet`, such as `keyboard install`.
  let name: String
  /// One sentence, for lists of commands.
  let summary: String
  /// What may follow the name, one way in each line.
  var forms: [String] = [""]
  /// More about it.
  var discussion = ""
  var options: [Option] = []
  /// Command lines that people can copy.
  let examples: [String]

  /// An option, with what follows it in capitals.
  struct Option {
    let name: String
    /// What its value is called; `nil` for one that takes none.
    var value: String?
    let text: String

    fileprivate var term: String { value.map { "\(name) \($0)" } ?? name }
  }
}

// MARK: - Options

extension CommandHelp {
  /// The options that take a value.
  var optionNames: [String] { options.filter { $0.value != nil }.map(\.name) }
  /// The options that take none.
  var flagNames: [String] { options.filter { $0.value == nil }.map(\.name) }
}

// MARK: - Text

extension CommandHelp {
  /// The whole help, without a line feed at the end.
  var text: String {
    var parts = [usage, summary]
    if !discussion.isEmpty { parts.append(discussion) }
    if !options.isEmpty { parts.append(Self.list(options.map { ($0.term, $0.text) })) }
    parts.append(exampleText)
    return parts.joined(separator: "\n\n")
  }

  /// The help of a command that has others below it.
  func text(of commands: [CommandHelp], ending: String) -> String {
    let list = Self.list(commands.map { ($0.lastWord, $0.summary) })
    let more = "`spinet help \(name) COMMAND` says more about one of them."
    return [usage, summary, list, ending, exampleText, more].joined(separator: "\n\n")
  }

  private var usage: String {
    forms.enumerated().map { index, form in
      (index == 0 ? "usage: spinet " : "       spinet ") + name + (form.isEmpty ? "" : " " + form)
    }.joined(separator: "\n")
  }

  private var exampleText: String {
    (examples.count == 1 ? "Example:\n" : "Examples:\n") + examples.map { "  " + $0 }.joined(separator: "\n")
  }

  private var lastWord: String { String(name.split(separator: " ").last ?? "") }

  /// Two columns; a text of several lines goes on below its first.
  static func list(_ rows: [(term: String, text: String)]) -> String {
    let width = (rows.map(\.term.count).max() ?? 0) + 2
    return rows.map { row in
      let lines = row.text.split(separator: "\n", omittingEmptySubsequences: false)
      let term = row.term + String(repeating: " ", count: width - row.term.count)
      return "  " + term + lines.joined(separator: "\n" + String(repeating: " ", count: width + 2))
    }.joined(separator: "\n")
  }
}
