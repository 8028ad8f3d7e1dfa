// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel
import KeyboardEngine
import LinuxSystem
import PersonalWords
import Phrases
import Raster
import Storage
import SystemKeyboard
import TextModel
import WaylandPlatform

/// The keyboard as a program: wires the compositor, the desktop and the person's choices to the desk.
final class Daemon {
  let options: Options
  let loop: EventLoop
  let session: WaylandSession
  let surface: KeyboardSurface
  private let screen: WaylandScreen
  let field: WaylandField
  let channel = FieldChannelServer()
  private let services: DaemonServices
  let desk: KeyboardDesk
  private let guests: GuestLoader
  private let guestServices: GuestServices
  let desktop: DesktopServices
  let secrets: SecretKeeper
  private let settingsApp = SettingsApp()
  private var settings: CurrentSettings
  private var settingsWatch: FileWatch?
  private let replacements = CurrentReplacements()
  private let autoFill: AutoFillKeeper
  private let logins: LoginKeeper
  private let places: PlaceFinder
  private let scanner: TextScanner
  private let keyObjects: KeyObjects
  let remote: RemoteTyping
  private let remotes = RemoteFinder()
  /// When it is not asked any more which app has the focus, for the sake of scanned text.
  private var scanRest: EventLoop.DeadlineID?
  private var signals: SignalWatch?
  private var inspector: LineServer?
  private var warmUpDeadline: EventLoop.DeadlineID?
  private var isWarm = false
  /// What the program before this one has left, when that lost its connection.
  var resumption = Resumption(Environment.value)

  init(_ options: Options) throws {
    self.options = options
    loop = try EventLoop()
    settings = CurrentSettings(path: options.settingsPath)
    session = try WaylandSession(loop: loop)
    if let error = session.startError { throw error }
    guard let surface = session.surface else { throw WaylandError.noLayerShell }
    self.surface = surface
    let layouts: LayoutFolder
    do {
      layouts = try LayoutFolder(path: options.layoutsPath)
    } catch { throw StartError(message: error.message, advice: error.advice.map { $0 + " with --layouts DIR" }) }
    desktop = DesktopServices(settings: settings.settings)
    autoFill = AutoFillKeeper(settings.settings, loop: loop)
    logins = LoginKeeper(loop: loop) { [desktop] in desktop.makeSecretService() }
    places = PlaceFinder(loop: loop)
    scanner = TextScanner(loop: loop)
    secrets = SecretKeeper(session: session, loop: loop)
    guestServices = GuestServices(loop: loop)
    screen = WaylandScreen(session, surface)
    field = WaylandField(session, channel)
    remote = RemoteTyping(loop: loop, field: field)
    services = DaemonServices(
      loop: loop, session: session, layouts: layouts, desktop: desktop, secrets: secrets, channel: channel,
      settingsApp: settingsApp, guestServices: guestServices)
    var situation = DeskSituation(settings, desktop)
    situation.hasSettingsApp = settingsApp.isInstalled
    situation.edition = Edition.text(layouts)
    desk = KeyboardDesk(
      field: field, screen: screen, services: services, situation: situation,
      held: HeldForm(choosing: settings.settings.form), firstKeyboard: resumption.keyboard,
      painter: BoardPainter(KeyboardRenderer(scope: .ownProcess)))
    services.formChoice = settings.settings.form
    keyObjects = KeyObjects(
      read: { [unowned desk] in desk.readable }, press: { [unowned desk] in desk.press($0, choice: $1) })
    // Not this program's own descriptor: who has a terminal's can read what is typed there.
    let output = options.showsKeyboardOutput ? try TextPipe(loop: loop) { Log.show($0) } : nil
    guests = GuestLoader(
      loop: loop, session: session, desktop: desktop, desk: desk, languages: services.languageFiles.folder,
      output: output)
  }

