// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import TypingDecoder

/// `spinet decode`: answers what would be suggested and replaced, for programs that score decoders.
enum DecodeCommand: Command {
  static let name = help.name
  static let summary = help.summary

  /// The largest language file that is read, in bytes.
  private static let fileLimit = 256 << 20

  private static let help = CommandHelp(
    name: "decode", summary: "Answers lines with what the keyboard would suggest and replace.",
    forms: ["--language TAG --lines [--file FILE]… [--inline | --times]"],
    discussion: """
      Reads lines from standard input and answers each with one. The columns are separated by
      tabs:

        TYPED  WORDS         letters that were typed
        @  WORDS  X,Y;X,Y…   touches in key pitches, from the top left of the letters; the rows
                             of US English are at 0.5, 1.5 and 2.5, and begin at 0, 0.5 and 1.5

      Korean is told and answered in syllables, its touches are those of the two-set keyboard on
      the same keys, with ^ behind those for which shift was on, as in 3.5,0.5^ for ㄲ.

      WORDS are those before, the nearest last; none at the start of a sentence. The answer is
      what was typed, 1 if it would be replaced and 0 if not, the nanoseconds that it took, and
      the suggestions, the best first, in columns of their own. What would replace it is first.

      With --inline they are the word that was most likely begun, if any, its share of the words
      that begin so, and 1 if the letters are a word themselves. Apps show it in grey where the
      share is large enough.
      """,
    options: [
      CommandHelp.Option(name: "--language", value: "TAG", text: "the language, such as en"),
      CommandHelp.Option(name: "--lines", text: "answer lines"),
      CommandHelp.Option(
        name: "--file", value: "FILE",
        text: """
          its language file (default: TAG.language where `make
          language-files` puts it, or installed with Spinet); several
          are active at once
          """),
      CommandHelp.Option(name: "--inline", text: "answer with the word that was most likely begun"),
      CommandHelp.Option(
        name: "--times", text: "say at the end how long touches took, each with its suggestions"),
    ],
    examples: ["printf 'thier\\tof\\n' | spinet decode --language en --lines"])

  static func help(_ words: [String]) -> String? { words.isEmpty ? help.text : nil }

  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(Options.Mistake) {
      let options = try Options(arguments, known: help.optionNames, flags: help.flagNames)
      if options.wantsHelp {
        Terminal.print(help.text)
        return .success
      }
      guard options.has("--lines"), options.files.isEmpty else {
        throw Options.Mistake(message: "\"decode\" needs --lines, and reads standard input")
      }
      guard let language = options["--language"].first, options["--language"].count == 1 else {
        throw Options.Mistake(message: "\"decode\" needs one --language")
      }
      guard !options.has("--inline") || !options.has("--times") else {
        throw Options.Mistake(message: "--inline and --times do not go together")
      }
      return answer(language, options)
    } catch {
      return .usage(error.message, help.text)
    }
  }

  private static func answer(_ language: String, _ options: Options) -> ExitStatus {
    let given = options["--file"]
    let paths = given.isEmpty ? LanguageFilePaths.path(of: language).map { [$0] } ?? [] : given
    guard !paths.isEmpty else {
      Terminal.report(
        "spinet: there is no file of the language \"\(language)\"; build it with `make language-files`, or name one with --file"
      )
      return .failure
    }
    var files: [LanguageFile] = []
    for path in paths {
      guard let file = file(path) else { return .failure }
      files.append(file)
    }
    if options.has("--inline") {
      return QuestionLines(keys: LetterKeys(language: language)).answer { InlineAnswer(to: $0, in: files).line }
        ? .success : .failure
    }
    var answers = LineAnswers(
      languages: files, keys: LetterKeys(language: language), measuresTouches: options.has("--times"))
    return answers.run() ? .success : .failure
  }

  /// Reads a language file; `nil` when it cannot be used, which is told.
  private static func file(_ path: String) -> LanguageFile? {
    do {
      return try LanguageFile(copying: try Files.read(path, limit: fileLimit))
    } catch let error as SystemCallError {
      Terminal.report("\(path): cannot be read: \(error.explanation)")
    } catch let error as LanguageFileError {
      Terminal.report("\(path): \(error.message)")
    } catch {
      Terminal.report("\(path): cannot be read")
    }
    return nil
  }
}
