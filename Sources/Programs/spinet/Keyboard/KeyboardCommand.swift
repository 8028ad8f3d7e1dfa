// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// `spinet keyboard`: makes, builds, installs and looks after custom keyboards.
enum KeyboardCommand: Command {
  static let name = "keyboard"
  static let summary = KeyboardHelp.all.summary

  /// One of the commands below `keyboard`.
  private struct Action {
    var help: CommandHelp
    /// How many words follow, apart from options.
    var words: ClosedRange<Int>
    var run: (Options) throws(Failure) -> ExitStatus

    init(_ help: CommandHelp, words: ClosedRange<Int>, run: @escaping (Options) throws(Failure) -> ExitStatus) {
      self.help = help
      self.words = words
      self.run = run
    }
  }

  private static var actions: [Action] {
    [
      Action(KeyboardHelp.new, words: 1...1, run: NewKeyboard.run),
      Action(KeyboardHelp.build, words: 0...1, run: BuildKeyboard.run),
      Action(KeyboardHelp.install, words: 0...1, run: InstallKeyboard.run),
      Action(KeyboardHelp.run, words: 0...1, run: RunKeyboard.run),
      Action(KeyboardHelp.list, words: 0...0, run: ListKeyboards.run),
      Action(KeyboardHelp.enable, words: 1...1, run: EnableKeyboard.run),
      Action(KeyboardHelp.disable, words: 1...1, run: EnableKeyboard.runDisable),
      Action(KeyboardHelp.access, words: 2...4, run: KeyboardAccess.run),
      Action(KeyboardHelp.remove, words: 1...1, run: RemoveKeyboard.run),
    ]
  }

  private static func action(_ name: String) -> Action? { actions.first { $0.help.name == "keyboard \(name)" } }

  static func help(_ words: [String]) -> String? {
    guard let name = words.first else {
      return KeyboardHelp.all.text(of: actions.map(\.help), ending: KeyboardHelp.ending)
    }
    return words.count == 1 ? action(name)?.help.text : nil
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    let usage = help([]) ?? ""
    guard let name = arguments.first else { return .usage("missing command after \"keyboard\"", usage) }
    if name == "--help" || name == "-h" {
      Terminal.print(usage)
      return .success
    }
    guard let action = action(name) else { return .usage("there is no command \"keyboard \(name)\"", usage) }
    var words = Array(arguments.dropFirst())
    // What follows --in is a command with options of its own.
    var app: [String]?
    if name == "run", let place = words.firstIndex(of: "--in") {
      app = Array(words[(place + 1)...])
      words = Array(words[..<place])
    }
    do {
      var options = try Options(words, known: action.help.optionNames, flags: action.help.flagNames)
      options.app = app
      if options.wantsHelp {
        Terminal.print(action.help.text)
        return .success
      }
      guard action.words.contains(options.files.count) else {
        return .usage(wrongCount(action, found: options.files.count), action.help.text)
      }
      return try perform(action, options)
    } catch {
      return .usage(error.message, action.help.text)
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

  private static func wrongCount(_ action: Action, found: Int) -> String {
    if found > action.words.upperBound { return "too many arguments for \"\(action.help.name)\"" }
    if found > 0 { return "missing argument for \"\(action.help.name)\": on or off" }
    return action.help.name == KeyboardHelp.new.name
      ? "missing name for the new keyboard" : "missing KEYBOARD for \"\(action.help.name)\""
  }
}