  /// Runs until the compositor goes or a signal ends it.
  ///
  /// - Returns: The exit status.
  func run() throws -> Int32 {
    connectSession()
    connectSurface()
    connectDesktop()
    connectServices()
    signals = try SignalWatch(SignalWatch.termination, loop: loop) { [weak self] _ in self?.loop.stop(status: 0) }
    if let path = options.inspectPath {
      inspector = try LineServer(path: path, loop: loop) { [weak self] in self?.answer($0) ?? "" }
    }
    channel.onChange = { [weak self] in self?.followClaims() }
    channel.start(on: loop)
    try session.start()
    screenChanged()
    warmUp(after: Self.longestWaitForField)
    let status = try loop.run()
    desk.leave()
    inspector?.close()
    channel.close()
    return status
  }
}

// MARK: - Wires

extension Daemon {
  private func connectSession() {
    session.connection.onLost = { [weak self] in self?.connectionLost($0) }
    session.onField = { [weak self] state in
      guard let self else { return }
      desk.noteTyped()
      let news = field.receive(state)
      if isWarm, news == .newField { lookForDevices() }
      desk.followField(news)
      remote.follow(news)
    }
    session.onTooLongText = {
      Log(.text).error("a text was not typed: it is too long for an app that does not tell its text; type it in parts")
    }
    session.onContact = { [weak self] contact in
      self?.desk.touch(
        contact.phase, finger: contact.finger, at: contact.location,
        time: EventTime(microseconds: contact.microseconds))
    }
    session.onPointer = { [weak self] place, hasMoved in
      self?.desk.movePointer(
        to: place, hasMoved: hasMoved, time: EventTime(microseconds: MonotonicClock.nowMicroseconds))
    }
    session.onInputMethodUnavailable = {
      Log(.wayland).warning(
        """
        another input method owns this seat; typing goes through virtual keys, and the keyboard shows only \
        when asked to (see spinet doctor)
        """)
    }
    session.onInputMethodAvailable = {
      Log(.wayland).info("the other input method has gone; the keyboard shows by itself again")
    }
    session.onDevicesChange = { [weak self] in
      self?.screen.assumeScale()
      self?.desk.followDevices()
    }
    session.makesSyllables = { [weak self] in self?.desk.keys?.composesHardwareKeys ?? true }
    session.onHardwareKey = { [weak self] key in
      guard let self else { return false }
      remote.noteOtherUse()
      return desk.press(key)
    }
    session.onUnwantedHardwareKey = { [weak self] in
      self?.remote.noteOtherUse()
      self?.desk.noteUnwantedKey()
    }
    session.onHardwareKeyRelease = { [weak self] in self?.desk.release($0) }
    session.onHardwareKeysHandled = { [weak self] in self?.desk.noteHardwareKeysHandled() }
    session.areHardwareKeysHeldUp = { [weak self] in self?.desk.holdsHardwareKeysUp ?? false }
    session.onOtherUse = { [weak self] in
      guard let self else { return }
      if field.watchesOtherUse { desk.noteOtherUse() }
      remote.noteOtherUse()
    }
    session.onPause = { [weak self] in self?.remote.notePause(wasElsewhere: $0) }
    session.onAppChange = { [weak self] in
      self?.desk.followApp()
      self?.remote.follow()
    }
    session.tellsEachField = { [weak self] in self?.desk.needsEachField ?? true }
  }

  private func connectSurface() {
    surface.onConfigure = { [weak self] _ in self?.screenChanged() }
    surface.onEnter = { [weak self] _ in self?.screenChanged() }
    surface.onClosed = { [weak self] in self?.desk.surfaceClosed() }
    surface.draw = { [weak self] in
      defer { self?.warmUp(after: .zero) }
      return self?.desk.draw(into: $0)
    }
    surface.drawOverlay = { [weak self] frame, overlay in
      if let picture = overlay.content as? OverlayPicture { self?.desk.painter.draw(picture, into: frame) }
    }
  }

  private func screenChanged() {
    screen.assumeScale()
    desk.followScreen()
  }

