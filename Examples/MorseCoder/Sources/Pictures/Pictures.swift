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
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count <= 2, arguments.first?.hasPrefix("-") != true else {
      print("usage: morse-pictures [FOLDER [NAME]]")
      exit(2)
    }
    let folder = URL(filePath: arguments.first ?? ".build/morse", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try run(folder, filter: arguments.count > 1 ? arguments[1] : "")
    } catch {
      print("morse-pictures: \(error)")
      exit(1)
    }
  }

  private static func run(_ folder: URL, filter: String) throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for still in Still.keyboard + Still.trainer {
      var row: [(caption: String, image: UIImage)] = []
      for variant in still.variants {
        let name = "\(still.name)-\(variant.name)"
        guard filter.isEmpty || name.contains(filter) else { continue }
        let picture = try still.make(variant)
        try picture.save(to: folder.appending(path: "\(name).png"))
        row.append((name, picture.image))
      }
      if !row.isEmpty { rows.append(row) }
    }
    try Picture(image: ContactSheet.make(rows, height: 420)).save(to: folder.appending(path: "contact-sheet.png"))
    print("Pictures: \(folder.path(percentEncoded: false))")
  }
}
