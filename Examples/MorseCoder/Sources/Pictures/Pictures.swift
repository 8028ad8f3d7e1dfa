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
    guard arguments.first?.hasPrefix("-") != true else {
      print("usage: morse-pictures [FOLDER [NAME…]]")
      exit(2)
    }
    let folder = URL(filePath: arguments.first ?? ".build/morse", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try run(folder, names: Array(arguments.dropFirst()))
    } catch {
      print("morse-pictures: \(error)")
      exit(1)
    }
  }

  /// - Parameter names: Parts of the names of those to make; all when there is none.
  private static func run(_ folder: URL, names: [String]) throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for still in Still.keyboard + Still.trainer {
      var row: [(caption: String, image: UIImage)] = []
      for variant in still.variants {
        let name = "\(still.name)-\(variant.name)"
        guard names.isEmpty || names.contains(where: name.contains) else { continue }
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
