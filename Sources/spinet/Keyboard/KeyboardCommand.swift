// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// `spinet keyboard`: makes, builds, installs and looks after custom keyboards.
enum KeyboardCommand: Command {
  static let name = "keyboard"
  static let summary = "make, build, install, enable and debug custom keyboards"

  static let usage = """
    usage: spinet keyboard new NAME [--language TAG] [--identifier ID] [--sdk DIR]
           spinet keyboard build [DIR] [--scratch-path DIR] [--yes]
           spinet keyboard install [DIR | NAME.keyboard] [--enable] [--update] [--system] [--yes]
           spinet keyboard run [DIR] [--full-access] --in APP [ARGUMENT…]
           spinet keyboard list
           spinet keyboard enable KEYBOARD
           spinet keyboard disable KEYBOARD
           spinet keyboard access KEYBOARD on|off
           spinet keyboard access KEYBOARD location on|off
           spinet keyboard access KEYBOARD app APP on|off
           spinet keyboard remove KEYBOARD [--system] [--keep-data]

    new      Makes the folder NAME with a keyboard to begin with: a Swift package, its test and Info.plist.
    build    Builds the package in DIR, or here, optimised and with Swift linked in, and puts the bundle
             NAME.keyboard into its build folder. A package is a program of whoever wrote it: it is built in
             a sandbox, which has no network and none of your files but the package and the SDK's sources.
    install  Installs a bundle, or builds the package in DIR, or here, and installs that; a former version
             is replaced as a whole. Another keyboard of the same identifier begins anew, without what the
             former one was allowed and had kept.
    run      Builds the package, and starts APP and the keyboard in a session of their own, a window of
             sway, until APP ends. What the keyboard prints is shown.
    list     Prints the installed keyboards, and what is wrong with them.
    enable   Puts a keyboard among those of the Globe key; one that failed too often may try again.
    access   Asks you, on the keyboard on the screen, before anything is given. Gives a keyboard that asks for it full access to the network, contacts and what it shares with its app,
             or takes it away. With location: lets one with full access know where the device is, or no longer.
             With app: lets one type in the terminal or launcher APP, where it can then do all that you can.
    remove   Takes a keyboard off, with all that it has kept.

      --language TAG      what the keyboard types, such as en-US (the default) or ko-KR
      --identifier ID     the keyboard's name for programs (default: org.example.NAME)
      --sdk DIR           where the sources of Spinet's SDK are (default: those that spinet came with)
      --scratch-path DIR  the build folder (default: .build in the package); also for install and run
      --enable            enable the keyboard as well
      --yes               build without a sandbox where none can be made: the package can do all that you can
      --update            it is a new version by the same author: it stays enabled and keeps its data
      --system            for everybody on this machine, not just for you; needs root
      --full-access       run with full access, if the keyboard asks for it
      --keep-data         leave what the keyboard has kept

    KEYBOARD is an identifier or a name from the list.
    The exit status is 0 when it is done, 1 when not, 2 for a wrong command line.

    """

  /// One of the things to do with keyboards.
  private struct Action {
    var name: String
    var options: [String] = []
    var flags: [String] = []
    /// How many words follow, apart from options.
    var words: ClosedRange<Int>
    var run: (Options) throws(Failure) -> ExitStatus
  }

  private static var actions: [Action] {
    [
      Action(name: "new", options: ["--language", "--identifier", "--sdk"], words: 1...1, run: NewKeyboard.run),
      Action(name: "build", options: ["--scratch-path"], flags: ["--yes"], words: 0...1, run: BuildKeyboard.run),
      Action(
        name: "install", options: ["--scratch-path"], flags: ["--enable", "--update", "--system", "--yes"],
        words: 0...1,
        run: InstallKeyboard.run),
      Action(
        name: "run", options: ["--scratch-path"], flags: ["--full-access", "--yes"], words: 0...1,
        run: RunKeyboard.run),
      Action(name: "list", words: 0...0, run: ListKeyboards.run),
      Action(name: "enable", words: 1...1, run: EnableKeyboard.run),
      Action(name: "disable", words: 1...1, run: EnableKeyboard.runDisable),
      Action(name: "access", words: 2...4, run: KeyboardAccess.run),
      Action(name: "remove", flags: ["--system", "--keep-data"], words: 1...1, run: RemoveKeyboard.run),
    ]
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    guard let name = arguments.first else { return .usage("say what to do with keyboards", usage) }
    if name == "--help" || name == "-h" {
      Terminal.print(usage)
      return .success
    }
    guard let action = actions.first(where: { $0.name == name }) else {
      return .usage("there is no \"keyboard \(name)\"", usage)
    }
    var words = Array(arguments.dropFirst())
    // What follows --in is a command with options of its own.
    var app: [String]?
    if name == "run", let place = words.firstIndex(of: "--in") {
      app = Array(words[(place + 1)...])
      words = Array(words[..<place])
    }
    do {
      var options = try Options(words, known: action.options, flags: action.flags)
      options.app = app
      if options.wantsHelp {
        Terminal.print(usage)
        return .success
      }
      guard action.words.contains(options.files.count) else {
        return .usage(wrongCount(action.name, action.words, found: options.files.count), usage)
      }
      return try perform(action, options)
    } catch {
      return .usage(error.message, usage)
    }
  }

  private static func perform(_ action: Action, _ options: Options) throws(Options.Mistake) -> ExitStatus {
    do throws(Failure) {
      return try action.run(options)
    } catch {
      if let mistake = error.mistake { throw mistake }
      Terminal.report("spinet: \(error.message)")
      return .failure
    }
  }

  private static func wrongCount(_ name: String, _ words: ClosedRange<Int>, found: Int) -> String {
    if found > words.upperBound { return "\"keyboard \(name)\" does not take so many words" }
    return name == "new" ? "say what the keyboard is called" : "\"keyboard \(name)\" needs to know which keyboard"
  }
}
