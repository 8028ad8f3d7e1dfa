// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

// MARK: - Switches

extension KeyboardDesk {
  /// Whether keys that switches press are to go through the keys. Secret fields are no exception: with a switch there is no other way to
  /// type there.
  var wantsSwitches: Bool {
    situation.scanning.switches != .off && field.state.isActive && field.app != .desktop
  }

  /// Takes a key that may be that of a switch. What the person is asked is not for whoever can send keys to answer: it does nothing then.
  ///
  /// - Returns: Whether it is taken.
  func pressSwitch(_ key: HardwareKey) -> Bool {
    guard wantsSwitches, key.isPlain, let pressed = pressedSwitch(key) else { return false }
    // One that is held is one press. Of a question it is none, nor of the app behind that.
    guard !key.isRepeated, asked == nil else { return true }
    if scan != nil {
      endScanning()
      update()
      return true
    }
    if guests.isShowing {
      // Nothing goes over keys that a guest draws.
      if let keys { choose(keys.modeID) }
      return true
    }
    guard isVisible, !surfaceIsRefused, let keys = makeKeys() else {
      setVisible(true)
      return true
    }
    // Not under fingers, nor while touches wait for their keys.
    guard fingers.isEmpty, touches.held.isEmpty else { return true }
    endRemote()
    endAdjusting()
    endBarAlone(keys)
    var scanner = scanner ?? SwitchScanner(plane: keys.plane, finger: Self.switchFinger)
    scanner.settings = situation.scanning
    scanner.setPlane(keys.plane, at: now)
    let events = scanner.press(pressed, at: now)
    self.scanner = scanner
    // It begins anew, be it with the same part.
    if !events.isEmpty { spokenFocus = nil }
    play(events)
    update()
    return true
  }

  /// Space and Enter, as most switches press them.
  private func pressedSwitch(_ key: HardwareKey) -> SwitchScanner.Switch? {
    switch key.meaning {
    case .text(" "): situation.scanning.switches == .two ? .step : .select
    case .enter, .select: .select
    default: nil
    }
  }

  /// Has the scan on the keys that show.
  func followSwitches(_ keys: KeyboardController) {
    guard scanner != nil else { return }
    guard wantsSwitches, asked == nil, adjustment == nil, scan == nil, !guests.isShowing else { return endScan() }
    scanner?.settings = situation.scanning
    if scanner?.plane != keys.plane { scanner?.setPlane(keys.plane, at: now) }
    keys.focusedKeys = scanner?.litKeys.map { keys.plane.keys[$0].id } ?? []
    if scanner?.litKeys.isEmpty == true { scanner = nil }
  }

  /// The person goes on by hand, or cannot go on.
  func endScan() {
    guard scanner != nil else { return }
    scanner = nil
    keys?.focusedKeys = []
  }

  /// No finger of a hand, and no pointer.
  private static var switchFinger: Int32 { .min + 2 }
}
