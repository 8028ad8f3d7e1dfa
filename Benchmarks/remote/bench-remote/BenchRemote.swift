// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import InstalledLanguages
import KeyboardEngine
import SystemKeyboard
import TypingDecoder

/// Counts what letters cost with a remote and with switches: presses for each character, and with switches seconds, of phrases that a person
/// types who makes no mistake and knows the keys.
///
/// What is counted are lower-case letters and the spaces between words; capitals come by themselves, and signs are left out.
///
/// Arguments: the folder of the layouts, an English language file, a file of phrases, and how many of them to type.
@main
struct BenchRemote {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      print("usage: bench-remote FOLDER-OF-LAYOUTS LANGUAGE-FILE FILE-OF-PHRASES [COUNT]")
      return
    }
    let catalog = try LayoutFolder(path: arguments[0]).catalog { print($0) }
    let language = try LanguageFile(contentsOf: URL(filePath: arguments[1]))
    let text = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
    let count = arguments.count > 3 ? Int(arguments[3]) ?? .max : .max
    let phrases = text.split(separator: "\n").prefix(count).map { Self.plain(String($0)) }
    let characters = phrases.reduce(0) { $0 + $1.count }
    var builder = PlaneBuilder(catalog: catalog)
    let screen = Screen(size: Size(width: 360, height: 720))
    let grid = builder.plane(PlaneRequest(mode: "en-US", screen: screen))
    print("\(phrases.count) phrases, \(characters) characters\n")
    print("| keys | presses for each character | seconds for each character |\n| --- | ---: | ---: |")
    for form in KeyForm.allCases {
      var person = RemotePerson(keys: PredictingKeys(grid: grid, form: form, language: language))
      for phrase in phrases { try person.type(phrase) }
      tell("remote, \(form.rawValue)", presses: person.pressCount, seconds: nil, characters)
    }
    for way in ScanningPerson.Way.allCases {
      for form in [KeyForm.grid, .gridWords] {
        var person = ScanningPerson(keys: PredictingKeys(grid: grid, form: form, language: language), way: way)
        for phrase in phrases { try person.type(phrase) }
        tell("\(way.rawValue), \(form.rawValue)", presses: person.pressCount, seconds: person.seconds, characters)
      }
    }
  }

  private static func tell(_ name: String, presses: Int, seconds: Double?, _ characters: Int) {
    let count = Double(max(characters, 1))
    let time = seconds.map { String(format: "%.2f", $0 / count) } ?? "–"
    print("| \(name) | \(String(format: "%.2f", Double(presses) / count)) | \(time) |")
  }

  /// Lower-case letters, and one space between words.
  private static func plain(_ line: String) -> String {
    line.lowercased().split(separator: " ").map { word in String(word.filter { $0.isASCII && $0.isLetter }) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
