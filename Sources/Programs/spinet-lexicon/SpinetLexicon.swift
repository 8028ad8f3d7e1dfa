// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import SupplementaryLexicon
internal import LinuxSystem

/// Reads the words of the person for keyboards and writes them to its standard output, for `spinetd`.
///
///     spinet-lexicon [--replacements FILE] [--contacts FOLDER]… [--language TAG]…
@main
enum SpinetLexicon {
  static func main() {
    var files = WordFiles()
    var languages: [String] = []
    var rest = CommandLine.arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { fail("\(option) needs a value") }
      switch option {
      case "--replacements": files.replacementsPath = value
      case "--contacts": files.contactsPaths.append(value)
      case "--language": languages.append(value)
      default: fail("there is no option \(option)")
      }
    }
    let replacements = files.replacements { Log(.words).warning("\(fault: $0)") }
    let entries = LexiconMerge.entries(
      replacements: replacements, names: files.names(), languages: languages)
    Console.print(LexiconTransfer.bytes(entries))
  }

  private static func fail(_ message: String) -> Never {
    Log(.words).error("\(fault: message)")
    Process.exit(status: 2)
  }
}
