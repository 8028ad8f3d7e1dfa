// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import SystemKeyboard
package import TextModel

// MARK: - Remotes

extension KeyboardDesk {
  /// Whether arrows and Select are to move over the keys. Secret fields are no exception: with a remote there is no other way to type there.
  var wantsRemoteKeys: Bool { situation.remoteKeys != .off && field.state.isActive && field.app != .desktop }

  /// Takes a key that may be a button of a remote. What the person is asked is not for whoever can send keys to answer: there they are the app's.
  ///
  /// - Returns: Whether it is taken.
  func pressRemote(_ key: HardwareKey) -> Bool {
    guard wantsRemoteKeys, asked == nil else { return false }
    if scan != nil { return leaveScan(by: key) }
    if guests.isShowing { return leaveGuest(by: key) }
    guard isVisible, !surfaceIsRefused, let keys = makeKeys() else { return showForRemote(key) }
    switch key.meaning {
    case .modifier: return false
    case _ where !key.isPlain:
      endRemote()
      return false
    case .arrow(let direction):
      // What has begun to be held in the app goes on there.
      guard remote != nil || !key.isRepeated else { return false }
      if remote == nil { beginRemote(on: keys) } else { perform(remote?.press(.arrow(direction), at: now)) }
    case .select, .enter:
      // Enter of a keyboard that has been typed on is the app's.
      guard remote != nil || isOK(key) else { return false }
      // One that is held may have brought the keyboard.
      if key.isRepeated { break }
      if remote == nil { beginRemote(on: keys) } else { perform(remote?.press(.select, at: now)) }
    case .back:
      if !key.isRepeated { visibility.hide() }
    case .text, .backspace, .language, .other:
      endRemote()
      return false
    }
    update()
    return true
  }

  /// A key that was taken has been let go.
  package func release(_ key: HardwareKey) {
    switch key.meaning {
    case .arrow(let direction): perform(remote?.release(.arrow(direction), at: now))
    case .select, .enter: releaseSelect()
    default: return
    }
    update()
  }

  /// Once something has been typed the focus goes to what is likeliest next, where a line shows that.
  private func releaseSelect() {
    let role = remote.flatMap { remote in remote.focus.map { remote.plane.keys[$0].role } }
    let events = remote?.release(.select, at: now) ?? []
    perform(events)
    // Nothing was typed where an arrow took the press back.
    guard !events.isEmpty, let keys else { return }
    switch role {
    case .character, .space, .suggestion:
      remote?.setPlane(keys.plane, focusing: LinearArrangement.likeliestKey)
      // The same letter may be likely once more.
      if let focus = remote?.focus, keys.plane.keys[focus].id == LinearArrangement.likeliestKey { spokenFocus = nil }
    default: break
    }
  }

  /// Back leads from a guest to our own keys. It draws keys of its own, over which nothing moves: all other buttons are the app's.
  private func leaveGuest(by key: HardwareKey) -> Bool {
    guard key.meaning == .back, key.isPlain, let keys else { return false }
    if !key.isRepeated { choose(keys.modeID) }
    return true
  }

  /// Back leads from what a camera sees to the keys. Lines are for fingers: all other buttons are the app's.
  private func leaveScan(by key: HardwareKey) -> Bool {
    guard key.meaning == .back, key.isPlain else { return false }
    if !key.isRepeated { endScanning() }
    update()
    return true
  }

  /// OK brings a keyboard back that is not there.
  private func showForRemote(_ key: HardwareKey) -> Bool {
    guard isOK(key), key.isPlain, !isVisible else { return false }
    if !key.isRepeated { setVisible(true) }
    return true
  }

  /// Whether a key is the OK of a remote without regard to what was pressed before: Select, or Enter where no keyboard can have sent it.
  private func isOK(_ key: HardwareKey) -> Bool {
    key.meaning == .select || key.meaning == .enter && situation.hasRemoteAlone
  }

  /// The first button only shows where the focus is; under a finger, and while touches wait for their keys, it does not move these away.
  private func beginRemote(on keys: KeyboardController) {
    endAdjusting()
    guard fingers.isEmpty, touches.held.isEmpty else { return }
    endBarAlone(keys)
    keys.isLine = situation.remoteKeys == .line
    remote = FocusNavigator(plane: keys.plane, finger: Self.remoteFinger)
  }

  /// The person does not use the remote any more, or cannot.
  func endRemote() {
    if remote != nil {
      perform(remote?.cancelAll(at: now))
      remote = nil
      keys?.focusedKeys = []
    }
    leaveLine()
  }

  /// Brings the keys for fingers back. A line stays for as long as fingers are on its keys, rest there before they count, or have touched them
  /// and wait to be heard.
  func leaveLine() {
    guard remote == nil, fingers.isEmpty, touches.held.isEmpty else { return }
    keys?.isLine = false
  }

  /// Has the focus on the keys that show.
  func followRemote(_ keys: KeyboardController) {
    guard remote != nil else { return }
    // From field to field the focus stays where it is; what is held is let go where no field has it in between.
    guard field.state.isActive else { return perform(remote?.cancelAll(at: now)) }
    guard wantsRemoteKeys, asked == nil, adjustment == nil, scan == nil, !guests.isShowing else { return endRemote() }
    if remote?.plane != keys.plane { remote?.setPlane(keys.plane) }
    keys.focusedKeys = [remote?.focus.map { keys.plane.keys[$0].id }].compactMap(\.self)
  }

  private func perform(_ events: [TouchEvent]?) { play(events ?? []) }

  /// Takes touches that no finger makes.
  func play(_ events: [TouchEvent]) {
    guard !events.isEmpty else { return }
    services.perform(.touched)
    awaitedPassword = nil
    for event in events { touchBoard(event) }
  }

  /// No finger of a hand, and no pointer.
  private static var remoteFinger: Int32 { .min }
}
