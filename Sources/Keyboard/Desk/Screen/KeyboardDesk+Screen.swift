// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

// MARK: - By hand

extension KeyboardDesk {
  /// Somebody asks for the keyboard, or sends it away.
  package func setVisible(_ isVisible: Bool) {
    surfaceIsRefused = false
    if isVisible { keys?.isBarAlone = false }
    isVisible ? visibility.show() : visibility.hide()
    update()
  }

  /// Whether the keyboard is on screen, or is to be.
  package var isVisible: Bool { visibility.isVisible }
}

// MARK: - The screen

extension KeyboardDesk {
  /// The screen that the keyboard is on, as wide as what a keyboard at its bottom got there; `nil` without one.
  var keyScreen: Screen? {
    guard let output = screen.output, output.size.width > 0 else { return nil }
    var size = output.size
    if !request.isCard, let width = screen.surface?.size.width { size.width = width }
    return Screen(size: size, widthInMillimetres: output.widthInMillimetres)
  }

  /// The surface has got a size, or the screen is another one.
  package func followScreen() { update() }

  /// A screen or a seat has come or gone: what was refused may be had now.
  package func followDevices() {
    surfaceIsRefused = false
    keys?.client = field.client
    update()
  }

  /// The compositor has taken the surface away, as when its screen is unplugged; another screen may take it.
  package func surfaceClosed() {
    surfaceIsRefused = true
    shown = nil
    endAdjusting()
    endScanning()
    forgetFingers()
    keys?.hide()
    update()
  }

  /// Brings the screen to where the keyboard's state is.
  package func update() {
    defer {
      tellDeadline()
      watchOtherUse()
      followHardwareKeyboard()
      tellPlacement()
      services.perform(.mayReadAnew)
    }
    followOutput()
    checkScanning()
    followQuestion()
    askNext()
    // phoc 0.24 ends when a layer surface comes while there is no seat, and without one nobody could touch it.
    guard visibility.isVisible, !surfaceIsRefused, screen.hasSeat, let keyScreen else { return leaveScreen() }
    if !screen.isShown {
      findAutoFill()
      lookForCamera()
    }
    firstFrames.keepTime = nil
    if showFirstFrame() { return }
    guard let keys = makeKeys() else { return leaveScreen() }
    takeForm(keys, on: keyScreen)
    showGuest(keys, on: keyScreen)
    followRemote(keys)
    followSwitches(keys)
    followDwell(keys)
    speakFocus(keys)
    followAdjusting(keys, on: keyScreen)
    followScanning(keys, on: keyScreen)
    if !screen.isShown, guests.isWorthWaiting { return }
    let plain = board(or: keys).presentation
    let card = card(plain)
    let presentation = picture(of: plain, keys)
    show(surfaceRequest(presentation, card: card))
    guard screen.surface != nil else { return }
    present(presentation, keys)
    keys.isOnScreen = true
    services.perform(.showedKeyboard(true))
  }

  /// What shows: a question, what a camera sees, a guest, the keys while fingers set their size, or our own keys.
  func board(or keys: KeyboardController) -> any Board {
    if let asked { return asked.board }
    if let scan { return scan.board }
    if let adjustment { return adjustment.board }
    return guests.isShowing ? guests.board : keys
  }

  /// Brings our keys to the screen as they look now, where nothing else can have changed.
  func presentKeys(_ keys: KeyboardController) {
    present(picture(of: keys.presentation, keys), keys)
    tellDeadline()
    watchOtherUse()
    services.perform(.mayReadAnew)
  }

  /// Asks the field to tell of a caret that may be put elsewhere, for as long as the next key may go on with what stands before it.
  private func watchOtherUse() {
    let isNeeded = keys?.goesOnUntold == true && !guests.isShowing
    if field.watchesOtherUse != isNeeded { field.watchesOtherUse = isNeeded }
  }

  /// Returns what the screen shows of a board's picture.
  private func picture(of plain: Presentation, _ keys: KeyboardController) -> Presentation {
    var presentation = plain
    presentation.hiddenHeadroom = keys.hiddenHeadroom
    if let adjustment {
      presentation.headroom = max(adjustment.surfaceHeight - presentation.board.height, presentation.headroom)
    }
    if screen.abilities.framesKeys { (presentation.floats, presentation.strip) = (false, 0) }
    return presentation
  }

  func show(_ request: SurfaceRequest) {
    if request != self.request || !screen.isShown { placeTime = now }
    self.request = request
    screen.show(request)
  }

  private func present(_ presentation: Presentation, _ keys: KeyboardController) {
    var presentation = presentation
    overlay = overlay(of: presentation, keys)
    presentation.pressApart = overlay?.press.key
    var frame = DeskFrame(overlay: overlay)
    let everything = Rect(origin: .zero, size: presentation.surfaceSize)
    frame.damage = shown.map { presentation.damage(since: $0.presentation) } ?? [everything]
    shown = ShownPicture(presentation)
    frame.screenHearsTouches = dragStart != nil
    frame.headroomHearsTouches = keys.isTouched || guests.board.isTouched || adjustment?.drag != nil
    screen.present(frame)
  }

  /// What to show over the keyboard; never of a secret, whose letters no picture is to outlast.
  private func overlay(of presentation: Presentation, _ keys: KeyboardController) -> OverlayPicture? {
    guard screen.abilities.takesOverlays, asked == nil, scan == nil, !keys.traits.isSecure,
      let press = presentation.lonePress
    else { return nil }
    return recentOverlays.picture(of: press)
  }

  /// The program ends: nobody is about to tap, so that a planned picture need not wait.
  package func leave() {
    leaveScreen()
    if let keepTime = firstFrames.keepTime { keepFirstFrame(at: keepTime) }
  }

  /// Whether apps get less of the screen while the keyboard shows.
  package var takesRoom: Bool { screen.takesRoom && !request.isCard }

  private func leaveScreen() {
    keys?.isOnScreen = false
    guests.hide(keepsField: field.state.isActive && keepsGuestField)
    endAdjusting()
    endScanning()
    guard screen.isShown else { return }
    services.perform(.showedKeyboard(false))
    lastScale = screen.surface?.scale ?? lastScale
    screen.hide()
    (shown, overlay, firstFrames.shown) = (nil, nil, nil)
    recentOverlays.forget()
    forgetFingers()
    autoFill = []
    keys?.situation.autoFill = []
    keys?.hide()
    painter.renderer.releaseEmoji()
    planFirstFrame()
    if !field.state.isActive { noteGuestField(nil) }
    use(nil)
    forgetNewPassword()
    typedUsername = nil
    services.perform(.leftScreen)
  }

  /// The fingers that are down are no longer ours: the surface under them goes.
  func forgetFingers() {
    fingers = []
    dwell.leave()
    endRemote()
    endScan()
    accommodations.forget()
    gestures.forget()
    fingerPlaces.forget()
    dragStart = nil
    touches.forget()
    guests.board.letGo()
    asked?.board.letGo()
    scan?.board.letGo()
    forgetDrag()
    adjustment?.board.letGo()
  }
}
