// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import FieldChannel
internal import Geometry
package import SystemKeyboard
internal import TextModel

// MARK: - Which guests there are

extension KeyboardDesk {
  /// The guests that are enabled.
  package var enabledGuests: [any Guest] { guests.all }

  /// The person's languages as BCP 47 tags, in the order of the Globe key.
  package var languages: [String] { makeKeys()?.enabledModes.map(\.id) ?? [] }

  /// Takes the guests that are enabled now; processes of those that were before go on.
  ///
  /// - Parameters:
  ///   - first: The keyboard to begin with, if these are the first guests: the first one of the settings.
  ///   - questions: What is to be asked of them.
  package func enable(_ enabled: [any Guest], first: String?, questions: [PendingQuestion]) {
    let isFirst = guests.all.isEmpty
    guests.enable(enabled)
    if isFirst, guests.chosenID == nil, let first = firstKeyboard ?? first { guests.choose(first) }
    guests.prepare()
    ask(questions)
    noteGuestField(guestField)
    update()
  }

  /// Ends all processes of guests at once.
  package func endGuests() { guests.endAll() }

  /// The id of the guest that shows; `nil` while our own keys do.
  package var shownGuest: GuestBoard? { guests.isShowing ? guests.board : nil }
}

// MARK: - What guests do

extension KeyboardDesk {
  func follow(_ event: GuestsEvent) {
    switch event {
    case .changed: update()
    case .edits(let edits, let guest):
      // Without a field whatever window there is would get it, and what is typed there may be a secret.
      guard field.state.isActive else { return }
      keys?.noteGuestText()
      field.guestText?.apply(edits, ofGuest: guest.identifier)
    case .holdEnded(let guest, let count):
      let endsHold = field.guestText?.endHold(ofGuest: guest.identifier, deletionCount: count) ?? false
      if endsHold { guest.noteDeletionsTakenBack() }
    case .typingEnded(let guest): field.guestText?.shortenGuest(guest.identifier)
    case .settled:
      playHeldTouches()
      _ = field.handleHardwareKeys(isUrgent: false)
    case .wish(let wish): fulfil(wish)
    case .click(let click): services.perform(.click(click))
    case .asked(let message, let guest, let isActive):
      services.perform(.guestAsked(message, guest, isActive: isActive))
    case .shown(let guest): services.perform(.guestShown(guest))
    case .hidden:
      services.perform(.guestHidden)
      services.perform(.click(.toneEnded))
    case .failed(let guest, let fault, let isDisabled): noteFailure(of: guest, fault, isDisabled: isDisabled)
    case .report(let line): services.perform(.report(line))
    }
  }

  private func fulfil(_ wish: GuestWish) {
    switch wish {
    case .showNext: showNextKeyboard()
    case .choose(let id): choose(id)
    case .openSettings: openSettings()
    case .scanText:
      beginScanning()
      update()
    case .changeForm(let form): hold(as: form)
    case .dismiss:
      visibility.hide()
      update()
    }
  }

  private func noteFailure(of guest: any Guest, _ fault: GuestFault, isDisabled: Bool) {
    services.perform(.report("keyboard \(guest.identifier): \(fault)"))
    if isDisabled {
      field.guestText?.cancelGuests { $0 == guest.identifier }
      services.perform(.restGuest(guest, because: fault.description))
      let why = fault.isFinal ? "for that" : "after \(FailureCount.most) failures in a minute"
      services.perform(
        .report(
          "keyboard \(guest.identifier): disabled, \(why); "
            + "enable it again with: spinet keyboard enable \(guest.identifier)"))
    }
    noteGuestField(guestField)
    guard let keys = makeKeys() else { return }
    keys.showNotice(SystemNotice.stopped(guest.name, isDisabled: isDisabled).text(language: keys.modeID), at: now)
  }
}

// MARK: - Where they may type

extension KeyboardDesk {
  /// Takes note of the field that is typed into.
  func noteGuestField(_ traits: FieldTraits?) {
    guestField = traits
    guests.noteFieldChange { !allows($0) }
    field.guestText?.cancelGuests { [self] name in
      let guest = (guests.all + guests.retiring).first { $0.identifier == name }
      return guest.map { !allows($0) } ?? (!allowsGuests || runsCommands)
    }
    keys?.guestChoices = guests.choices(where: allows) + situation.hostKeyboards
  }

  /// Whether a guest may type into the field that has focus.
  func allows(_ guest: any Guest) -> Bool {
    guard allowsGuests else { return false }
    return !runsCommands || guest.mayTypeCommands(in: field.app.id)
  }

  /// Whether any guest may type into the field that has focus, commands aside.
  private var allowsGuests: Bool {
    guard asked == nil, let traits = guestField else { return false }
    return traits.allowsGuests && !appRefuses
  }

