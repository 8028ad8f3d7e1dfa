// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import FieldChannel
import Geometry
import KeyboardEngine
import LinuxSystem
import Raster
import Storage
import SystemKeyboard
import TextModel
import WaylandPlatform

// MARK: - Keyboards of others

extension Daemon {
  func connectGuests() {
    session.onAppChange = { [weak self] in
      guard let self else { return }
      noteGuestField(guestField)
      update()
    }
    // Hidden, the keyboard comes back with each field that says anew that it has the focus.
    session.tellsEachField = { [weak self] in
      guard let self else { return true }
      return guests.chosenID != nil || !visibility.isVisible
    }
    guests.context = { [weak self] in self?.session.client.context }
    guests.onChange = { [weak self] in self?.update() }
    guests.onEdits = { [weak self] edits, guest in
      // Without a field whatever window there is would get it, and what is typed there may be a secret.
      guard let self, session.fieldState.isActive else { return }
      session.client.apply(edits, ofCustomKeyboard: guest.identifier)
    }
    guests.onHoldEnd = { [weak self] guest, count in
      self?.session.client.endHold(ofCustomKeyboard: guest.identifier, deletionCount: count) ?? false
    }
    guests.onTypingEnd = { [weak self] in self?.session.client.shortenCustomKeyboard($0.identifier) }
    guests.onWish = { [weak self] wish in
      switch wish {
      case .next: self?.showNextKeyboard()
      case .choose(let id): self?.choose(id)
      case .settings: self?.openSettings()
      case .otherForm: self.map { $0.held.hold(as: $0.form == .docked ? .floating : .docked, at: $0.held.origin) }
      }
    }
    guests.onDismiss = { [weak self] in
      self?.visibility.hide()
      self?.update()
    }
    guests.onClick = { [weak self] click in
      switch click {
      case .character, .delete, .modifier: self?.desktop.play(click)
      case .toneBegan: self?.desktop.playTone(true)
      case .toneEnded: self?.desktop.playTone(false)
      }
    }
    connectGuestServices()
    guests.onSettled = { [weak self] in self?.playHeldTouches() }
    guests.onFailure = { [weak self] in self?.guestFailed($0, $1, isDisabled: $2) }
  }

  /// What shows: a keyboard of others, or ours.
  var presentation: Presentation {
    guard asked != nil || guests.isShowing else { return controller.presentation }
    var presentation = asked?.board.presentation ?? guests.board.presentation
    presentation.hiddenHeadroom = controller.hiddenHeadroom
    return presentation
  }

  /// Shows the keyboard that the person chose where the field allows it, or else none of others.
  func showGuest() {
    guard let traits = guestField, let guest = guests.chosen(for: traits, where: allows)
    else { return guests.hide(keepsField: keepsGuestField) }
    let board = guests.board
    board.form = form
    board.showsGlobeBelow = showsGlobeBelow
    board.theme = theme
    board.language = controller.modeID
    board.choices = controller.choices
    board.chosenID = guest.identifier
    board.otherFormName = controller.otherForm
    board.settingsEntry = controller.settingsEntry
    board.holdMilliseconds = controller.preferences.holdDelayMilliseconds
    let isNewField = focusSerial != guestSerial
    guestSerial = focusSerial
    guests.show(
      guest, GuestKeyboard.Scene(surroundings, field: description(of: traits)), isNewField: isNewField)
  }

  /// Whether what a keyboard of others typed into last has focus still, and it may type there: a field may become a secret
  /// while it has focus.
  var keepsGuestField: Bool {
    focusSerial == guestSerial && guests.isActive(where: allows)
  }

  /// Whether the Globe is below the keyboard; a card has it among its keys.
  var showsGlobeBelow: Bool { settings.settings.globe == .below && form == .docked }

  /// Takes note of the field that is typed into.
  func noteGuestField(_ traits: FieldTraits?) {
    guestField = traits
    guests.fieldChanged { !allows($0) }
    session.client.cancelCustomKeyboards { [self] name in
      let guest = (guests.all + guests.retiring).first { $0.identifier == name }
      return guest.map { !allows($0) } ?? (!allowsGuests || runsCommands)
    }
    guard hasController else { return }
    controller.others = guests.choices(where: allows)
  }

  /// Whether a keyboard of others may type into the field that has focus.
  private func allows(_ guest: Guest) -> Bool {
    guard allowsGuests else { return false }
    return !runsCommands || guest.access.includes(commandApp: session.watchesApps ? session.appID : nil)
  }

  /// Whether any keyboard of others may type into the field that has focus, commands aside.
  private var allowsGuests: Bool {
    guard asked == nil, let traits = guestField else { return false }
    return traits.allowsGuests && !appRefuses
  }

  /// Whether what is typed into the field is run. What the compositor says counts, and not only what a program says on the
  /// field channel.
  private var runsCommands: Bool {
    if guestField?.purpose == .terminal || session.fieldState.purpose == .terminal { return true }
    return session.watchesApps && session.appID.map(CommandApps.contains) ?? false
  }

