// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// `spinet words`: the words that the keyboard has learnt.
enum WordsCommand: Command {
  static let name = "words"
  static let summary = "Lists, exports and forgets the words that the keyboard has learnt."

  private static let all = CommandHelp(
    name: "words", summary: summary, forms: ["COMMAND …"],
    examples: ["spinet words list", "spinet words forget teh"])
  private static let ending = """
    Words are learnt unless the settings say learn-words = off. Names of your contacts are no
    learnt words and not listed; the keyboard offers them if the settings say contact-names = on.
    The exit status is 0 on success, 1 on failure, 2 for a wrong command line.
    """
  private static let listHelp = CommandHelp(
    name: "words list", summary: "Lists the words, those that you use most first.", forms: ["[BEGINNING]"],
    examples: ["spinet words list", "spinet words list ka"])
  private static let forgetHelp = CommandHelp(
    name: "words forget", summary: "Forgets a word; it is learnt again when you type it again.", forms: ["WORD"],
    examples: ["spinet words forget teh"])
  private static let forgetAllHelp = CommandHelp(
    name: "words forget-all", summary: "Forgets all words, and which ones are not suggested.",
    examples: ["spinet words forget-all"])
  private static let blockedHelp = CommandHelp(
    name: "words blocked", summary: "Lists the words that are not suggested, because you said so.",
    examples: ["spinet words blocked"])
  private static let unblockHelp = CommandHelp(
    name: "words unblock", summary: "Lets a word be suggested again.", forms: ["WORD"],
    examples: ["spinet words unblock hello"])
  private static let exportHelp = CommandHelp(
    name: "words export", summary: "Prints the words as a table.",
    discussion: """
      Each line has the language, the word, how often you used it, where older uses count
      less, and when you used it last, in seconds since 1970, with tabs between them.
      """,
    examples: ["spinet words export > words.tsv"])

  private static let commands = [listHelp, forgetHelp, forgetAllHelp, blockedHelp, unblockHelp, exportHelp]

  static func help(_ words: [String]) -> String? {
    guard let word = words.first else { return all.text(of: commands, ending: ending) }
    return words.count == 1 ? commands.first { $0.name == "words \(word)" }?.text : nil
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    switch Subcommand(arguments, of: name, usage: help([]) ?? "", among: commands) {
    case .end(let status): return status
    case .chosen(let (help, options)):
      do {
        return try run(help, options.files)
      } catch {
        if let mistake = error.mistake { return .usage(mistake.message, help.text) }
        Terminal.report("spinet: \(error.message)")
        return .failure
      }
    }
  }

  private static func run(_ help: CommandHelp, _ words: [String]) throws(Failure) -> ExitStatus {
    switch (help.name, words.count) {
    case (listHelp.name, 0...1): return try LearntWordsOfPerson.list(beginningWith: words.first ?? "")
    case (exportHelp.name, 0): return try LearntWordsOfPerson.export()
    case (forgetHelp.name, 1): return try LearntWordsOfPerson.forget(words[0])
    case (blockedHelp.name, 0): return try LearntWordsOfPerson.listBlocked()
    case (unblockHelp.name, 1): return try LearntWordsOfPerson.unblock(words[0])
    case (forgetAllHelp.name, 0): return try LearntWordsOfPerson.forgetAll()
    default: throw .usage("there are too many words after \"\(help.name)\", or too few")
    }
  }
}
