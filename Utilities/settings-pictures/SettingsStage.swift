// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import LinuxSystem
import SettingsPages
import TestSupport
import UIKitCore

/// Says which keyboard types, as a test or a picture wants it.
final class ToldWitness: KeyboardWitness {
  weak var field: UIResponder?
  var keyboard: String? {
    didSet { onChange() }
  }
  var onChange: () -> Void = {}
}

/// The settings on a screen in memory, with somebody in front of it.
final class SettingsStage {
  let home: Home
  let app: TestApp
  let model: SettingsModel
  let witness: ToldWitness
  let navigation: UINavigationController
  /// What the answers of the keyring come by.
  let loop: EventLoop

  /// - Parameters:
  ///   - variant: A phone with few pixels, which is quick, without one.
  ///   - isTold: Whether lessons hear from `witness` which keyboard types; otherwise they go by what the app knows.
  init(_ variant: Variant = Variant(name: "quick", scale: 1), home: Home, isTold: Bool = true) throws {
    self.home = home
    let loop = try EventLoop()
    self.loop = loop
    let witness = ToldWitness()
    self.witness = witness
    var made: (SettingsModel, UINavigationController)?
    app = TestApp(screen: variant.makeScreen(), languages: variant.languages) {
      let model = SettingsModel(
        places: home.places, makeWitness: { isTold ? witness as any KeyboardWitness : InputModeWitness() }, loop: loop)
      let root = makeSettingsRoot(model)
      made = (model, root)
      return root
    }
    guard let made else { throw StageError("the app did not start") }
    (model, navigation) = made
    app.patience = 1
  }

  /// Taps what is called so in the person's language, and waits until nothing moves.
  func tap(_ english: String, _ korean: String? = nil) throws {
    let words = isKorean ? korean ?? english : english
    let row = ViewQuery.type(UITableViewCell.self).label(containing: words)
    let query = app.exists(.label(words)) ? .label(words) : row
    if !app.exists(query) { try app.scroll(to: query) }
    try app.tap(query)
    app.settle()
  }

  /// Taps a row by what tests call it, and waits until nothing moves.
  func open(_ row: String) throws {
    if !app.exists(.identifier(row)) { try app.scroll(to: .identifier(row)) }
    try app.tap(.identifier(row))
    app.settle()
  }

  /// Lets the keyring answer until something holds, with nothing on the move.
  func wait(until holds: () -> Bool) throws {
    try loop.run {
      app.settle()
      return holds()
    }
  }

  /// Lets the keyring answer until something is on the screen.
  func wait(for query: ViewQuery) throws { try wait { app.exists(query) } }

  var isKorean: Bool { UIApplication.shared.preferredLanguages.first?.hasPrefix("ko") == true }

  /// The page that shows.
  var title: String? { navigation.topViewController?.title }

  /// Makes the screen as high as the page that shows, so that all of it is seen.
  func showWholePage() {
    guard let page = navigation.topViewController?.view as? UIScrollView else { return }
    let insets = page.adjustedContentInset
    let height = min(page.contentSize.height + insets.top + insets.bottom, 4_000)
    let size = app.screen.screen.bounds.size
    app.screen.change(size: CGSize(width: size.width, height: max(height, size.height)))
    app.settle(limit: 1)
  }
}

/// Why the settings could not be shown.
struct StageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
