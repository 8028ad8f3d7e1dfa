// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel

// MARK: - Keyboards to choose from

extension SystemKeyboardView {
  /// Keyboards of the app's own, which follow on those of the system.
  var others: [KeyboardChoice] {
    get { keyboard.guestChoices }
    set { keyboard.guestChoices = newValue }
  }

  /// Whether the keys have a Globe among them.
  var showsGlobe: Bool {
    get { keyboard.showsGlobe }
    set { keyboard.showsGlobe = newValue }
  }

  var modeID: String { keyboard.modeID }

  /// The keyboards that serve a field, in the order of the Globe key.
  func choices(for traits: FieldTraits) -> [KeyboardChoice] { keyboard.choices(for: traits) }

  var modeIDs: [String] { keyboard.enabledModes.map(\.id) }

  var preferredID: String { keyboard.preferredModeID }

  func prefer(_ id: String) { keyboard.prefer(id) }

  func choose(_ id: String) {
    keyboard.prefer(id)
    keyboard.switchMode(to: id, at: now)
    refresh()
  }

  func advance() {
    keyboard.switchToNextMode(at: now)
    refresh()
  }

  /// How high the keys of an ordinary field are on a screen, in points.
  func usualHeight(in size: CGSize) -> CGFloat {
    keyboard.usualHeight(on: Screen(size: Size(width: size.width, height: size.height)))
  }
}
