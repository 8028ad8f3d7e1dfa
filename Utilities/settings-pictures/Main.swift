// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import UIKitCore

/// Saves pictures of the settings: one file for each page and screen, and one of all.
@main
struct Main {
  static func main() {
    PictureCommand.run("settings-pictures", usualFolder: ".build/settings", save: save)
  }

  private static let variants = Variant.all + [.darkTablet.named("tablet-dark"), .korean]

  private static func save(_ folder: URL, _ filter: PictureFilter) throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for scene in Scene.all where scene.isPossible {
      var row: [(caption: String, image: UIImage)] = []
      for variant in variants where filter.takes("\(scene.name)-\(variant.name)") {
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
    guard !rows.isEmpty else { throw filter.nothingFound }
    try Picture(image: ContactSheet.make(rows, height: 420)).save(to: folder.appending(path: "all.png"))
  }
}

extension Variant {
  fileprivate func named(_ name: String) -> Variant {
    Variant(name: name, size: size, safeAreaInsets: safeAreaInsets, scale: scale, style: style)
  }
}
