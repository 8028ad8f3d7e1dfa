// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// `spinet lexicon`: makes language files and says what is in them.
enum LexiconCommand: Command {
  static let name = "lexicon"
  static let summary = "Makes language files and says what is in them."

  private static let all = CommandHelp(
    name: "lexicon", summary: summary, forms: ["COMMAND …"], examples: ["spinet lexicon info en.language"])
  private static let buildHelp = CommandHelp(
    name: "lexicon build", summary: "Makes a language file from tables of words and counts.",
    forms: ["--language TAG --words FILE [OPTION…] -o FILE"],
    discussion: """
      Tables are UTF-8 text with a tab between columns; words are in small letters, and counts are whole numbers.
      Lines that are empty or start with # are passed over. The same tables make the same file, byte for byte.
      """,
    options: [
      CommandHelp.Option(
        name: "--language", value: "TAG",
        text: """
          the language in two or three small letters, such as en; words
          of ko become the letters that type them on two-set keyboards
          """),
      CommandHelp.Option(name: "--words", value: "FILE", text: "each word and its count"),
      CommandHelp.Option(
        name: "--pairs", value: "FILE",
        text: """
          a word or <s> for the start of a sentence, the word after it,
          and the count of both
          """),
      CommandHelp.Option(
        name: "--triples", value: "FILE",
        text: """
          a word or <s>, the two words after it, and the count of all;
          left out where the first two are no pair
          """),
      CommandHelp.Option(name: "--casing", value: "FILE", text: "a word, how it is written, and its count"),
      CommandHelp.Option(
        name: "--stems", value: "FILE",
        text: """
          what words begin with that take endings, the name of the
          endings' class, and a count
          """),
      CommandHelp.Option(
        name: "--endings", value: "FILE",
        text: """
          the name of a class, an ending or - for none, and a count
          """),
      CommandHelp.Option(name: "--offensive", value: "FILE", text: "words that are never suggested"),
      CommandHelp.Option(
        name: "--limit", value: "BYTES",
        text: """
          how large the file may be; the rarest triples, then the
          rarest pairs, are left out
          """),
      CommandHelp.Option(name: "-o", value: "FILE", text: "the language file to write"),
    ],
    examples: ["spinet lexicon build --language en --words en.words.tsv --pairs en.pairs.tsv -o en.language"])
  private static let infoHelp = CommandHelp(
    name: "lexicon info", summary: "Checks language files and says what is in them.", forms: ["FILE…"],
    examples: ["spinet lexicon info en.language"])

  static func help(_ words: [String]) -> String? {
    switch words {
    case []:
      all.text(
        of: [buildHelp, infoHelp],
        ending: "The exit status is 0 when nothing is wrong, 1 when something is, 2 for a wrong command line.")
    case ["build"]: buildHelp.text
    case ["info"]: infoHelp.text
    default: nil
    }
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    let help: CommandHelp
    let options: Options
    switch Subcommand(arguments, of: name, usage: Self.help([]) ?? "", among: [buildHelp, infoHelp]) {
    case .end(let status): return status
    case .chosen(let chosen): (help, options) = chosen
    }
    do {
      return help.name == buildHelp.name ? try BuildLexicon.run(options) : try LexiconInfo.run(options)
    } catch {
      return .usage(error.message, help.text)
    }
  }
}
