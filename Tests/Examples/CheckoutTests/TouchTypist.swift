// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CheckoutForm
import ContactCards
import EmbeddedKeyboard
import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

@testable import checkout_pictures

/// A person who fills the form with one finger, on the keys that the app shows, and whose taps are counted.
@MainActor
final class TouchTypist {
  let stage: CheckoutStage
  private(set) var taps = 0
  /// When the first tap came, on the screen's clock.
  private var start: TimeInterval?
  private var app: TestApp { stage.app }

  /// From one tap to the next, in seconds, beyond the tap itself.
  private static let pause = 0.15

  /// - Parameter card: What the person has written down once; `nil` for nothing.
  init(card: ContactCard? = nil) {
    stage = CheckoutStage(Variant(name: "coarse", scale: 1))
    var choice = PersonChoice()
    choice.card = card
    stage.app.platform.personChoice = choice
  }

  /// Since the first tap, in seconds of the screen's clock.
  var seconds: TimeInterval { start.map { app.time - $0 } ?? 0 }

  func tap(_ query: ViewQuery) throws {
    if start == nil { start = app.time }
    taps += 1
    try app.tap(query)
    app.advance(by: Self.pause)
  }

  // MARK: Keys

  private func key(_ name: String) -> ViewQuery { .label(name) }

  func shows(_ name: String) -> Bool { app.exists(key(name)) }

  func tapKey(_ name: String) throws { try tap(key(name)) }

  /// Types a text, going through shift and planes as needed.
  func type(_ text: String) throws {
    for character in text { try type(character) }
  }

  private func type(_ character: Character) throws {
    let sign = character == " " ? "space" : String(character)
    for plane in ["", "123", "#+=", "ABC"] {
      if shows(sign) { break }
      if shows(otherCase(sign)) {
        try tapKey("shift")
        break
      }
      if !plane.isEmpty, shows(plane) { try tapKey(plane) }
    }
    try tapKey(sign)
  }

  private func otherCase(_ sign: String) -> String {
    sign.lowercased() == sign ? sign.uppercased() : sign.lowercased()
  }

  // MARK: Fields

  /// Goes to a row from the one that is edited: by the Return key, or where the keys have none by a tap on it.
  func go(to row: EntryFieldView) throws {
    if shows("next") { try tapKey("next") } else { try tap(.view(row.textField)) }
    guard row.textField.isFirstResponder else { throw StrayFinger(row.titleLabel.text ?? "") }
  }

  /// Turns the wheel of years by one.
  func turnToNextYear() throws {
    guard let field = stage.form.rows.expiry.textField as? EntryDateField, field.datePicker.window != nil else {
      throw StrayFinger("the wheel of years")
    }
    let wheels = field.datePicker
    taps += 1
    app.tap(at: wheels.convert(CGPoint(x: wheels.bounds.width * 0.8, y: wheels.bounds.midY + 32), to: nil))
    app.settle(limit: 1)
  }

  /// Where a field shows, on the screen.
  func frame(of row: EntryFieldView) -> CGRect { row.textField.convert(row.textField.bounds, to: nil) }

  /// The part of the screen that the keys and bars leave free.
  var room: CGRect {
    let keys = app.all(.identifier("Keyboard").type(UIView.self)).first.map { $0.convert($0.bounds, to: nil) }
    let bar = stage.form.navigationController?.navigationBar
    let top = bar.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
    let screen = app.screen.screen.bounds
    return CGRect(x: 0, y: top, width: screen.width, height: (keys?.minY ?? screen.maxY) - top)
  }
}

/// The field that did not get the focus.
struct StrayFinger: Error, CustomStringConvertible {
  let description: String

  init(_ name: String) { description = "“\(name)” is not typed into" }
}
