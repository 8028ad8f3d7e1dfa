// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import UIKitCore

/// Saves pictures of the settings: one file for each page and screen, and one of all.
@main
struct Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count <= 2, arguments.first?.hasPrefix("-") != true else {
      print("usage: settings-pictures [FOLDER [NAME]]")
      exit(2)
    }
    let folder = URL(filePath: arguments.first ?? ".build/settings", directoryHint: .isDirectory)
    do {
      try run(folder, filter: arguments.count > 1 ? arguments[1] : "")
    } catch {
      print("settings-pictures: \(error)")
      exit(1)
    }
  }

  private static let variants = Variant.all + [.darkTablet.named("tablet-dark"), .korean]

  private static func run(_ folder: URL, filter: String) throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for scene in Scene.all {
      var row: [(caption: String, image: UIImage)] = []
      for variant in variants where filter.isEmpty || "\(scene.name)-\(variant.name)".contains(filter) {
        let home = try Home.furnished()
        try scene.furnish(home)
        let stage = try SettingsStage(variant, home: home)
        try scene.play(stage)
        let picture = stage.app.screenshot()
        try picture.save(to: folder.appending(path: "\(scene.name)-\(variant.name).png"))
        row.append(("\(scene.name), \(variant.name)", picture.image))
      }
      if !row.isEmpty { rows.append(row) }
    }
    guard !rows.isEmpty else { throw StageError("nothing is called “\(filter)”") }
    try Picture(image: ContactSheet.make(rows, height: 420)).save(to: folder.appending(path: "all.png"))
    print("Pictures of the settings: \(folder.path(percentEncoded: false))")
  }
}

extension Variant {
  fileprivate func named(_ name: String) -> Variant {
    Variant(name: name, size: size, safeAreaInsets: safeAreaInsets, scale: scale, style: style)
  }
}
