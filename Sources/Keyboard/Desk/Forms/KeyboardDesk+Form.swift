// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
package import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
package import TextModel

// MARK: - How the keyboard is held

extension KeyboardDesk {
  /// How it is held here: not everywhere there is room for each form, or a way to have it.
  package var form: KeyboardForm {
    // Everywhere, and asked for often.
    guard held.form != .docked, scan == nil, !hasBarAlone, let keyScreen, isPossible(held.form, on: keyScreen) else {
      return .docked
    }
    return held.form
  }

  private func isPossible(_ form: KeyboardForm, on screen: Screen) -> Bool {
    form == .docked
      || self.screen.abilities.forms.contains(form) && form.fits(screen.size) && (form != .split || hasKeysToSplit)
  }

  /// Whether our own keys show. Guests draw theirs as one picture, and a question is to be read in one piece.
  private var hasKeysToSplit: Bool { asked == nil && chosenGuest == nil }

  /// Whether the bar of words is alone on the screen, or emoji that came from it: at the bottom, however the keys are held.
  private var hasBarAlone: Bool { hasKeysToSplit && keys?.isBarAlone == true }

  /// Whether it is alone in a corner.
  var isBarAside: Bool {
    asked == nil && keys?.isBarAside == true && scan == nil && adjustment == nil && !guests.isShowing
  }

  /// The other forms that lists offer on a screen.
  private func offeredForms(on screen: Screen) -> [KeyboardForm] {
    guard situation.listsForms else { return [] }
    let current = form
    return KeyboardForm.onDesktops.filter { $0 != current && isPossible($0, on: screen) }
  }

  /// Whether a finger that drags the key which hides the keyboard lifts it.
  var canLift: Bool {
    guard form != .floating, scan == nil, !hasBarAlone, let keyScreen else { return false }
    return form == .split || isPossible(.undocked, on: keyScreen)
  }

  /// Two fingers came together on the keys, or moved apart.
  func pinch(isIn: Bool) {
    guard scan == nil, !hasBarAlone, let keyScreen else { return }
    let new = form.pinched(isIn: isIn) { isPossible($0, on: keyScreen) }
    if new != form { hold(as: new) }
  }

  /// To which side the keys are moved here.
  package var oneHanded: OneHandedKeyboard { canMoveKeys ? situation.oneHanded : .off }

  /// Whether they can be: at the bottom of a phone's screen.
  private var canMoveKeys: Bool { form == .docked && keyScreen.map(OneHandedKeys.fits) ?? false }

  /// The person moves the keys to a side.
  func moveKeys(to side: OneHandedKeyboard) {
    situation.oneHanded = side
    services.perform(.movedKeys(side))
  }

  /// The person wants the bar of words somewhere else.
  func moveBar(to place: BarPlace) {
    var new = held
    new.bar = place
    hold(new)
  }

  func hold(as form: KeyboardForm) {
    var new = held
    new.change(to: form)
    hold(new)
  }

  /// Takes over how the person holds the keyboard.
  func hold(_ held: HeldForm, isDragged: Bool = false) {
    self.held = held
    services.perform(.held(held, on: heldOn ?? ScreenIdentity(), isDragged: isDragged))
  }

  /// Holds the keyboard as it was held last on the screen that it is on, or would come to.
  func followOutput() {
    guard let identity = screen.output?.identity, identity != heldOn else { return }
    endAdjusting()
    if let heldOn { heldElsewhere[heldOn] = held }
    heldOn = identity
    // Another session may have changed what is kept.
    if let held = services.heldForm(on: identity) ?? heldElsewhere[identity] { self.held = held }
  }

  /// Brings our keys to what is around them, and to the form in which the keyboard is held.
  func takeForm(_ keys: KeyboardController, on screen: Screen) {
    let form = form
    if form.ofKeys != keys.form {
      shown = nil
      forgetFingers()
    }
    gestures.isEnabled = scan == nil && isPossible(.floating, on: screen)
    var new = keys.situation
    new.preferences = situation.preferences
    new.replacements = situation.replacements
    // Who types into a lock screen or a login may be somebody else.
    new.learnsWords = situation.learnsWords && field.app != .desktop
    new.offersContactNames = situation.offersContactNames && field.app != .desktop
    new.autoFill = autoFill
    new.theme = theme
    new.form = form.ofKeys
    new.halves = form == .split ? KeyboardHalves(in: screen.size.width) : nil
    new.adjustedKeySize = held.size.keySize
    new.bottomGap = bottomGap
    new.offersAdjusting = canAdjust
    new.bar = held.bar
    // What an app shows right above the keyboard would be as narrow as a bar in a corner.
    new.offersBarPlaces =
      screen.size.width > 0 && self.screen.abilities.forms.contains(.floating) && (claim?.accessoryHeight ?? 0) == 0
    new.oneHanded = oneHanded
    new.offersOneHanded = situation.listsForms && canMoveKeys
    new.offersScanning = offersScanning
    new.offeredForms = offeredForms(on: screen)
    new.offersSettings = offersSettings
    new.showsGlobe = situation.showsGlobe
    new.showsGlobeBelow = showsGlobeBelow
    new.screen = layoutScreen(on: screen)
    keys.situation = new
    // What is above the screen's edge follows from how high the board is.
    let top =
      [.floating, .split].contains(form) || isBarAside
      ? cardFrame(board(or: keys).presentation).minY : keys.headroom
    keys.hiddenHeadroom = max(keys.headroom - top, 0)
  }

