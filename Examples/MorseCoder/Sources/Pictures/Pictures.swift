// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import UIKitCore

/// Saves pictures of the keyboard and of the app that teaches it.
@main
@MainActor
struct Pictures {
  static func main() {
    PictureCommand.run("morse-pictures", usualFolder: ".build/morse", save: save)
  }

  private static func save(_ folder: URL, _ filter: PictureFilter) throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for still in Still.keyboard + Still.trainer {
      var row: [(caption: String, image: UIImage)] = []
      for variant in still.variants {
        let name = "\(still.name)-\(variant.name)"
        guard filter.takes(name) else { continue }
        let picture = try still.make(variant)
        try picture.save(to: folder.appending(path: "\(name).png"))
        row.append((name, picture.image))
      }
      if !row.isEmpty { rows.append(row) }
    }
    guard !rows.isEmpty else { throw filter.nothingFound }
    try Picture(image: ContactSheet.make(rows, height: 420)).save(to: folder.appending(path: "contact-sheet.png"))
  }
}
