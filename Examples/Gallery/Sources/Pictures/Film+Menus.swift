// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import UIKitCore

extension Film {
  static let menus = [
    Film("menu", on: "Menus") { stage in
      try stage.app.tap("Edit")
      try stage.app.tap(.label("Add to Favorites"))
    },
    Film("menu-by-sliding", on: "Menus") { stage in
      let finger = try stage.app.putFinger(on: .label("Format"))
      finger.rest(for: 0.6)
      finger.move(to: try stage.app.place(on: .label("Heading")), over: 0.4)
      finger.lift()
      stage.app.settle(limit: 1)
    },
    Film("submenu", on: "Menus", every: 0.1) { stage in
      try stage.app.tap("Send")
      try stage.app.tap("People")
      try stage.app.tap("Jun")
    },
    Film("pop-up-rtl", on: "Menus", Variant(name: "rtl", direction: .rightToLeft)) { stage in
      try stage.app.tap("Medium")
      try stage.app.tap("Large")
    },
    Film("context-menu", on: "Menus", every: 0.12) { stage in
      try stage.app.hold("Evening")
      try stage.app.tap("Share")
    },
    Film("context-menu-preview-dark", on: "Menus", Variant(name: "dark", style: .dark), every: 0.12) { stage in
      try stage.app.hold("Night")
      try stage.app.tap("Share")
    },
  ]

  static let popovers = [
    Film("popover-adapts", on: "Popovers", every: 0.12) { stage in
      try stage.app.tap("Choose")
      try stage.app.tap("Green")
    },
    Film("popover-stays", on: "Popovers") { stage in
      try stage.app.tap("Explain")
      stage.app.tap(at: CGPoint(x: 195, y: 700))
    },
    Film("popover-tablet", on: "Popovers", .tablet, every: 0.12) { stage in
      try stage.app.tap("Choose")
      try stage.app.tap("Orange")
      try stage.app.tap("Colors")
      stage.app.tap(at: CGPoint(x: 200, y: 900))
    },
    Film("popover-tablet-dark", on: "Popovers", .darkTablet, every: 0.12) { try $0.app.tap("Choose") },
  ]

  static let drags = [
    Film("drag", on: "Drag and Drop", every: 0.12) { stage in
      try stage.app.drag("Orange", to: "First well", after: 0.6)
      try stage.app.drag("Bread", to: "Coffee", after: 0.6)
    },
    Film("drag-nowhere-dark", on: "Drag and Drop", Variant(name: "dark", style: .dark), every: 0.12) { stage in
      let finger = try stage.app.putFinger(on: "Milk")
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 300, y: 760), over: 0.4)
      finger.lift()
      stage.app.settle(limit: 1)
    },
  ]
}
