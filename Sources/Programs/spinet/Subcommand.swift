// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the words after a command ask for that has commands of its own.
enum Subcommand {
  /// One of them, with its options.
  case chosen((help: CommandHelp, options: Options))
  /// Nothing more: help has been printed, or the words are wrong.
  case end(ExitStatus)

  /// - Parameters:
  ///   - command: The name of the command that the words stand after.
  ///   - usage: Its help.
  ///   - all: Those of its commands.
  init(_ arguments: [String], of command: String, usage: String, among all: [CommandHelp]) {
    guard let action = arguments.first else {
      self = .end(.usage("missing command after \"\(command)\"", usage))
      return
    }
    if action == "--help" || action == "-h" {
      Terminal.print(usage)
      self = .end(.success)
      return
    }
    guard let help = all.first(where: { $0.name == "\(command) \(action)" }) else {
      self = .end(.usage("there is no command \"\(command) \(action)\"", usage))
      return
    }
    do {
      let options = try Options(Array(arguments.dropFirst()), known: help.optionNames, flags: help.flagNames)
      if options.wantsHelp { Terminal.print(help.text) }
      self = options.wantsHelp ? .end(.success) : .chosen((help, options))
    } catch {
      self = .end(.usage(error.message, help.text))
    }
  }
}
