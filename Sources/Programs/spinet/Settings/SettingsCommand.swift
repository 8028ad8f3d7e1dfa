// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// `spinet settings`: what the person has chosen, without the app.
enum SettingsCommand: Command {
  static let name = "settings"
  static let summary = "Lists, changes and resets settings."

  private static let all = CommandHelp(
    name: "settings", summary: summary, forms: ["COMMAND …"],
    examples: ["spinet settings list", "spinet settings set hold-delay 300"])
  private static let ending = """
    They are in ~/.config/spinet/settings.conf, a text file that you can edit, too. Its comments
    stay, and so does what others change at the same time. spinetd follows each change at once.
    The exit status is 0 on success, 1 on failure, 2 for a wrong command line.
    """
  private static let listHelp = CommandHelp(
    name: "settings list", summary: "Lists each setting with its value and the usual one.", forms: ["[--json]"],
    options: [.init(name: "--json", text: "An array of objects: name, value, default, allowed, meaning.")],
    examples: ["spinet settings list", "spinet settings list --json"])
  private static let getHelp = CommandHelp(
    name: "settings get", summary: "Prints the value of a setting.", forms: ["NAME"],
    examples: ["spinet settings get appearance"])
  private static let setHelp = CommandHelp(
    name: "settings set", summary: "Gives a setting a value.", forms: ["NAME VALUE"],
    discussion: """
      What a setting cannot be is refused, and so is a change of one whose line in the file is
      not understood. Access for custom keyboards is asked for; you allow it on the keyboard.
      """,
    examples: ["spinet settings set appearance dark", "spinet settings set keyboards \"ko-KR, en-US\""])
  private static let resetHelp = CommandHelp(
    name: "settings reset", summary: "Gives a setting, or all, the usual value.", forms: ["NAME", "--all"],
    options: [.init(name: "--all", text: "Every setting; custom keyboards lose their access.")],
    examples: ["spinet settings reset appearance"])

  private static let commands = [listHelp, getHelp, setHelp, resetHelp]

  static func help(_ words: [String]) -> String? {
    guard let word = words.first else { return all.text(of: commands, ending: ending) }
    return words.count == 1 ? commands.first { $0.name == "settings \(word)" }?.text : nil
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    switch Subcommand(arguments, of: name, usage: help([]) ?? "", among: commands) {
    case .end(let status): return status
    case .chosen(let (help, options)):
      do {
        try run(help, options)
        return .success
      } catch {
        if let mistake = error.mistake { return .usage(mistake.message, help.text) }
        Terminal.report("spinet: \(error.message)")
        return .failure
      }
    }
  }

  private static func run(_ help: CommandHelp, _ options: Options) throws(Failure) {
    let words = options.files
    switch (help.name, words.count) {
    case (listHelp.name, 0): try SettingsOfPerson.list(asJSON: options.has("--json"))
    case (getHelp.name, 1): try SettingsOfPerson.printValue(of: words[0])
    case (setHelp.name, 2): try SettingsOfPerson.set(words[0], to: words[1])
    case (resetHelp.name, 0) where options.has("--all"): try SettingsOfPerson.resetAll()
    case (resetHelp.name, 1) where !options.has("--all"): try SettingsOfPerson.reset(words[0])
    case (resetHelp.name, _): throw .usage("what follows should be one name, or --all")
    case (setHelp.name, _):
      throw .usage("what follows should be a name and a value; put a value with blanks into quotes")
    case (getHelp.name, _): throw .usage("what follows should be one name")
    default: throw .usage("nothing should follow but --json")
    }
  }
}
