// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinet help keyboard` says, of the whole and of each command.
enum KeyboardHelp {
  static let all = CommandHelp(
    name: "keyboard", summary: "Makes, builds, installs and manages custom keyboards.", forms: ["COMMAND …"],
    examples: ["spinet keyboard new Letters", "spinet keyboard list"])

  static let ending = """
    KEYBOARD is an identifier or a name from `spinet keyboard list`.
    The exit status is 0 on success, 1 on failure, 2 for a wrong command line.
    """

  private static let scratchPath = CommandHelp.Option(
    name: "--scratch-path", value: "DIR", text: "the build folder (default: .build in the package)")
  private static let yes = CommandHelp.Option(
    name: "--yes",
    text: "build without a sandbox where none can be made;\nthe package can then do everything that you can")

  static let new = CommandHelp(
    name: "keyboard new", summary: "Makes a Swift package with a keyboard that works, its test and its Info.plist.",
    forms: ["NAME [--language TAG] [--identifier ID] [--sdk DIR]"],
    options: [
      CommandHelp.Option(
        name: "--language", value: "TAG",
        text: "the language that the keyboard declares (default: en-US);\nthe keys of the template stay the same"),
      CommandHelp.Option(
        name: "--identifier", value: "ID",
        text: "the keyboard's name for programs (default: org.example.NAME);\nchoose your own before others install it"),
      CommandHelp.Option(
        name: "--sdk", value: "DIR", text: "the sources of Spinet's SDK (default: those of this installation)"),
    ],
    examples: ["spinet keyboard new Letters --identifier org.me.letters"])

  static let build = CommandHelp(
    name: "keyboard build", summary: "Builds a package and puts the bundle NAME.keyboard into its build folder.",
    forms: ["[DIR] [--scratch-path DIR] [--yes]"],
    discussion: """
      Builds the package in DIR, or here, optimised and with Swift linked in. A package is
      a program of whoever wrote it: it is built in a sandbox, which has no network and none
      of your files but the package and the SDK's sources.
      """,
    options: [scratchPath, yes], examples: ["spinet keyboard build Letters"])

  static let install = CommandHelp(
    name: "keyboard install", summary: "Installs a bundle, or builds a package and installs that.",
    forms: [
      "[DIR] [--enable] [--update] [--system] [--scratch-path DIR] [--yes]",
      "NAME.keyboard [--enable] [--update] [--system]",
    ],
    discussion: """
      An older version is replaced as a whole. Another keyboard of the same identifier begins
      anew, without the permissions and the data of the one before, unless you say --update.
      """,
    options: [
      CommandHelp.Option(name: "--enable", text: "enable the keyboard as well"),
      CommandHelp.Option(
        name: "--update", text: "it is a new version by the same author: it stays enabled\nand keeps its data"),
      CommandHelp.Option(name: "--system", text: "for all users of this machine; needs root"), scratchPath, yes,
    ],
    examples: ["spinet keyboard install --enable", "spinet keyboard install --update Letters.keyboard"])

  static let run = CommandHelp(
    name: "keyboard run", summary: "Builds a package and tries the keyboard with an app in a window of its own.",
    forms: ["[DIR] [--full-access] [--scratch-path DIR] [--yes] --in APP [ARGUMENT…]"],
    discussion: """
      The window is a session of sway with the app and the keyboard. Your own keyboard and
      settings are left alone. What the keyboard prints is shown. It ends when the app ends.
      """,
    options: [
      CommandHelp.Option(name: "--in", value: "APP", text: "the app to type into, with its arguments; comes last"),
      CommandHelp.Option(name: "--full-access", text: "run with full access, if the keyboard asks for it"),
      scratchPath, yes,
    ],
    examples: ["spinet keyboard run --in gtk4-demo --run=search_entry"])

  static let list = CommandHelp(
    name: "keyboard list", summary: "Lists the installed keyboards, and what is wrong with them.",
    examples: ["spinet keyboard list"])

  static let enable = CommandHelp(
    name: "keyboard enable", summary: "Adds a keyboard to the Globe key's list.", forms: ["KEYBOARD"],
    discussion: "Also turns a keyboard that was set aside back on.", examples: ["spinet keyboard enable Letters"])

  static let disable = CommandHelp(
    name: "keyboard disable", summary: "Takes a keyboard off the Globe key's list, with its permissions.",
    forms: ["KEYBOARD"], examples: ["spinet keyboard disable Letters"])

  static let access = CommandHelp(
    name: "keyboard access", summary: "Allows or denies what a keyboard may do beyond typing.",
    forms: ["KEYBOARD on|off", "KEYBOARD location on|off", "KEYBOARD app APP on|off"],
    discussion: """
      on|off           Full access: the network, your contacts, and writing to the folder
                       that the keyboard shares with its app.
      location on|off  The device's location. Needs full access.
      app APP on|off   Typing in APP, a terminal or launcher. What is typed there is run:
                       the keyboard can then do everything that you can.

      The keyboard on the screen asks you before anything is given. `off` counts at once.
      """,
    examples: ["spinet keyboard access Letters on", "spinet keyboard access Letters app foot off"])

  static let remove = CommandHelp(
    name: "keyboard remove", summary: "Uninstalls a keyboard and deletes its data.",
    forms: ["KEYBOARD [--system] [--keep-data]"],
    options: [
      CommandHelp.Option(name: "--system", text: "remove the one for all users of this machine; needs root"),
      CommandHelp.Option(name: "--keep-data", text: "keep the keyboard's data"),
    ],
    examples: ["spinet keyboard remove Letters"])
}
