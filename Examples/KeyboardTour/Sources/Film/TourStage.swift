// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import KeyboardTour
import UIKitCore

/// The tour on a screen in memory, and a person who takes pictures on the way.
@MainActor
final class TourStage {
  let app: TestApp
  let navigation: UINavigationController
  /// The pictures that were taken, in order.
  private(set) var shots: [(name: String, picture: Picture)] = []
  /// Called with each name of a picture, when the screen shows what it is of.
  private let onShot: (String) -> Void
  /// Whether pictures are taken at all.
  private let takesPictures: Bool

  init(_ variant: Variant, takesPictures: Bool = true, onShot: @escaping (String) -> Void = { _ in }) {
    // The root is made once the platform is there and knows the languages.
    var root: UINavigationController?
    app = TestApp(screen: variant.makeScreen(), languages: variant.languages) {
      let navigation = TourController.makeRoot()
      root = navigation
      return navigation
    }
    navigation = root ?? UINavigationController()
    self.takesPictures = takesPictures
    self.onShot = onShot
    app.patience = 1
  }

  /// The page that shows.
  func page<Page: UIViewController>(_ type: Page.Type) throws -> Page {
    guard let page = navigation.topViewController as? Page else { throw TourError("the page is no \(type)") }
    return page
  }

  /// Opens a page from the list, by touch.
  func open(_ name: String) throws {
    guard let page = TourPage.named(name) else { throw TourError("there is no page “\(name)”") }
    try app.tap(.label(containing: page.title))
    app.settle()
  }

  /// Takes a picture of what the screen shows.
  func shot(_ name: String) {
    app.settle(limit: 1)
    look(name)
  }

  /// Takes a picture of what the screen shows while something moves.
  func look(_ name: String) {
    if takesPictures { shots.append((name, app.screenshot())) }
    onShot(name)
  }

  // MARK: The keyboard

  /// Where the keyboard is, with its accessory view; nowhere without one.
  var keyboard: CGRect {
    app.all(.identifier("Keyboard").type(UIView.self)).first.map { $0.convert($0.bounds, to: app.screen.screen) }
      ?? .null
  }

  /// Types by touch; letters as the keyboard has them at the moment.
  func type(_ text: String) throws {
    for character in text {
      let key = String(character)
      let names = character == " " ? [said("space", "스페이스")] : [key, key.lowercased(), key.uppercased()]
      guard let shown = names.first(where: { app.exists(.label($0)) }) else {
        throw TourError("there is no key “\(key)”")
      }
      try app.tap(.label(shown))
    }
  }

  /// Types by touch in the person's language.
  ///
  /// - Parameters:
  ///   - english: Signs, as they are on the keys but for shift.
  ///   - korean: Letters of Hangul, as they are on the keys; the keyboard puts them together.
  func type(_ english: String, _ korean: String) throws {
    guard said("en", "ko") == "ko" else { return try type(english) }
    for _ in 0..<8 where !app.exists(.label("ㅁ")) { try app.tap(.label("다음 키보드")) }
    for letter in korean { try app.tap(.label(letter == " " ? "스페이스" : String(letter))) }
  }

  /// Pinches the keyboard until it floats.
  func float() {
    let middle = CGPoint(x: keyboard.midX, y: keyboard.midY)
    let fingers = [-150, 150].map { app.putFinger(at: CGPoint(x: middle.x + $0, y: middle.y)) }
    for (finger, side) in zip(fingers, [-60.0, 60]) { finger.move(to: CGPoint(x: middle.x + side, y: middle.y)) }
    for finger in fingers { finger.lift() }
    app.settle()
  }

  /// Drags a floating keyboard by its handle so that its top left corner comes to a place.
  func drag(to corner: CGPoint) {
    let frame = keyboard
    let handle = CGPoint(x: frame.midX, y: frame.maxY - 12)
    let finger = app.putFinger(at: handle)
    finger.move(to: CGPoint(x: handle.x + corner.x - frame.minX, y: handle.y + corner.y - frame.minY), over: 0.5)
    finger.lift()
    app.settle()
  }
}

/// Why the tour could not go on.
struct TourError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
