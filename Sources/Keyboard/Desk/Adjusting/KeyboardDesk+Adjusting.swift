// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
package import SystemKeyboard
internal import TextModel

// MARK: - The size on this screen

extension KeyboardDesk {
  /// The ground below a keyboard at the bottom of the screen, in logical pixels. Where an app has the keys, what is below is the app's.
  package var bottomGap: Double {
    guard form == .docked, !screen.abilities.framesKeys, let output = screen.output else { return 0 }
    return BottomGap.height(held.size.bottomGap ?? situation.bottomGap, onScreenOfHeight: output.size.height)
  }

  /// How high keys are.
  var keySize: KeySize { held.size.keySize ?? situation.preferences.keySize }

  /// Another setting was chosen: it takes the place of what was set by hand here.
  func followSizes(since old: DeskSituation) {
    guard situation.preferences.keySize != old.preferences.keySize || situation.bottomGap != old.bottomGap else {
      return
    }
    forgetDrag()
    var new = held
    if situation.preferences.keySize != old.preferences.keySize { new.size.keySize = nil }
    if situation.bottomGap != old.bottomGap { new.size.bottomGap = nil }
    if new != held { hold(new) }
  }
}

// MARK: - By hand

extension KeyboardDesk {
  /// The board on which fingers set the size; `nil` while keys type.
  package var adjustBoard: AdjustBoard? { adjustment?.board }

  /// Whether fingers can set the size here: at the bottom of a screen on which the keyboard has a surface of its own. Handles are
  /// not spoken: who does not see them is not led there.
  var canAdjust: Bool {
    situation.listsForms && screen.abilities.adjustsSize && form == .docked && asked == nil && scan == nil
      && !guests.isShowing
      && keys?.isBarAlone != true && situation.preferences.spokenKeys == .off
  }

  /// Lets fingers set the size in the place of typing.
  func beginAdjusting() {
    guard canAdjust, adjustment == nil, let keys, let keyScreen, let output = screen.output else { return }
    let board = AdjustBoard(keys: keys.presentation)
    board.onEvent = { [weak self] in self?.follow($0) }
    let largest = keys.usualHeight(on: keyScreen, keySize: KeySize(percent: KeySize.percents.upperBound))
    let others = keys.plane.size.height - keys.usualHeight(on: keyScreen)
    let gap = BottomGap.height(BottomGap.heights.upperBound, onScreenOfHeight: output.size.height)
    let height = (max(others, 0) + largest + gap + keys.headroom).rounded(.up)
    adjustment = SizeAdjustment(board: board, surfaceHeight: min(height, output.size.height), screenSize: output.size)
  }

  /// Lets keys type again. What has been set stays; what a finger is about to set does not.
  func endAdjusting() {
    guard let old = adjustment else { return }
    forgetDrag()
    adjustment = nil
    old.board.letGo()
    old.board.onEvent = { _ in }
    forgetFingers()
  }

  private func follow(_ event: SizeAdjusting) {
    switch event {
    case .begin: break
    case .reset:
      var new = held
      new.size = AdjustedSize()
      if new != held { hold(new) }
    case .end: endAdjusting()
    }
  }

  /// Has the board show the keys as they are, or ends it where it cannot go on.
  func followAdjusting(_ keys: KeyboardController, on keyScreen: Screen) {
    guard let adjustment else { return }
    guard canAdjust, screen.output?.size == adjustment.screenSize else {
      let last = held
      endAdjusting()
      guard held != last else { return }
      takeForm(keys, on: keyScreen)
      return showGuest(keys, on: keyScreen)
    }
    if !adjustment.hasBegun {
      self.adjustment?.hasBegun = true
      // Those that are still down have come down on keys.
      forgetFingers()
      if keys.isTouched { keys.letGo() }
    }
    adjustment.board.keys = keys.presentation
    adjustment.board.heldHandle = adjustment.drag?.handle
  }

  /// Returns what the surface is to be for a picture: as high as before while fingers set the size.
  func surfaceRequest(_ presentation: Presentation, card: SurfaceRequest.Card?) -> SurfaceRequest {
    SurfaceRequest(
      height: presentation.board.height, headroom: presentation.headroom, card: card,
      room: adjustment.map { $0.drag?.room ?? presentation.board.height })
  }

  /// Takes a touch while fingers set the size.
  ///
  /// - Parameter event: With its place on the screen.
  func touchAdjusting(_ event: TouchEvent) {
    guard let adjustment, let keys, let board = boardFrame else { return }
    var place = event
    place.location = onBoard(event.location)
    if event.phase == .began, adjustment.drag == nil,
      let handle = SizeHandle.at(place.location, of: adjustment.board.keys.plane.size), let keyScreen
    {
      self.adjustment?.drag = SizeAdjustment.Drag(
        finger: event.finger, handle: handle, start: event.location.y, keysHeight: keys.usualHeight(on: keyScreen),
        gap: bottomGap, room: board.height, held: held)
      return
    }
    guard let drag = adjustment.drag, drag.finger == event.finger else { return adjustment.board.touch(place) }
    if event.phase == .cancelled { return forgetDrag() }
    if drag.hasMoved || abs(event.location.y - drag.start) >= SizeAdjustment.Drag.slop {
      self.adjustment?.drag?.hasMoved = true
      drag.handle == .keys ? setKeys(drag, event) : setGap(drag, event)
    }
    if event.phase == .ended {
      self.adjustment?.drag = nil
      if held != drag.held { hold(held) }
    }
  }

  /// The finger that drags a handle does not any more, without having lifted: the size is what it was before.
  func forgetDrag() {
    guard let drag = adjustment?.drag else { return }
    adjustment?.drag = nil
    if held != drag.held { hold(drag.held, isDragged: true) }
  }

  private func setKeys(_ drag: SizeAdjustment.Drag, _ event: TouchEvent) {
    guard let keys, let keyScreen else { return }
    let wanted = drag.keysHeight + drag.start - event.location.y
    guard let size = adjustment?.keySize(ofHeight: wanted, { keys.usualHeight(on: keyScreen, keySize: $0) }) else {
      return
    }
    var new = held
    // Where it was, nothing is set.
    let isBack = keys.usualHeight(on: keyScreen, keySize: size) == drag.keysHeight
    new.size.keySize = isBack ? drag.held.size.keySize : size
    if new != held { hold(new, isDragged: true) }
  }

  private func setGap(_ drag: SizeAdjustment.Drag, _ event: TouchEvent) {
    guard let output = screen.output else { return }
    let wanted = Int((drag.gap + drag.start - event.location.y).rounded())
    // No gap is what most people want, and is easy to find again.
    let gap = wanted < Self.leastGap ? 0 : BottomGap.height(wanted, onScreenOfHeight: output.size.height)
    var new = held
    new.size.bottomGap = gap == drag.gap ? drag.held.size.bottomGap : Int(gap)
    if new != held { hold(new, isDragged: true) }
  }

  /// A lower one is none, in logical pixels.
  private static let leastGap = 6
}
