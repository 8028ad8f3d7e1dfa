// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import LinuxSystem
import Raster
import Storage
import SystemKeyboard
import TextModel
import WaylandPlatform

/// The keyboard as a program: wires the screen, the fields and the person's choices to the keyboard.
final class Daemon {
  let options: Options
  let loop: EventLoop
  let session: WaylandSession
  let surface: KeyboardSurface
  private(set) var settings: SettingsFile
  private var settingsWatch: FileWatch?
  let renderer = KeyboardRenderer(scope: .ownProcess)
  /// Made when it is first needed: a first frame that is kept ready can be shown without it.
  private var madeController: KeyboardController?
  /// The layouts, once they are read.
  private var catalog: KeyboardCatalog?
  private var signals: SignalWatch?
  private var inspector: LineServer?
  var visibility = VisibilityPolicy()
  /// What the last frame showed; `nil` when nothing is shown, or a picture that was kept ready.
  var shown: Picture?
  /// The picture to show until the keyboard is made.
  var readyFrame: ReadyFrame?
  /// The situations whose picture has been kept since the start.
  var keptSituations: Set<String> = []
  private var deadline: (id: EventLoop.DeadlineID, time: EventTime)?
  private var warmUpDeadline: EventLoop.DeadlineID?
  private var isWarm = false
  private(set) var focusSerial = 0
  /// How the person holds the keyboard, and the fingers that may be about to change that.
  var held: HeldForm
  var gestures = FormGestures()
  /// Where the fingers are that the compositor tells of.
  var fingerPlaces = FingerPlaces()
  /// Where the card was when a finger began to drag it.
  var dragStart: Rect?
  /// Where the keyboard is, as last told.
  var toldPlacement = Placement()
  /// Calls when `placement` has changed.
  var onPlacementChange: (Placement) -> Void = { _ in }
  /// Whether the compositor has taken the surface away, so that asking again at once would be in vain.
  var surfaceIsRefused = false
  private let layouts: LayoutFolder
  let fieldChannel = FieldChannelServer()
  /// What the app says of the field that the keyboard shows for.
  var claim: FieldClaim?
  private var activation = 0
  let guests: Guests
  /// Shows what custom keyboards print; `nil` for nowhere.
  let keyboardOutput: TextPipe?
  private(set) lazy var guestServices = GuestServices(loop: loop)
  /// The field that a keyboard of others may type into; `nil` where there is none.
  var guestField: FieldTraits?
  /// Which focus the keyboard of others has been told of.
  var guestSerial = 0
  var guestFolderWatch: FileWatch?
  var failedGuestsWatch: FileWatch?
  /// Touches that wait for the text of those before.
  var heldTouches: [TouchEvent] = []
  let grants = GrantKeeper()
  /// What the person is still to be asked, the first thing first, and what is being asked.
  var questions: [GrantQuestion] = []
  var asked: Asked?
  /// The fingers that came down on a question.
  var questionFingers: Set<Int32> = []
  /// The fingers that came down on a keyboard of others.
  var guestFingers: Set<Int32> = []
  let desktop: DesktopServices
  /// What the program before this one has left, when that lost its connection.
  var resumption = Resumption(Environment.value)
  private(set) lazy var settingsAppPath = Self.findSettingsApp()
  var settingsApp: ChildProcess?
  let secrets: SecretKeeper

  init(_ options: Options) throws {
    self.options = options
    loop = try EventLoop()
    settings = SettingsFile(path: options.settingsPath)
    held = HeldForm(settings.settings.form)
    session = try WaylandSession(loop: loop)
    if let error = session.startError { throw error }
    guard let surface = session.surface else { throw WaylandError.noLayerShell }
    self.surface = surface
    do {
      layouts = try LayoutFolder(path: options.layoutsPath)
    } catch { throw StartError(message: error.message + " with --layouts DIR") }
    desktop = DesktopServices(settings: settings.settings)
    // Not this program's own descriptor: who has a terminal's can read what is typed there.
    keyboardOutput = options.showsKeyboardOutput ? try TextPipe(loop: loop) { Log.show($0) } : nil
    guests = Guests(loop: loop)
    secrets = SecretKeeper(session: session, loop: loop)
    visibility.showsOnFocus = DesktopServices.storedScreenKeyboardEnabled ?? true
  }