  /// The screen that keys are laid out for, whatever the keyboard is on.
  func layoutScreen(on screen: Screen) -> Screen { layoutScreen(on: screen, as: form) }

  func layoutScreen(on screen: Screen, as form: KeyboardForm) -> Screen {
    switch form {
    case .docked, .undocked: screen
    case .split: KeyboardHalves.screen(on: screen)
    case .floating: FloatingCard.screen
    }
  }

  /// Whether the Globe is below the keyboard; a card has it among its keys.
  var showsGlobeBelow: Bool { situation.showsGlobeBelow && form == .docked }

  /// The halves of a split keyboard; `nil` for one that is whole.
  package var halves: KeyboardHalves? { keys?.halves }
}

// MARK: - Where it may be

extension KeyboardDesk {
  /// The keyboard's place as a card, or as two halves; `nil` for one that apps make room for, and for a lifted one that the host
  /// puts in its place.
  func card(_ presentation: Presentation) -> SurfaceRequest.Card? {
    let halves = screen.abilities.framesKeys ? nil : presentation.halves
    guard presentation.floats || halves != nil else { return nil }
    let frame = cardFrame(presentation)
    return SurfaceRequest.Card(
      origin: frame.origin, width: frame.width, margin: screen.abilities.framesKeys ? 0 : presentation.margin,
      cornerRadius: FloatingCard.cornerRadius, gap: halves?.gap ?? 0)
  }

  private func cardFrame(_ presentation: Presentation) -> Rect {
    if isBarAside { return barFrame(presentation.board.size) }
    return held.frame(as: presentation.halves == nil ? .floating : .split, of: presentation.board.size, in: bounds)
  }

  /// Where a bar of that size is that stands alone in a corner.
  private func barFrame(_ size: Size) -> Rect {
    let x = held.bar == .left ? bounds.minX + Self.barMargin : bounds.maxX - Self.barMargin - size.width
    return Rect(origin: Point(x: max(x, bounds.minX), y: bounds.maxY - Self.barMargin - size.height), size: size)
  }

  /// Between a bar in a corner and the edges of the screen, in logical pixels.
  private static let barMargin = 8.0

  /// Where the keyboard may be: below what the app shows right above it.
  private var bounds: Rect {
    let size = keyScreen?.size ?? .zero
    let accessory = min(claim?.accessoryHeight ?? 0, size.height / 2).rounded(.up)
    return Rect(x: 0, y: accessory, width: size.width, height: size.height - accessory)
  }
}

// MARK: - Drags

extension KeyboardDesk {
  /// A finger drags a card by its handle; at the bottom it is docked.
  func dragCard(_ drag: FormGestures.Drag) {
    guard let start = dragStart ?? boardFrame else { return }
    dragStart = start
    let wanted = start.offset(by: drag.way)
    let place = CardPlace.frame(wanted: wanted.origin, size: start.size, in: bounds)
    switch drag.phase {
    case .began: break
    case .moved:
      var new = held
      new.origin = place.origin
      if new != held { hold(new, isDragged: true) }
    case .ended, .cancelled:
      dragStart = nil
      if drag.phase == .ended, CardPlace.docks(wanted, finger: drag.location, way: drag.way, in: bounds) {
        var docked = held
        docked.change(to: .docked)
        docked.origin = nil
        hold(docked)
      } else if drag.way != .zero {
        var floating = held
        floating.change(to: .floating)
        floating.origin = place.origin
        hold(floating)
      }
    }
  }

  /// A finger lifts the keyboard from the bottom by the key that hides it, or sets it down.
  func lift(_ drag: FormGestures.Drag) {
    guard let start = dragStart ?? restFrame else { return }
    dragStart = start
    let elevation = LiftedKeyboard.elevation(
      from: bounds.maxY - start.maxY, way: drag.way.y, height: start.height, in: bounds.height)
    var new = held
    switch drag.phase {
    case .began, .moved:
      if elevation > 0, form == .docked { new.change(to: .undocked) }
      new.elevation = elevation
      if new != held { hold(new, isDragged: true) }
    case .ended, .cancelled:
      dragStart = nil
      if LiftedKeyboard.docks(at: held.elevation) {
        new.change(to: .docked)
        new.elevation = 0
      }
      hold(new)
    }
  }

  /// Where the keyboard is, the end of the screen counted to one that stands there.
  private var restFrame: Rect? {
    guard var frame = boardFrame else { return nil }
    if form == .docked { frame.origin.y = bounds.maxY - frame.height }
    return frame
  }
}
