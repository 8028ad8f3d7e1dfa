// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// `spinet passwords`: the passwords that the keyring of the session keeps for apps.
enum PasswordsCommand: Command {
  static let name = "passwords"
  static let summary = "Lists, adds and deletes the passwords that your keyring keeps for apps."

  private static let all = CommandHelp(
    name: "passwords", summary: summary, forms: ["COMMAND …"],
    examples: ["spinet passwords list", "spinet passwords unlock"])
  private static let ending = """
    They are in the keyring of your session, such as gnome-keyring or KeePassXC, and nowhere
    else. Each belongs to one app, by the path of its program. No command shows a password.
    The exit status is 0 on success, 1 on failure, 2 for a wrong command line.
    """
  private static let appOption = CommandHelp.Option(
    name: "--app", value: "PROGRAM", text: "The app: the path of its program, or its name in PATH.")
  private static let listHelp = CommandHelp(
    name: "passwords list", summary: "Lists apps and user names whose password is kept.", forms: ["[--app PROGRAM]"],
    options: [appOption], examples: ["spinet passwords list"])
  private static let addHelp = CommandHelp(
    name: "passwords add", summary: "Keeps a password for an app.", forms: ["--app PROGRAM USERNAME"],
    discussion: """
      Asks for the password, or reads it from standard input where that is no terminal. One that
      is kept for the same app and user name makes way for it.
      """,
    options: [appOption],
    examples: ["spinet passwords add --app /usr/bin/shop ada@example.org"])
  private static let deleteHelp = CommandHelp(
    name: "passwords delete", summary: "Forgets the password of an app and user name.",
    forms: ["--app PROGRAM USERNAME"],
    options: [appOption],
    examples: ["spinet passwords delete --app /usr/bin/shop ada@example.org"])
  private static let unlockHelp = CommandHelp(
    name: "passwords unlock", summary: "Has the keyring ask you to unlock it.",
    examples: ["spinet passwords unlock"])

  private static let commands = [listHelp, addHelp, deleteHelp, unlockHelp]

  static func help(_ words: [String]) -> String? {
    guard let word = words.first else { return all.text(of: commands, ending: ending) }
    return words.count == 1 ? commands.first { $0.name == "passwords \(word)" }?.text : nil
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    switch Subcommand(arguments, of: name, usage: help([]) ?? "", among: commands) {
    case .end(let status): return status
    case .chosen(let (help, options)):
      return MainActor.assumeIsolated {
        do throws(Failure) {
          return try run(help, options)
        } catch {
          if let mistake = error.mistake { return .usage(mistake.message, help.text) }
          Terminal.report("spinet: \(error.message)")
          return .failure
        }
      }
    }
  }

  @MainActor
  private static func run(_ help: CommandHelp, _ options: Options) throws(Failure) -> ExitStatus {
    let (names, apps) = (options.files, options["--app"])
    switch (help.name, names.count, apps.count) {
    case (listHelp.name, 0, 0...1): return try PasswordsOfPerson().list(app: apps.first)
    case (addHelp.name, 1, 1): try PasswordsOfPerson().add(names[0], app: apps[0])
    case (deleteHelp.name, 1, 1): try PasswordsOfPerson().delete(names[0], app: apps[0])
    case (unlockHelp.name, 0, 0): try PasswordsOfPerson().unlock()
    case (addHelp.name, _, _), (deleteHelp.name, _, _):
      throw .usage("what follows should be --app with a program, and one user name; a password is never an argument")
    default: throw .usage("there are too many words after \"\(help.name)\"")
    }
    return .success
  }
}
