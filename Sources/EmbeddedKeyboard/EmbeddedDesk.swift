// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel
import UIKitCore

/// The rules of the keyboard in an app: which fingers type and which pinch, which keyboard shows, and when time has to pass.
///
/// It has no view and no clock: `EmbeddedKeyboardView` hands it touches and time, and shows its presentation.
@MainActor
final class EmbeddedDesk {
  private let keyboard: KeyboardController
  private var gestures = FormGestures()
  /// How the keys lie in the view.
  private(set) var form = KeysForm(.docked, in: .zero)
  /// How wide each half of a keyboard in halves is, in points; `nil` for one that is whole.
  private(set) var halfWidth: Double?
  /// How wide the view is, in points.
  var width = 0.0
  /// Calls with what happens beyond typing.
  var onEvent: (EmbeddedKeysEvent) -> Void = { _ in }
  /// Calls when a finger comes down on a key.
  var onClick: (KeyClick) -> Void = { _ in }

  init(catalog: KeyboardCatalog, preferences: KeyboardPreferences) {
    keyboard = KeyboardController(
      catalog: catalog, preferences: preferences, screen: Screen(size: Size(width: 1, height: 1)))
    keyboard.onEvent = { [weak self] in self?.follow($0) }
  }

  private func follow(_ event: KeyboardEvent) {
    switch event {
    case .click(let click): onClick(click)
    case .dismiss: onEvent(.dismissed)
    case .modeChanged: onEvent(.modeChanged)
    case .chooseGuest(let choice): onEvent(.chose(choice))
    case .changeForm, .openSettings: break
    }
  }
}

// MARK: - The field

extension EmbeddedDesk {
  /// A field has got focus.
  func focus(
    _ client: any TextClient, in situation: KeysSituation, _ preferences: KeyboardPreferences, at time: EventTime
  ) {
    let form = KeysForm(situation.kind, in: situation.screenSize)
    // Keys that look pressed for a moment longer are those of the form before.
    if form != self.form {
      keyboard.hide()
      gestures.forget()
    }
    self.form = form
    var around = keyboard.situation
    around.preferences = preferences
    around.guests = situation.others
    around.showsGlobe = situation.showsGlobe
    around.halvesGap = form.halvesGap
    around.screen = Screen(size: Size(width: form.screen.width, height: form.screen.height))
    around.isReturnEnabled = situation.isReturnEnabled
    keyboard.situation = around
    gestures.isEnabled =
      min(situation.screenSize.width, situation.screenSize.height) >= FloatingCard.leastShortSide
    halfWidth = form.halvesGap > 0 ? keyboard.presentation.surfaceSize.width / 2 : nil
    keyboard.client = client
    keyboard.focus(situation.traits, at: time)
  }

  func blur(at time: EventTime) {
    keyboard.blur(at: time)
    keyboard.hide()
    gestures.forget()
    keyboard.client = nil
  }

  func appChangedText() { keyboard.noteAppChangedText() }

  var isReturnEnabled: Bool {
    get { keyboard.isReturnEnabled }
    set { keyboard.isReturnEnabled = newValue }
  }
}

// MARK: - Fingers and time

extension EmbeddedDesk {
  /// Takes a touch, with its place in the view.
  func touch(_ event: TouchEvent) {
    follow(gestures.handle(event) { .keys(actsAtOnce: keyboard.actsAtOnce(at: onKeys(event.location))) })
  }

  /// When `advance` must be called if nothing else happens before.
  var nextDeadline: EventTime? { EventTime.earlier(keyboard.nextDeadline, gestures.nextDeadline) }

  /// Lets time pass.
  func advance(to time: EventTime) {
    follow(gestures.advance(to: time))
    keyboard.advance(to: time)
  }

  private func follow(_ outcomes: [FormGestures.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .touch(var event):
        event.location = onKeys(event.location)
        keyboard.touch(event)
      case .pinched(let isIn): onEvent(.pinched(isIn: isIn))
      // The handle is not among the keys.
      case .dragged, .lifted: break
      }
    }
  }
}

// MARK: - What shows, and where

extension EmbeddedDesk {
  var theme: Theme {
    get { keyboard.theme }
    set { keyboard.theme = newValue }
  }

  var presentation: Presentation { keyboard.presentation }

  var plane: KeyPlane { keyboard.plane }

  var returnKey: ReturnKey { keyboard.returnKey }

  var headroom: Double { keyboard.headroom }

  /// The room between the halves, in points.
  var gap: Double { halfWidth.map { width - 2 * $0 } ?? 0 }

  /// Returns a place of the view among the keys, which are drawn as if the halves touched.
  func onKeys(_ place: Point) -> Point {
    let isRight = halfWidth.map { place.x > width - $0 } ?? false
    return Point(x: isRight ? place.x - gap : place.x, y: place.y)
  }

  /// Returns where a key begins in the view.
  func onView(_ x: Double) -> Double { halfWidth.map { x >= $0 ? x + gap : x } ?? x }

  /// Returns how high the keys of an ordinary field are on a screen, in points.
  func usualHeight(on screen: Screen) -> Double { keyboard.usualHeight(on: screen) }
}

// MARK: - Keyboards to choose from

extension EmbeddedDesk {
  func choices(for traits: FieldTraits) -> [KeyboardChoice] { keyboard.choices(for: traits) }

  var chosenID: String { keyboard.modeID }

  var enabledIDs: [String] { keyboard.enabledModes.map(\.id) }

  var preferredID: String { keyboard.preferredModeID }

  func prefer(_ id: String) { keyboard.prefer(id) }

  func choose(_ id: String, at time: EventTime) {
    keyboard.prefer(id)
    keyboard.switchMode(to: id, at: time)
  }

  func advanceMode(at time: EventTime) { keyboard.switchToNextMode(at: time) }
}
