// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import Gallery
import KeyboardTesting
import UIKitCore

/// What shows after something was touched, in full size in every variant or in some.
@MainActor
struct Still {
  let name: String
  private let page: String
  let variants: [Variant]
  private let play: (Stage) throws -> Void

  init(
    _ name: String, on page: String, _ variants: [Variant] = Variant.all, _ play: @escaping (Stage) throws -> Void
  ) {
    self.name = "still-\(name)"
    self.page = page
    self.variants = variants
    self.play = play
  }

  func make(_ variant: Variant) throws -> Picture {
    let stage = Stage(variant)
    stage.app.patience = 1
    try stage.show(GallerySection.page(page))
    try play(stage)
    return stage.app.screenshot()
  }
}

extension Still {
  private static let formVariants = [
    Variant.light, Variant(name: "dark", style: .dark),
    Variant(
      name: "lying", size: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
  ]

  private static let dateVariants = [
    Variant.light, .korean, .tablet, Variant(name: "dark", style: .dark),
    Variant(name: "rtl", direction: .rightToLeft),
  ]

  static let all = [
    Still("menu", on: "Menus") { try $0.app.tap(.label("Edit")) },
    Still("menu-sections", on: "Menus") { try $0.app.tap("Format") },
    Still("submenu", on: "Menus") { stage in
      try stage.app.tap("Send")
      try stage.app.tap("People")
    },
    Still("pop-up", on: "Menus") { try $0.app.tap("Medium") },
    Still("context-menu", on: "Menus") { try $0.app.hold("Evening") },
    Still("context-menu-preview", on: "Menus") { try $0.app.hold("Night") },
    Still("popover", on: "Popovers") { try $0.app.tap("Choose") },
    Still("popover-on-a-bar", on: "Popovers") { try $0.app.tap("Colors") },
    Still("popover-stays", on: "Popovers") { try $0.app.tap("Explain") },
    Still("drag", on: "Drag and Drop") { stage in
      let target = try stage.app.place(on: "First well")
      let finger = try stage.app.putFinger(on: "Green")
      finger.rest(for: 0.6)
      finger.move(to: target, over: 0.3)
      finger.rest(for: 0.5)
    },
    Still("form-problem", on: "Form", formVariants) { stage in
      try stage.app.tap("Email")
      stage.app.settle()
      try stage.app.tap(.label("k"))
      try stage.app.tap("Next")
    },
    Still("form-picker", on: "Form", formVariants) { try $0.app.tap("Country") },
    Still("form-date", on: "Form", formVariants) { try $0.app.tap("Deliver on") },
    Still("form-month", on: "Form", formVariants) { try $0.app.tap("Expires") },
    Still("form-control", on: "Form", formVariants) { stage in
      try stage.app.tap("Deliver on")
      stage.app.settle()
      try stage.app.tap("Next")
    },
    Still("compact-date", on: "Date Pickers", dateVariants) { try $0.app.tap(.label("Ends on").traits(.button)) },
    Still("compact-time", on: "Date Pickers", dateVariants) { try $0.app.tap(.label("Reminder").traits(.button)) },
    Still("months", on: "Date Pickers", dateVariants) { stage in
      try stage.app.tap(.label("Ends on").traits(.button))
      stage.app.settle()
      try stage.app.tap(.matching("that is the name of the month") { "\(type(of: $0))" == "MonthTitle" })
    },
    Still("dates", on: "Date Pickers", [.korean]) { _ in },
    Still("sheet", on: "Sheets", [.korean]) { try $0.app.tap("Large") },
    Still("edit", on: "Editing and Swiping", [.korean]) { try $0.app.tap("편집") },
  ]
}

extension GallerySection {
  /// Returns the page with a title.
  static func page(_ title: String) throws -> GalleryPage {
    guard let page = all.lazy.flatMap(\.pages).first(where: { $0.title == title }) else {
      throw GalleryError("there is no page “\(title)”")
    }
    return page
  }
}
