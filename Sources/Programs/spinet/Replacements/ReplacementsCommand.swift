// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// `spinet replacements`: the texts that take the place of what is typed for them.
enum ReplacementsCommand: Command {
  static let name = "replacements"
  static let summary = "Lists and changes text replacements, such as \"On my way!\" for omw."

  private static let all = CommandHelp(
    name: "replacements", summary: summary, forms: ["COMMAND …"],
    examples: ["spinet replacements add brb \"Be right back\"", "spinet replacements list"])
  private static let ending = """
    They are in ~/.config/spinet/replacements, a text file that you can edit, too.
    The exit status is 0 on success, 1 on failure, 2 for a wrong command line.
    """
  private static let listHelp = CommandHelp(
    name: "replacements list", summary: "Lists what is typed and what takes its place.",
    examples: ["spinet replacements list"])
  private static let addHelp = CommandHelp(
    name: "replacements add", summary: "Gives a word a text, in place of the one that it has.", forms: ["WORD TEXT"],
    discussion: """
      WORD is without blanks. In small letters it is found however it is typed, and with a
      capital at its beginning the text gets one, too; with capitals in it, as it is only.
      """,
    examples: ["spinet replacements add brb \"Be right back\"", "spinet replacements add addr \"1 High Street\""])
  private static let removeHelp = CommandHelp(
    name: "replacements remove", summary: "Takes a word and its text away.", forms: ["WORD"],
    examples: ["spinet replacements remove brb"])
  private static let importHelp = CommandHelp(
    name: "replacements import", summary: "Adds what is in a file.", forms: ["FILE"],
    discussion: """
      FILE is the property list that macOS makes when you drag text replacements out of its
      settings (Text Substitutions.plist), or a table: a word, a tab and its text on each line.
      Words that you have get the text of the file. What is no replacement is reported by its
      line, and the rest is added.
      """,
    examples: ["spinet replacements import \"Text Substitutions.plist\""])

  private static let commands = [listHelp, addHelp, removeHelp, importHelp]

  static func help(_ words: [String]) -> String? {
    guard let word = words.first else { return all.text(of: commands, ending: ending) }
    return words.count == 1 ? commands.first { $0.name == "replacements \(word)" }?.text : nil
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    switch Subcommand(arguments, of: name, usage: help([]) ?? "", among: commands) {
    case .end(let status): return status
    case .chosen(let (help, options)):
      do {
        switch help.name {
        case addHelp.name:
          let words = try words(2, "a word and its text; put a text with blanks into quotes", options)
          return try ChangeReplacements.add(words[0], words[1])
        case removeHelp.name: return try ChangeReplacements.remove(try words(1, "one word", options)[0])
        case importHelp.name: return try ImportReplacements.run(try words(1, "one file", options)[0])
        default:
          _ = try words(0, "nothing", options)
          return try ChangeReplacements.list()
        }
      } catch {
        if let mistake = error.mistake { return .usage(mistake.message, help.text) }
        Terminal.report("spinet: \(error.message)")
        return .failure
      }
    }
  }

  private static func words(_ count: Int, _ what: String, _ options: Options) throws(Failure) -> [String] {
    guard options.files.count == count else { throw .usage("what follows should be \(what)") }
    return options.files
  }
}