  /// Runs until the compositor goes or a signal ends it.
  ///
  /// - Returns: The exit status.
  func run() throws -> Int32 {
    connectSession()
    connectSurface()
    connectDesktop()
    connectGuests()
    signals = try SignalWatch(SignalWatch.termination, loop: loop) { [weak self] _ in self?.loop.stop(status: 0) }
    if let path = options.inspectPath {
      inspector = try LineServer(path: path, loop: loop) { [weak self] in self?.answer($0) ?? "" }
    }
    fieldChannel.onChange = { [weak self] in self?.claimChanged() }
    onPlacementChange = { [weak self] in self?.fieldChannel.tell(KeyboardReport($0)) }
    fieldChannel.start(on: loop)
    try session.start()
    screenChanged()
    warmUp(afterMicroseconds: Self.longestWaitForField)
    let status = try loop.run()
    leaveScreen()
    inspector?.close()
    fieldChannel.close()
    return status
  }

  private func connectSession() {
    session.connection.onLost = { [weak self] error in
      self?.connectionLost(error)
    }
    session.onField = { [weak self] in self?.fieldChanged($0) }
    session.onTooLongText = {
      Log.report("a text was not typed: it is too long for an app that does not tell its text; type it in parts")
    }
    session.onContact = { [weak self] in self?.touched($0) }
    session.onInputMethodUnavailable = {
      Log.report(
        "another input method owns this seat; typing goes through virtual keys, and the keyboard shows only "
          + "when asked to (see spinet doctor)")
    }
    session.onInputMethodAvailable = {
      Log.report("the other input method has gone; the keyboard shows by itself again")
    }
    session.onDevicesChange = { [weak self] in
      guard let self else { return }
      surfaceIsRefused = false
      // Another seat's text client takes over when the one that was typed into has gone.
      madeController?.client = session.client
      screenChanged()
    }
  }

  private func connectSurface() {
    surface.onConfigure = { [weak self] _ in self?.screenChanged() }
    surface.onEnter = { [weak self] _ in self?.screenChanged() }
    surface.onClosed = { [weak self] in self?.surfaceClosed() }
    surface.draw = { [weak self] in self?.draw($0) }
    renderer.guestPixels = { [weak self] in self?.guestPixels }
    surface.drawOverlay = { [weak self] in self?.draw($1, into: $0) }
  }

  var now: EventTime { EventTime(microseconds: MonotonicClock.nowMicroseconds) }
}

// MARK: - The keyboard

extension Daemon {
  var hasController: Bool { madeController != nil }

  /// The keyboard; ends the program with one line when there are no layouts.
  var controller: KeyboardController {
    if let madeController { return madeController }
    let catalog: KeyboardCatalog
    do {
      catalog = try layouts.catalog { Log.report($0) }
    } catch {
      Log.report("\(error.message)")
      Process.exit(status: 1)
    }
    self.catalog = catalog
    reportMissingLayouts()
    let controller = KeyboardController(catalog: catalog, preferences: settings.preferences, screen: screen)
    controller.theme = theme
    controller.client = session.client
    controller.onDismiss = { [weak self] in self?.visibility.hide() }
    controller.onFormChange = { [weak self] form in self.map { $0.held.hold(as: form, at: $0.held.origin) } }
    controller.onFeedback = { [weak self] in self?.desktop.play($0) }
    controller.onSettings = { [weak self] in self?.openSettings() }
    controller.onOther = { [weak self] in self?.choose($0.id) }
    madeController = controller
    if let keyboard = resumption.keyboard { controller.prefer(keyboard) }
    controller.isReturnEnabled = claim?.isReturnEnabled ?? true
    focus(session.fieldState)
    return controller
  }

  /// Says which of the keyboards that the person enabled have no layout.
  private func reportMissingLayouts() {
    guard let catalog else { return }
    let installed = catalog.modes.map(\.id).joined(separator: ", ")
    for name in settings.settings.keyboards where catalog.mode(name) == nil && !EnabledGuests.isIdentifier(name) {
      Log.report("settings: there is no layout '\(name)'; there are \(installed)")
    }
  }

  /// Takes over what the person has written into the settings file.
  private func reloadSettings() {
    let new = SettingsFile(path: options.settingsPath)
    guard new.bytes != settings.bytes else { return }
    if new.settings.form != settings.settings.form { held = HeldForm(new.settings.form) }
    settings = new
    reportMissingLayouts()
    desktop.apply(new.settings)
    madeController?.preferences = new.preferences
    madeController?.theme = theme
    loadGuests()
    update()
  }

  var theme: Theme {
    switch claim?.appearance {
    case .light: return .light
    case .dark: return .dark
    case .automatic, nil: break
    }
    return switch settings.settings.appearance {
    case .light: .light
    case .dark: .dark
    case .automatic: desktop.prefersDark ? .dark : .light
    }
  }

  /// For how long a start waits for the app that has focus to say so, before it does what takes longer; in microseconds.
  private static let longestWaitForField: Int64 = 150_000

