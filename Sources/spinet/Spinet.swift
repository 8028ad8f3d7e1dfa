// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The command line of Spinet.
@main
enum Spinet {
  /// Every command by its name. A command gets the arguments after its name.
  private static var commands: [any Command.Type] { [KeyboardCommand.self, LayoutCommand.self, DoctorCommand.self] }

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
    if name == "--help" || name == "-h" || name == "help" {
      Terminal.print(usage)
      return .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return .usage("there is no command \"\(name)\"", usage)
    }
    return command.run(Array(arguments.dropFirst()))
  }

  private static var usage: String {
    let lines = commands.map { "  spinet \($0.name) …\n      \($0.summary)\n" }
    return "usage: spinet COMMAND …\n\n" + lines.joined() + "\n`spinet COMMAND --help` says more about one of them.\n"
  }
}