  /// Whether the app takes the system's keyboard only.
  private var appRefuses: Bool {
    if claim?.refusesGuests ?? false { return true }
    return RefusingApps.contain(
      settings.settings.noCustomKeyboardsIn, app: session.appID, isTold: session.watchesApps)
  }

  private func description(of traits: FieldTraits) -> FieldDescription {
    var field = FieldDescription(serial: 0, traits: traits)
    field.isReturnEnabled = claim?.isReturnEnabled ?? true
    field.content = claim?.content?.rawValue
    field.appearance = claim?.appearance ?? .automatic
    return field
  }

  private var surroundings: KeyboardSurroundings {
    var surroundings = KeyboardSurroundings()
    let screen = form == .floating ? FloatingCard.screen : screen
    surroundings.screenSize = screen.size
    surroundings.usualHeight = controller.usualHeight(on: screen).rounded()
    surroundings.greatestHeight = (screen.size.height * Self.greatestShareOfScreen).rounded()
    let height = guests.wantedHeight ?? surroundings.usualHeight
    surroundings.size = Size(
      width: screen.size.width, height: min(max(height.rounded(), Self.leastHeight), surroundings.greatestHeight))
    surroundings.scale = surface.geometry?.scale ?? surface.assumedScale
    surroundings.isDark = theme == .dark
    surroundings.languages = controller.enabledModes.map(\.id)
    surroundings.needsInputModeSwitchKey = controller.choices.count > 1 && !showsGlobeBelow
    surroundings.hasDictationPlace = showsGlobeBelow
    surroundings.hasFullAccess = guests.hasFullAccess
    surroundings.playsClicks = settings.settings.keyClicks
    return surroundings
  }

  /// How much of the screen's height a keyboard of others can have.
  private static let greatestShareOfScreen = 0.6
  /// A keyboard that is lower could not be left by its keys, in logical pixels.
  private static let leastHeight = 60.0
}

// MARK: - The next keyboard

extension Daemon {
  /// Shows the keyboard that follows on the one of others that shows.
  private func showNextKeyboard() {
    let keyboards = controller.choices
    guard let index = keyboards.firstIndex(where: { $0.id == guests.activeID }) else { return choose(nil) }
    choose(keyboards[(index + 1) % keyboards.count].id)
  }

  /// Shows a keyboard, ours or one of others.
  func choose(_ id: String?) {
    guests.choose(id)
    if let id, guests.chosenID == nil { controller.switchMode(to: id, at: now) }
    update()
  }

  private func guestFailed(_ guest: Guest, _ fault: GuestFault, isDisabled: Bool) {
    Log.report("keyboard \(guest.identifier): \(fault)")
    if isDisabled {
      session.client.cancelCustomKeyboards { $0 == guest.identifier }
      FailedGuests.add(guest.identifier, because: fault.description)
      watchGuests()
      let why = fault.isFinal ? "for that" : "after \(FailureCount.most) failures in a minute"
      Log.report(
        "keyboard \(guest.identifier): disabled, \(why); "
          + "enable it again with: spinet keyboard enable \(guest.identifier)")
    }
    noteGuestField(guestField)
    controller.showNotice(
      SystemNotice.stopped(guest.name, isDisabled: isDisabled).text(language: controller.modeID), at: now)
  }
}

// MARK: - Drawing and touches

extension Daemon {
  /// The pixels of the keyboard of others that shows.
  var guestPixels: ForeignPixels? {
    guard let picture = guests.takePicture() else { return nil }
    return ForeignPixels(
      bytes: picture.bytes, width: picture.format.width, height: picture.format.height, stride: picture.format.stride)
  }

  /// Takes a touch on the keys, with its place in the plane of what shows. While a keyboard that has left owes text of
  /// touches that were before, this one waits: letters stay in the order in which they were touched.
  func touchKeys(_ event: TouchEvent) {
    if guests.owesText || !heldTouches.isEmpty { heldTouches.append(event) } else { play(event) }
  }

  private func playHeldTouches() {
    guard !heldTouches.isEmpty else { return }
    let touches = heldTouches
    heldTouches = []
    for touch in touches { play(touch) }
    update()
  }

  private func play(_ event: TouchEvent) {
    if event.phase == .began {
      if asked == nil { questionFingers.remove(event.finger) } else { questionFingers.insert(event.finger) }
      if guests.isShowing { guestFingers.insert(event.finger) } else { guestFingers.remove(event.finger) }
    }
    if questionFingers.contains(event.finger) {
      asked?.board.touch(event)
    } else if guestFingers.contains(event.finger) {
      if event.phase == .ended || event.phase == .cancelled { guestFingers.remove(event.finger) }
      guests.board.touch(event)
    } else {
      controller.touch(event)
    }
  }
}
