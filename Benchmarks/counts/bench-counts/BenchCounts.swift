// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import SystemKeyboard

/// Counts what a key costs that does not depend on the machine, and prints `figure number` lines: allocations, the bytes
/// that they ask for, and the pixels that change.
///
/// A key is a finger's coming and lifting and the time until the highlight has gone, with all that `spinetd` does for it
/// up to the text and the areas to draw. Pictures are not drawn: what Cairo and Pango allocate depends on the fonts.
/// Of the decoder it counts what the most expensive touch allocates, and a look at the suggestions after one.
///
/// Argument: the folder of the layouts.
@main
struct BenchCounts {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: bench-counts FOLDER-OF-LAYOUTS")
      return
    }
    let catalog = try LayoutFolder(path: folder).catalog { print($0) }
    let phone = Screen(size: Size(width: 360, height: 720))
    let tablet = Screen(size: Size(width: 800, height: 1280))
    for (name, mode, screen, word) in [
      ("english.phone", "en-US", phone, "thequick"), ("english.tablet", "en-US", tablet, "thequick"),
      ("korean.phone", "ko-KR", phone, "ㅎㅏㄴㄱㅡㄹㅇㅣ"),
    ] {
      let typing = Typing(catalog: catalog, mode: mode, screen: screen)
      // What is kept from the first keys on is no cost of a key.
      for _ in 0..<4 { typing.type(word) }
      let counted = typing.type(word)
      let keys = Double(word.count)
      tell("\(name).allocations", Double(counted.allocations) / keys)
      tell("\(name).bytes", Double(counted.bytes) / keys)
      tell("\(name).damage", counted.damagedPixels / keys)
    }
    for (name, ownWordCount) in [("decoder", 0), ("decoder.own", 1000)] {
      var decoding = try Decoding(ownWordCount: ownWordCount)
      for word in ["badatiko", "lomena"] { _ = decoding.type(word) }
      let most = decoding.type("badatimo")
      tell("\(name).touch.allocations", Double(most.touch))
      tell("\(name).suggestions.allocations", Double(most.suggestions))
    }
  }

  private static func tell(_ figure: String, _ number: Double) { print("\(figure)\t\(Int(number.rounded(.up)))") }
}
