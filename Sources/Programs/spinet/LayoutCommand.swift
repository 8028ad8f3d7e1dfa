// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardLayout
internal import LinuxSystem

/// `spinet layout`: checks and tests LDML keyboards.
enum LayoutCommand: Command {
  static let name = "layout"
  static let summary = all.summary

  private static let all = CommandHelp(
    name: "layout", summary: "Checks keyboard layouts and runs their tests.", forms: ["COMMAND …"],
    examples: ["spinet layout check de-DE.xml", "spinet layout test de-DE-test.xml"])

  private static let imports = CommandHelp.Option(
    name: "--imports", value: "DIR",
    text: """
      where the files of base="cldr" imports are, directly or in
      DIR/VERSION (default: ../import beside the keyboard's folder)
      """)

  private static let checkHelp = CommandHelp(
    name: "layout check", summary: "Checks LDML keyboards (UTS #35 part 7, CLDR 45 and later).",
    forms: ["[--imports DIR] FILE…"],
    discussion: """
      Prints `FILE: ok`, or every problem as `file:line: message`. A `warning:` does not
      count as a problem here, but other programs may refuse the file for it.
      """,
    options: [imports], examples: ["spinet layout check de-DE.xml"])

  private static let testHelp = CommandHelp(
    name: "layout test", summary: "Runs keyboardTest3 files against the keyboards that they name.",
    forms: ["[--imports DIR] [--keyboards DIR] TEST.xml…"],
    discussion: "Prints every failure, and ends with `N passed, M failed`.",
    options: [
      imports,
      CommandHelp.Option(
        name: "--keyboards", value: "DIR",
        text: """
          where tests look for keyboards, after the folder of the test
          itself and ../keyboards and ../3.0 beside it
          """),
    ],
    examples: ["spinet layout test de-DE-test.xml"])

  static func help(_ words: [String]) -> String? {
    switch words {
    case []:
      all.text(
        of: [checkHelp, testHelp],
        ending: "The exit status is 0 when nothing is wrong, 1 when something is, 2 for a wrong command line.")
    case ["check"]: checkHelp.text
    case ["test"]: testHelp.text
    default: nil
    }
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    let help: CommandHelp
    let options: Options
    switch Subcommand(arguments, of: name, usage: Self.help([]) ?? "", among: [checkHelp, testHelp]) {
    case .end(let status): return status
    case .chosen(let chosen): (help, options) = chosen
    }
    guard !options.files.isEmpty else { return .usage("\"\(help.name)\" needs at least one file", help.text) }
    let loader = LayoutLoader(importFolders: options["--imports"], keyboardFolders: options["--keyboards"])
    return help.name == checkHelp.name ? check(options.files, loader) : LayoutTestCommand.run(options.files, loader)
  }

  private static func check(_ files: [String], _ loader: LayoutLoader) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      do {
        for warning in try loader.warnings(at: file) {
          let message = "warning: " + warning.message
          Terminal.print("\(LayoutError(file: warning.file, line: warning.line, message: message))")
        }
        Terminal.print("\(file): ok")
      } catch {
        status = .failure
        for problem in error.errors {
          Terminal.print("\(problem)")
        }
      }
    }
    return status
  }
}
