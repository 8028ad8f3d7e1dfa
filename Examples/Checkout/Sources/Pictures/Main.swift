// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CheckoutForm
import ExamplePictures
import Foundation
import KeyboardTesting
import UIKitCore

/// Saves pictures of the form: one file for each moment and screen, and one of all.
@main
@MainActor
struct Main {
  static func main() {
    PictureCommand.run("checkout-pictures", usualFolder: ".build/checkout", save: save)
  }

  /// What a person does before the picture is taken.
  private static let moments: [(name: String, play: (CheckoutStage) throws -> Void)] = [
    ("empty", { _ in }),
    (
      "keyboard",
      { stage in
        stage.fill([(stage.form.rows.givenName, said("Ada", "하늘"))])
        try stage.app.tap(.identifier("postal-code"))
      }
    ),
    (
      "problems",
      { stage in
        stage.fillAll()
        let rows = stage.form.rows
        stage.fill([(rows.email, "ada@home"), (rows.card, "4111111111111112"), (rows.expiry, "0120"), (rows.city, "")])
        for row in rows.all { row.showProblem() }
        stage.app.settle()
        stage.showWholeForm()
      }
    ),
    (
      "ready",
      { stage in
        stage.fillAll()
        stage.app.settle()
        stage.showWholeForm()
      }
    ),
    (
      "paid",
      { stage in
        stage.fillAll()
        try stage.app.tap(.type(UIButton.self).label(containing: said("Pay", "결제하기")))
      }
    ),
  ]

  private static var variants: [Variant] {
    let korean = Variant.korean
    let darkKorean = Variant(name: "korean-dark", style: .dark, languages: ["ko-KR"])
    return Variant.all + [korean, darkKorean]
  }

  private static func save(_ folder: URL, _ filter: PictureFilter) throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for (name, play) in moments {
      var row: [(caption: String, image: UIImage)] = []
      for variant in variants where filter.takes("\(name)-\(variant.name)") {
        let stage = CheckoutStage(variant)
        try play(stage)
        stage.app.settle(limit: 1)
        let picture = stage.app.screenshot()
        try picture.save(to: folder.appending(path: "\(name)-\(variant.name).png"))
        row.append(("\(name), \(variant.name)", picture.image))
      }
      if !row.isEmpty { rows.append(row) }
    }
    guard !rows.isEmpty else { throw filter.nothingFound }
    try Picture(image: ContactSheet.make(rows, height: 520)).save(to: folder.appending(path: "all.png"))
  }
}
