// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardLayout
internal import LinuxSystem

/// `spinet layout`: checks and tests LDML keyboards.
enum LayoutCommand: Command {
  static let name = "layout"
  static let summary = "check keyboard layouts and run their tests"

  static let usage = """
    usage: spinet layout check [--imports DIR] FILE…
           spinet layout test [--imports DIR] [--keyboards DIR] TEST.xml…

    check   Reads LDML keyboards (UTS #35 part 7, CLDR 45 and later). Prints `FILE: ok`, or every
            problem as `file:line: message`; a `warning:` is no problem here, but may be one elsewhere.
    test    Runs keyboardTest3 files against the keyboards that they name, prints every failure,
            and ends with `N passed, M failed`.

      --imports DIR     where the files of base="cldr" imports are, directly or in DIR/VERSION;
                        then ../import beside the keyboard's folder is tried
      --keyboards DIR   where tests look for keyboards, after the folder of the test itself and
                        ../keyboards and ../3.0 beside it

    The exit status is 0 when nothing is wrong, 1 when something is, 2 for a wrong command line.

    """

  static func run(_ arguments: [String]) -> ExitStatus {
    guard let action = arguments.first else {
      return .usage("say what to do with layouts", usage)
    }
    if action == "--help" || action == "-h" {
      Terminal.print(usage)
      return .success
    }
    let known = action == "test" ? ["--imports", "--keyboards"] : ["--imports"]
    guard action == "check" || action == "test" else {
      return .usage("there is no \"layout \(action)\"", usage)
    }
    let options: Options
    do {
      options = try Options(Array(arguments.dropFirst()), known: known)
    } catch {
      return .usage(error.message, usage)
    }
    if options.wantsHelp {
      Terminal.print(usage)
      return .success
    }
    guard !options.files.isEmpty else {
      return .usage("\"layout \(action)\" needs at least one file", usage)
    }
    let loader = LayoutLoader(importFolders: options["--imports"], keyboardFolders: options["--keyboards"])
    return action == "check" ? check(options.files, loader) : LayoutTestCommand.run(options.files, loader)
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
