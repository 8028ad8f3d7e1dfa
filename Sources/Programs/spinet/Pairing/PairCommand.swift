// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// `spinet pair`: the phones that may type on this device.
enum PairCommand: Command {
  static let name = "pair"
  static let summary = "Pairs phones, which type here from then on; lists and removes them."

  private static let all = CommandHelp(
    name: "pair", summary: summary, forms: ["COMMAND …"],
    examples: ["spinet settings set remote-typing 192.168.1.5", "spinet pair new", "spinet pair list"])
  private static let ending = """
    Phones reach the keyboard only if the settings say at which address, remote-typing.
    The exit status is 0 on success, 1 on failure, 2 for a wrong command line.
    """
  private static let newHelp = CommandHelp(
    name: "pair new", summary: "Shows a QR code and six digits, one of which pairs a phone.",
    examples: ["spinet pair new"])
  private static let listHelp = CommandHelp(
    name: "pair list", summary: "Lists the phones that are paired.", examples: ["spinet pair list"])
  private static let removeHelp = CommandHelp(
    name: "pair remove", summary: "Ends the pairing of a phone, at once.", forms: ["ID"],
    examples: ["spinet pair remove 0123456789abcdef"])
  private static let removeAllHelp = CommandHelp(
    name: "pair remove-all", summary: "Ends the pairing of all phones, at once.", examples: ["spinet pair remove-all"])

  private static let commands = [newHelp, listHelp, removeHelp, removeAllHelp]

  static func help(_ words: [String]) -> String? {
    guard let word = words.first else { return all.text(of: commands, ending: ending) }
    return words.count == 1 ? commands.first { $0.name == "pair \(word)" }?.text : nil
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    switch Subcommand(arguments, of: name, usage: help([]) ?? "", among: commands) {
    case .end(let status): return status
    case .chosen(let (help, options)):
      do {
        try run(help, options.files)
        return .success
      } catch {
        if let mistake = error.mistake { return .usage(mistake.message, help.text) }
        Terminal.report("spinet: \(error.message)")
        return .failure
      }
    }
  }

  private static func run(_ help: CommandHelp, _ words: [String]) throws(Failure) {
    switch (help.name, words.count) {
    case (newHelp.name, 0): try PairingOfPerson().offer()
    case (listHelp.name, 0): try PairingOfPerson().list()
    case (removeHelp.name, 1): try PairingOfPerson().remove(words[0])
    case (removeAllHelp.name, 0): try PairingOfPerson().removeAll()
    default: throw .usage("there are too many words after \"\(help.name)\", or too few")
    }
  }
}