  /// Whether what is typed into the field is run. What the compositor says counts, and not only what a program says on the
  /// field channel.
  private var runsCommands: Bool {
    if guestField?.purpose == .terminal || field.state.purpose == .terminal { return true }
    return field.app.id.map(CommandApps.contains) ?? false
  }

  /// Whether the app takes the system's keyboard only.
  private var appRefuses: Bool {
    if claim?.refusesGuests ?? false { return true }
    return RefusingApps.contain(situation.appsWithoutGuests, app: field.app)
  }

  /// Whether what a guest typed into last has focus still, and it may type there: a field may become a secret while it has
  /// focus.
  var keepsGuestField: Bool { focusSerial == guestSerial && guests.isActive(where: allows) }
}

// MARK: - Showing them

extension KeyboardDesk {
  /// Shows the guest that the person chose where the field allows it, or else none.
  func showGuest(_ keys: KeyboardController, on keyScreen: Screen) {
    guard scan == nil, let guest = chosenGuest, let traits = guestField
    else { return guests.hide(keepsField: keepsGuestField) }
    var situation = GuestBoard.Situation()
    situation.form = form
    situation.bottomGap = bottomGap
    situation.showsGlobeBelow = showsGlobeBelow
    situation.theme = theme
    situation.language = keys.modeID
    situation.choices = keys.choices
    situation.chosenID = guest.identifier
    situation.formChoices = keys.formChoices
    situation.settingsEntry = keys.settingsEntry
    situation.scanEntry = keys.scanEntry
    situation.holdMilliseconds = keys.preferences.holdDelayMilliseconds
    guests.board.situation = situation
    let isNewField = focusSerial != guestSerial
    guestSerial = focusSerial
    guests.show(
      guest, GuestScene(surroundings(keys, on: keyScreen), field: description(of: traits)), isNewField: isNewField)
  }

  /// The guest that the person chose, if it may show for the field.
  var chosenGuest: (any Guest)? { guestField.flatMap { guests.chosen(for: $0, where: allows) } }

  private func description(of traits: FieldTraits) -> FieldDescription {
    var field = FieldDescription(serial: 0, traits: traits)
    field.isReturnEnabled = claim?.isReturnEnabled ?? true
    field.content = claim?.content?.rawValue
    field.appearance = claim?.appearance ?? .automatic
    return field
  }

  private func surroundings(_ keys: KeyboardController, on keyScreen: Screen) -> KeyboardSurroundings {
    var surroundings = KeyboardSurroundings()
    let screen = layoutScreen(on: keyScreen)
    let size = screen.size
    surroundings.screenSize = size
    surroundings.usualHeight = keys.usualHeight(on: screen).rounded()
    surroundings.greatestHeight = max(
      (size.height * Self.greatestShareOfScreen).rounded() - bottomGap, Self.leastHeight)
    let height = guests.wantedHeight ?? surroundings.usualHeight
    surroundings.size = Size(
      width: size.width, height: min(max(height.rounded(), Self.leastHeight), surroundings.greatestHeight))
    surroundings.scale = self.screen.surface?.scale ?? self.screen.assumedScale
    surroundings.isDark = theme.isDark
    surroundings.hasHighContrast = theme.isHighContrast
    surroundings.languages = keys.enabledModes.map(\.id)
    surroundings.needsInputModeSwitchKey = keys.choices.count > 1 && !showsGlobeBelow
    surroundings.hasDictationPlace = showsGlobeBelow
    surroundings.hasFullAccess = guests.hasFullAccess
    surroundings.playsClicks = situation.playsClicks
    return surroundings
  }

  /// How much of the screen's height a guest can have.
  private static let greatestShareOfScreen = 0.6
  /// A keyboard that is lower could not be left by its keys, in logical pixels.
  private static let leastHeight = 60.0
}

// MARK: - The next keyboard

extension KeyboardDesk {
  /// Whether each field that begins is to be told of, also one that begins anew.
  package var needsEachField: Bool {
    // Hidden, the keyboard comes back with each field that says anew that it has the focus.
    guests.chosenID != nil || !visibility.isVisible
  }

  /// Shows the keyboard that follows on the one that shows.
  package func showNextKeyboard() {
    let current = guests.activeID ?? keys?.modeID
    guard let choices = keys?.choices, let index = choices.firstIndex(where: { $0.id == current })
    else { return choose(nil) }
    choose(choices[(index + 1) % choices.count].id)
  }

  /// Shows a keyboard: ours, a guest, or one that the host shows itself.
  package func choose(_ id: String?) {
    if let id, situation.hostKeyboards.contains(where: { $0.id == id }) {
      return services.perform(.choseHostKeyboard(id))
    }
    guests.choose(id)
    if let id, guests.chosenID == nil { keys?.switchMode(to: id, at: now) }
    update()
  }
}
