// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The command line of Spinet.
@main
enum Spinet {
  /// Every command by its name. A command gets the arguments after its name.
  private static var commands: [any Command.Type] {
    [
      KeyboardCommand.self, LayoutCommand.self, LexiconCommand.self, DecodeCommand.self, ReplacementsCommand.self,
      WordsCommand.self, PasswordsCommand.self, PairCommand.self, TypeCommand.self, SettingsCommand.self,
      ReadTextCommand.self,
      DoctorCommand.self,
    ]
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = run(arguments)
    Process.exit(status: status.rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    guard let name = arguments.first else {
      Terminal.report(usage)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h": return help([])
    case "help": return help(rest)
    case "--version": return version()
    default: break
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return .usage("there is no command \"\(name)\"", usage)
    }
    return command.run(rest)
  }

  private static func version() -> ExitStatus {
    Terminal.print("spinet \(SpinetVersion.string)")
    return .success
  }

  /// Says more about the command that the words name, or lists all.
  private static func help(_ words: [String]) -> ExitStatus {
    guard let name = words.first else {
      Terminal.print(usage)
      return .success
    }
    let text = commands.first { $0.name == name }.flatMap { $0.help(Array(words.dropFirst())) }
    guard let text else { return .usage("there is no command \"\(words.joined(separator: " "))\"", usage) }
    Terminal.print(text)
    return .success
  }

  private static var usage: String {
    let rows = commands.map { ($0.name, $0.summary) } + [("help", "Says more about a command.")]
    return """
      usage: spinet COMMAND …
             spinet --version

      Checks the session and layouts, changes settings, pairs phones, types on other devices, keeps
      text replacements, learnt words and passwords, makes language files, reads text in pictures,
      and makes and manages custom keyboards.

      \(CommandHelp.list(rows))

      Examples:
        spinet doctor
        spinet help keyboard install
      """
  }
}