  private func connectDesktop() {
    desktop.onQuestion = { [weak self] in self?.secrets.isAsked($0) }
    desktop.onSetVisible = { [weak self] in self?.desk.setVisible($0) }
    desktop.onSettingsChange = { [weak self] in self?.reloadSettings() }
    desktop.onCode = autoFill.offer(_:from:)
    desktop.onPreferencesChange = { [weak self] in
      guard let self else { return }
      desk.situation = situation
    }
  }

  private func connectServices() {
    services.onWake = { [weak self] in self?.desk.advance(to: $0) }
    services.onCatalog = { [weak self] in
      $0 == nil ? self?.loop.stop(status: 1) : self?.reportMissingLayouts()
    }
    services.onAnswer = { [weak self] in self?.guests.take($0, isAllowed: $1) }
    services.onTookCode = { [weak self] in self?.autoFill.forgetCode() }
    services.logins = logins
    logins.onChange = { [weak self] in
      guard let self else { return }
      desk.situation = situation
    }
    logins.keyringName = { [weak self] in
      let language = PhraseLanguage(tag: self?.desk.keys?.modeID ?? "") ?? .english
      return language(.usualKeyring)
    }
    logins.onSavingEnd = { [weak self] in self?.desk.noteSavingEnd(of: $0, isSaved: $1) }
    logins.onPassword = { [weak self] in self?.desk.take($0, of: $1) }
    remote.isReturnEnabled = { [weak self] in self?.desk.claim?.isReturnEnabled ?? true }
    remote.onTyping = { [weak self] in self?.secrets.filled() }
    services.places = places
    services.scanner = scanner
    scanner.onReport = { [weak self] in self?.desk.take($0) }
    scanner.onLimit = { [weak self] in self?.desk.giveUpScanning() }
    places.onAnswer = { [weak self] in self?.desk.take($0) }
    keyObjects.onReader = { [weak self] in
      guard let self else { return }
      guests.isReaderRunning = keyObjects.isReaderRunning
    }
    services.onMayReadAnew = { [keyObjects] in keyObjects.mayHaveChanged() }
    services.onSetting = { [weak self] in self?.change($0, to: $1) }
    services.onRest = { [weak self] in self?.guests.watch() }
    guestServices.report = { line in Log(.guests).warning("\(fault: line)") }
    guestServices.sources = { [weak self] in self?.lexiconSources ?? LexiconSources() }
    guestServices.onQuestion = { [weak self] in self?.askForLocation($0) }
  }

  /// An app has told something of its field.
  func followClaims() {
    channel.follow(session.fieldState)
    desk.followClaims()
    remote.follow()
  }
}

// MARK: - The start

extension Daemon {
  /// For how long a start waits for the app that has focus to say so, before it does what takes longer.
  private static let longestWaitForField = Duration.milliseconds(150)

  /// Warms up once, then or at an earlier moment that a later call asks for.
  private func warmUp(after delay: Duration) {
    guard !isWarm else { return }
    if let warmUpDeadline { loop.cancel(warmUpDeadline) }
    warmUpDeadline = loop.after(delay) { [weak self] in self?.warmUp() }
  }

  /// Does after the first frame and before the first touch what would make either slow: reads the layouts, draws once
  /// to have the fonts at hand, and connects to the desktop.
  private func warmUp() {
    isWarm = true
    if resumption.isResumed { Process.forgetEndedChildren() }
    // What has been drawn leaves first.
    session.connection.flush()
    session.addVirtualKeyboard()
    guard desk.makeKeys() != nil else { return }
    desk.update()
    desk.drawOnce()
    desk.openLanguages()
    services.onPersonalWords = { [weak self] in self?.desk.followPersonalWords() }
    takeOwnWords()
    services.followSpellings()
    desktop.connect(to: loop, settings: settings.settings, file: settings.path, keys: keyObjects)
    watchSettings()
    replacements.follow(on: loop) { [weak self] in
      guard let self else { return }
      desk.situation = situation
    }
    autoFill.follow { [weak self] in
      guard let self else { return }
      desk.situation = situation
    }
    guests.load(settings.settings)
    remotes.follow(on: loop) { [weak self] in self?.lookForDevices() }
    lookForDevices()
    remote.listen(at: settings.settings.remoteAddress)
  }
}

