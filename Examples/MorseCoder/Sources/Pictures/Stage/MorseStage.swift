// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import MorseCode
import MorseUI
import UIKitCore

/// The keyboard on a screen in memory, and a finger on it.
@MainActor
struct MorseStage {
  let app: TestApp
  let page: MorsePage
  let keyboard: AccessKeyboard
  let store = MemoryStore()
  private let clock = StageClock()

  init(
    _ variant: Variant, settings: MorseSettings = MorseSettings(), _ prepare: (MorsePage) -> Void = { _ in }
  ) throws {
    // The keyboard is made once the platform is there and knows the languages.
    var made: (MorsePage, AccessKeyboard)?
    let (store, clock) = (store, clock)
    settings.save(in: store)
    app = TestApp(screen: variant.makeScreen(), languages: variant.languages) {
      let keyboard = AccessKeyboard()
      keyboard.store = store
      keyboard.clock = clock
      let page = MorsePage(keyboard)
      made = (page, keyboard)
      return page
    }
    (page, keyboard) = made ?? (MorsePage(AccessKeyboard()), AccessKeyboard())
    clock.platform = app.platform
    page.loadViewIfNeeded()
    prepare(page)
    try app.tap(.matching("the Morse field") { [field = page.field] in $0 === field })
  }

  /// Shows the field on a screen of a size, in a style and in languages.
  init(
    size: CGSize = CGSize(width: 390, height: 844), style: UIUserInterfaceStyle = .light, languages: [String] = [],
    settings: MorseSettings = MorseSettings(), _ prepare: (MorsePage) -> Void = { _ in }
  ) throws {
    let variant = Variant(
      name: "plain", size: size, safeAreaInsets: .zero, scale: 1, style: style, languages: languages)
    try self.init(variant, settings: settings, prepare)
  }

  var text: String { page.field.text ?? "" }

  /// What the bar above the keys tells.
  var preview: String { app.all(.identifier("morse.preview")).first?.accessibilityValue ?? "" }

  func tap(_ key: KeyPlan.Key) throws { try MorseFinger(app).tap(key) }

  func frame(_ key: KeyPlan.Key) throws -> CGRect {
    let view = try app.find(.identifier(key.identifier))
    return view.convert(view.bounds, to: nil)
  }

  /// Keys signals, given as full stops and hyphens; a space is the space key.
  func key(_ signals: String) throws { try MorseFinger(app).key(signals) }

  /// Types a text: signals, a space behind each letter, and one more between words.
  func type(_ text: String) throws { try MorseFinger(app).type(text) }
}
