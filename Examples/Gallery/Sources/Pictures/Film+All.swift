// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import UIKitCore

extension Film {
  static let all = bars + glass + overlays + menus + popovers + drags + lists + controls

  private static let bars = [
    Film("push", on: nil) { try $0.app.tap("Buttons") },
    Film("push-rtl", on: nil, Variant(name: "rtl", direction: .rightToLeft)) { try $0.app.tap("Buttons") },
    Film("back-by-hand", on: "Buttons", every: 0.1) { stage in
      stage.app.swipe(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 260, y: 400), over: 0.5)
    },
    Film("large-title", on: nil, every: 0.15) { stage in
      stage.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 600), over: 0.8)
      stage.app.swipe(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 760), over: 0.3)
    },
  ]

  private static let glass = [Variant.light, Variant(name: "dark", style: .dark)].map { variant in
    Film("glass-\(variant.name)", on: "Colors", variant, every: 0.1) { stage in
      stage.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 250), over: 1)
    }
  }

  private static let overlays = [
    Film("alert", on: "Alerts") { stage in
      try stage.app.tap("Two buttons")
      try stage.app.tap("Delete")
    },
    Film("action-sheet", on: "Alerts", every: 0.1) { stage in
      try stage.app.tap("Something destructive")
      try stage.app.tap("Cancel")
    },
    Film("alerts-dark", on: "Alerts", Variant(name: "dark", style: .dark), every: 0.9) { stage in
      for name in ["One button", "Two buttons", "Three buttons", "Choices", "Something destructive"] {
        try stage.app.tap(.label(name))
        stage.app.advance(by: 1)
        stage.dismiss()
      }
    },
    Film("sheet", on: "Sheets", every: 0.12) { stage in
      try stage.app.tap("Medium and large")
      stage.app.drag(from: CGPoint(x: 195, y: 425), to: CGPoint(x: 195, y: 80), over: 0.5)
      stage.app.swipe(from: CGPoint(x: 195, y: 75), to: CGPoint(x: 195, y: 600), over: 0.3)
    },
    Film("sheet-dark", on: "Sheets", Variant(name: "dark", style: .dark), every: 0.12) { try $0.app.tap("Large") },
  ]

  private static let lists = [
    Film("swipe", on: "Editing and Swiping", every: 0.1) { stage in
      let row = try stage.app.place(on: .label(containing: "Library"))
      stage.app.drag(from: row, to: CGPoint(x: row.x - 150, y: row.y), over: 0.3)
      try stage.app.tap("Delete")
    },
    Film("edit", on: "Editing and Swiping", every: 0.1) { stage in
      try stage.app.tap("Edit")
      let handle = try stage.app.place(on: ViewQuery.label("Reorder").at(2))
      stage.app.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + 140), over: 0.5)
    },
    Film("list", on: "Plain Table", every: 0.15) { stage in
      stage.app.swipe(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 250))
    },
    Film("wheel", on: "Date Pickers", every: 0.1) { stage in
      stage.app.swipe(from: CGPoint(x: 130, y: 480), to: CGPoint(x: 130, y: 380), over: 0.15)
    },
  ]

  private static let controls = [
    Film("switch", on: "Switches and Sliders", every: 0.06) { stage in
      // The indicators of activity never rest.
      stage.app.patience = 0.02
      let toggle = try stage.app.putFinger(on: ViewQuery.type(UISwitch.self).at(0))
      toggle.rest(for: 0.2)
      toggle.lift()
      stage.app.settle(limit: 0.5)
    },
    Film("segments", on: "Segmented Controls", every: 0.06) { stage in
      let finger = stage.app.putFinger(at: CGPoint(x: 70, y: 157))
      finger.move(to: CGPoint(x: 240, y: 157), over: 0.4)
      finger.lift()
      stage.app.settle(limit: 0.5)
    },
    Film("layout", on: "Auto Layout") { try $0.app.tap("Change Layout") },
    Film("stack", on: "Stack Views", every: 0.06) { try $0.app.tap("Hide the middle") },
    Film("animations", on: "Animations", every: 0.1) { stage in
      try stage.app.tap("Run Curves")
      try stage.app.tap("Run Springs")
    },
    Film("gestures", on: "Gestures", every: 0.1) { stage in
      try stage.app.rotate("Card", by: 0.7)
      try stage.app.pinch("Card", scale: 1.6)
    },
  ]
}
