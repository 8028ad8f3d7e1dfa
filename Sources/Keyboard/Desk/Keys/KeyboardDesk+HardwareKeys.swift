// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import SystemKeyboard
package import TextModel

// MARK: - Hardware keyboards

extension KeyboardDesk {
  /// A key of a hardware keyboard has come down, or comes again.
  ///
  /// - Returns: Whether it is taken, so that the app must not have it.
  package func press(_ key: HardwareKey) -> Bool {
    guard let keys, key.meaning != .modifier else { return false }
    // It may be of a secret, as in a terminal, whoever has it.
    services.perform(.touched)
    if pressSwitch(key) { return true }
    let wasLit = remote != nil || scanner != nil
    endScan()
    if pressRemote(key) { return true }
    if wasLit, remote == nil { update() }
    // Where a guest types, and where something is asked, keys are the app's.
    guard wantsHardwareKeys, !guests.isShowing, asked == nil, scan == nil else {
      keys.noteAppHasKey(types: key.typesText, at: now)
      return false
    }
    hideKeys(keys, for: key)
    let isTaken = keys.press(key, at: now)
    update()
    return isTaken
  }

  /// A key of a hardware keyboard goes on to the app while the keyboards are being given back.
  package func noteUnwantedKey() {
    services.perform(.touched)
    keys?.noteAppHasKey(types: false, at: now)
  }

  /// No key waits any more of those that have come.
  package func noteHardwareKeysHandled() { playHeldTouches() }

  /// Whether a guest that has left has yet to type what was touched before any key that comes.
  package var holdsHardwareKeysUp: Bool { guests.owesText }

  /// Has keys come while a field has focus; never what may be a password, unless there are arrows or switches to type it with.
  func followHardwareKeyboard() {
    let isWanted = wantsHardwareKeys || wantsRemoteKeys || wantsSwitches
    if field.takesHardwareKeys != isWanted { field.takesHardwareKeys = isWanted }
    let searches = keys?.isSearchingEmoji == true
    if searches != lettersGoToSearch {
      lettersGoToSearch = searches
      field.forgetHardwareKeySequence()
    }
  }

  /// Who types on a real keyboard needs none on the screen but the bar of words, until asking for the keys there; under a finger nothing moves away.
  private func hideKeys(_ keys: KeyboardController, for key: HardwareKey) {
    guard key.isPlainText, fingers.isEmpty, touches.held.isEmpty, !keys.isSearchingEmoji else { return }
    keys.isBarAlone = true
  }

  /// Brings all keys back, in their form, before anything goes over them.
  func endBarAlone(_ keys: KeyboardController) {
    guard keys.isBarAlone else { return }
    keys.isBarAlone = false
    update()
  }

  private var wantsHardwareKeys: Bool {
    let state = field.state
    return situation.takesHardwareKeys && state.isActive && !traits(of: state).isSecure && field.app != .desktop
  }
}
