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
    if pressRemote(key) { return true }
    // Where a guest types, and where something is asked, keys are the app's.
    guard let keys, wantsHardwareKeys, !guests.isShowing, asked == nil else { return false }
    let isTaken = keys.press(key, at: now)
    if key.meaning != .modifier { update() }
    return isTaken
  }

  /// Has keys come while a field has focus; never what may be a password, unless arrows are to move over the keys there.
  func followHardwareKeyboard() {
    let isWanted = wantsHardwareKeys || wantsRemoteKeys
    if field.takesHardwareKeys != isWanted { field.takesHardwareKeys = isWanted }
  }

  private var wantsHardwareKeys: Bool {
    let state = field.state
    return situation.takesHardwareKeys && state.isActive && !traits(of: state).isSecure && field.app != .desktop
  }
}