// MARK: - Settings

extension Daemon {
  /// Follows the settings file, also where there is none yet: `spinet keyboard enable` may write the first one.
  private func watchSettings() {
    guard let path = settings.path else { return }
    if let slash = path.lastIndex(of: "/") { try? Files.makeFolder(String(path[..<slash]), permissions: 0o700) }
    settingsWatch = try? FileWatch(path: path, loop: loop) { [weak self] in self?.reloadSettings() }
  }

  /// Writes what the person has chosen on the keyboard into the settings file. What cannot be written holds until something else
  /// there changes.
  private func change(_ key: String, to value: String) {
    guard let path = settings.path else { return }
    do throws(SettingsFile.Failure) {
      // Keys wait meanwhile.
      try SettingsFile.change(path, patience: .milliseconds(50)) { file throws(SettingsFile.Failure) in
        try file.assign(value, to: key)
      }
    } catch {
      return Log(.settings).error("\(error)")
    }
    reloadSettings()
  }

  /// Takes over what the person has written into the settings file.
  private func reloadSettings() {
    let new = CurrentSettings(path: options.settingsPath)
    guard new.bytes != settings.bytes else { return }
    let old = settings.settings
    let hasOtherForm = new.settings.form != old.form
    settings = new
    reportMissingLayouts()
    desktop.apply(new.settings, insteadOf: old)
    autoFill.apply(new.settings)
    if isWarm { takeOwnWords() }
    services.formChoice = new.settings.form
    let held = hasOtherForm ? screen.output.flatMap { services.heldForm(on: $0.identity) } : nil
    desk.take(situation, held: held ?? desk.held, isForAll: hasOtherForm)
    guests.load(new.settings)
    // Behind that, which settles whether it is known which fields are the desktop's own.
    if isWarm { remote.listen(at: new.settings.remoteAddress) }
  }

  /// Begins or ends to learn words, and to know the names of contacts.
  private func takeOwnWords() {
    let settings = settings.settings
    services.learnWords(settings.learnsWords)
    services.offerNames(in: settings.contactNames ? AddressBook.candidates(settings.contacts) : [])
  }

  /// What the settings and the desktop say now.
  private var situation: DeskSituation {
    var situation = DeskSituation(settings, desktop, hasRemoteAlone: remotes.isAlone)
    situation.hasSettingsApp = settingsApp.isInstalled
    situation.edition = desk.situation.edition
    situation.replacements = replacements.table
    situation.autoFill = autoFill.sources
    situation.autoFill.logins = logins.logins
    situation.autoFill.findsPlace = situation.autoFill.findsPlace && places.isInstalled
    return situation
  }

  /// Takes over which cameras and remotes there are.
  private func lookForDevices() {
    watchAppsForScanning()
    guard remotes.look() else { return }
    guests.hasRemoteAlone = remotes.isAlone
    desk.situation = situation
  }

  /// Knows which app has the focus while text may be scanned into its field; with every title of a window that changes, that wakes the keyboard.
  private func watchAppsForScanning() {
    if let scanRest { loop.cancel(scanRest) }
    scanRest = nil
    let scans = session.fieldState.isActive && desk.situation.listsForms && services.hasCamera
    if scans { return guests.scansText = true }
    guard guests.scansText else { return }
    // Not with each step from field to field.
    scanRest = loop.after(.seconds(5)) { [weak self] in
      self?.scanRest = nil
      self?.guests.scansText = false
    }
  }

  /// Says which of the keyboards that the person enabled have no layout.
  private func reportMissingLayouts() {
    guard let catalog = services.catalog else { return }
    let installed = catalog.modes.map(\.id).joined(separator: ", ")
    for name in settings.settings.keyboards where catalog.mode(name) == nil && !EnabledGuests.isIdentifier(name) {
      Log(.settings).warning("settings: there is no layout '\(name: name)'; there are \(name: installed)")
    }
  }

  private var lexiconSources: LexiconSources {
    var sources = LexiconSources(settings.settings)
    sources.languages = desk.languages
    return sources
  }
}