  /// Warms up once, then or at an earlier moment that a later call asks for.
  func warmUp(afterMicroseconds delay: Int64) {
    guard !isWarm else { return }
    if let warmUpDeadline { loop.cancel(warmUpDeadline) }
    warmUpDeadline = loop.at(microseconds: MonotonicClock.nowMicroseconds + delay) { [weak self] in self?.warmUp() }
  }

  /// Does after the first frame and before the first touch what would make either slow: reads the layouts, draws once
  /// to have the fonts at hand, and connects to the desktop.
  private func warmUp() {
    isWarm = true
    if resumption.isResumed { Process.forgetEndedChildren() }
    // What has been drawn leaves first.
    session.connection.flush()
    session.addVirtualKeyboard()
    _ = controller
    update()
    drawOnce()
    desktop.connect(to: loop, settings: settings.settings)
    watchSettings()
    loadGuests()
  }

  /// Follows the settings file, also where there is none yet: `spinet keyboard enable` may write the first one.
  private func watchSettings() {
    guard let path = settings.path else { return }
    if let slash = path.lastIndex(of: "/") { Files.makeFolders(String(path[..<slash])) }
    settingsWatch = try? FileWatch(path: path, loop: loop) { [weak self] in self?.reloadSettings() }
  }

  private func connectDesktop() {
    desktop.onQuestion = { [weak self] in self?.secrets.isAsked($0) }
    desktop.onSetVisible = { [weak self] isVisible in
      guard let self else { return }
      surfaceIsRefused = false
      isVisible ? visibility.show() : visibility.hide()
      update()
    }
    desktop.onPreferencesChange = { [weak self] in
      guard let self else { return }
      visibility.showsOnFocus = desktop.screenKeyboardEnabled ?? true
      controller.theme = theme
      update()
    }
  }

  func focus(_ state: FieldState) {
    guard state.isActive else { return }
    let traits = traits(of: state)
    madeController?.focus(traits, at: now)
    noteGuestField(traits)
  }
}

// MARK: - Fields

extension Daemon {
  private func fieldChanged(_ state: FieldState) {
    madeController?.client = session.client
    let news = session.client.receive(state)
    fieldChannel.readArrived()
    if state.isActive, state.activation != activation {
      activation = state.activation
      fieldChannel.fieldActivated()
    }
    fieldChannel.take(state.proof)
    fieldChannel.follow(state)
    let claimBefore = claim
    takeClaim()
    defer { noteSecrecy(of: state) }
    let traits = traits(of: state)
    let hasNewTraits = madeController.map { $0.traits != traits } ?? true
    switch news {
    case .newField where state.isActive:
      guests.fieldChanged()
      focusSerial += 1
      surfaceIsRefused = false
      focus(state)
      if FieldPlane(traits).showsKeyboard { visibility.fieldFocused() }
    case .newField:
      guests.fieldChanged()
      madeController?.blur(at: now)
      visibility.fieldBlurred(at: now)
      // A keyboard that stays for want of a field types into whatever window there is.
      if visibility.nextDeadline == nil {
        use(nil)
        noteGuestField(nil)
      }
    case .foreignChange, .echo:
      // After most keys the app only says what is known here already.
      guard news == .foreignChange || state.isActive && hasNewTraits || claim != claimBefore else { return }
      if state.isActive, hasNewTraits {
        focus(state)
      } else if news == .foreignChange {
        madeController?.foreignChange()
      }
      if news == .foreignChange { guests.foreignChange() }
    }
    update()
  }
}

// MARK: - Touches and time

extension Daemon {
  private func touched(_ contact: Seat.Contact) {
    secrets.touched()
    let place = contact.location + surface.origin(onScreen: screen.size)
    touched(
      TouchEvent(
        contact.phase, finger: contact.finger, location: place, time: EventTime(microseconds: contact.microseconds)))
    update()
  }

  private func timePassed() {
    deadline = nil
    visibility.advance(to: now)
    follow(gestures.advance(to: now))
    madeController?.advance(to: now)
    guests.board.advance(to: now)
    update()
  }

  func scheduleDeadline() {
    let next = EventTime.earlier(
      EventTime.earlier(
        EventTime.earlier(madeController?.nextDeadline, gestures.nextDeadline), visibility.nextDeadline),
      EventTime.earlier(guests.board.nextDeadline, guests.waitEnd))
    guard next != deadline?.time else { return }
    if let deadline { loop.cancel(deadline.id) }
    deadline = next.map { time in
      (loop.at(microseconds: time.microseconds) { [weak self] in self?.timePassed() }, time)
    }
  }
}
