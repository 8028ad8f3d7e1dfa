// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import MorseCode
import MorseUI
import UIKitCore

/// A picture of the keyboard or of the app, on some screens.
@MainActor
struct Still {
  let name: String
  let variants: [Variant]
  let make: (Variant) throws -> Picture

  init(_ name: String, _ variants: [Variant] = Variant.ofMorse, _ make: @escaping (Variant) throws -> Picture) {
    self.name = name
    self.variants = variants
    self.make = make
  }
}

extension Variant {
  static let dark = Variant(name: "dark", style: .dark)

  /// A phone that lies on its side.
  static let wide = Variant(
    name: "wide", size: CGSize(width: 844, height: 390),
    safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  static let ofMorse = [
    Variant.light, dark, korean, Variant(name: "large", textSize: .accessibilityLarge), wide, tablet, tabletInTheDark,
  ]

  private static let tabletInTheDark = Variant(
    name: "tablet-dark", size: tablet.size, safeAreaInsets: tablet.safeAreaInsets, style: .dark,
    languages: ["ko-KR"])
}

// MARK: - The keyboard

extension Still {
  static let keyboard = [
    Still("keyboard-empty") { variant in try stage(variant).app.screenshot() },
    Still("keyboard-pending") { variant in
      let stage = try stage(variant)
      try stage.type("sos ")
      try stage.key(".-")
      return stage.app.screenshot()
    },
    Still("keyboard-wrong", [.light]) { variant in
      let stage = try stage(variant)
      try stage.key(".-.-.-.")
      return stage.app.screenshot()
    },
    Still("keyboard-one-switch") { variant in
      var settings = MorseSettings()
      settings.usesOneSwitch = true
      let stage = try MorseStage(variant, settings: settings)
      let frame = try stage.frame(.oneSwitch)
      let finger = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
      finger.rest(for: 0.1)
      finger.lift()
      stage.app.advance(by: 0.1)
      let second = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
      second.rest(for: 0.4)
      return stage.app.screenshot()
    },
    Still("keyboard-locked", [.light, .dark]) { variant in
      let stage = try MorseStage(variant) { $0.field.returnKeyType = .search }
      try stage.app.doubleTap(.identifier("morse.shift"))
      try stage.type("SOS")
      return stage.app.screenshot()
    },
    Still("keyboard-sign", [.light]) { variant in
      let stage = try stage(variant)
      try stage.key("...-.-")
      return stage.app.screenshot()
    },
  ]

  private static func stage(_ variant: Variant) throws -> MorseStage { try MorseStage(variant) }
}
