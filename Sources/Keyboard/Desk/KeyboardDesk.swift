// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import FieldChannel
internal import Emoji
internal import Geometry
package import KeyboardEngine
internal import LearntWords
package import SystemKeyboard
package import TextModel

/// The keyboard's rules: which keyboard shows, where and when, what fingers on it mean, and what becomes of that.
///
/// It knows no compositor and no process, holds no clock and does no I/O. The host hands it touches, news of the field, guests
/// and time, and does what comes of them: on the screen, in the field, and as effects.
package final class KeyboardDesk {
  let field: any DeskField
  let screen: any DeskScreen
  let services: any DeskServices

  /// What the person and the desktop want of the keyboard; one update for all that changes in it.
  package var situation: DeskSituation {
    didSet { if situation != oldValue { followSituation(since: oldValue) } }
  }

  /// Our own keys; made when they are first needed, as a first frame that is kept ready can be shown without.
  package internal(set) var keys: KeyboardController?
  /// Whether there are no layouts to make keys of; said once.
  private(set) var isWithoutLayouts = false

  var visibility = VisibilityPolicy()
  /// How the person holds the keyboard, and the fingers that may be about to change that.
  package internal(set) var held: HeldForm
  /// The screen that this is for; `nil` until one is known.
  var heldOn: ScreenIdentity?
  /// How it was held on other screens since the start.
  var heldElsewhere: [ScreenIdentity: HeldForm] = [:]
  /// The size, while fingers set it; `nil` while keys type.
  var adjustment: SizeAdjustment?
  /// The look through the camera, while one shows; `nil` while keys type.
  var scan: TextScan?
  /// Whether there may be a camera.
  var hasCamera = false
  /// Which touches count at all.
  var accommodations = TouchAccommodations()
  var gestures = FormGestures()
  /// Where the fingers are that the compositor tells of.
  var fingerPlaces = FingerPlaces()
  /// Where the keyboard was when a finger began to drag it.
  var dragStart: Rect?
  var touches = BoardTouches()
  /// The fingers that are down, whether they count or not.
  var fingers: Set<Int32> = []
  /// The focus of a remote; `nil` while none is used.
  var remote: FocusNavigator?
  /// The scan of the keys by switches; `nil` while none goes on.
  var scanner: SwitchScanner?
  /// The pointer that presses what it rests on.
  var dwell = DwellPointer()
  /// What was said last of what these would press; `nil` while they would press nothing.
  var spokenFocus: SpokenFocus?

  /// Whether letters go to the search of emoji.
  var lettersGoToSearch = false

  let guests: Guests
  /// The field that a guest may type into; `nil` where there is none.
  var guestField: FieldTraits?
  /// Which focus the guest has been told of.
  var guestSerial = 0

  /// What the person is still to be asked, the first thing first, and what is being asked.
  var questions: [PendingQuestion] = []
  var asked: Asked?

  /// What the app says of the field that the keyboard shows for.
  package internal(set) var claim: FieldClaim?
  /// What is offered to fill the field that has focus.
  var autoFill: [AutoFillOffer] = []
  /// The password that is offered in fields for a new one.
  var newPassword: NewPassword?
  /// One that the keyring is to keep, while its window may have the focus in the place of the field.
  var setAsidePassword: NewPassword?
  /// What an app's field for a user name has, until a field of another app has focus or the keyboard leaves the screen.
  var typedUsername: TypedUsername?
  /// Whose login the field that has focus asks for; `nil` where it asks for none.
  var loginWish: LoginWish?
  /// The password that was taken and is being fetched.
  var awaitedPassword: AwaitedPassword?
  /// The activation of the field that was filled with a password, until its app tells that something stands there.
  var filledPassword: Int?
  /// The look for where the device is that a field waits for.
  var placeSearch: PlaceSearch?
  /// Counts the changes of focus.
  package internal(set) var focusSerial = 0
  /// The keyboard to begin with, where that is not the first of the settings.
  var firstKeyboard: String?

  /// What the last frame showed; `nil` when nothing is shown, or a picture that was kept ready.
  var shown: ShownPicture?
  /// What lies over the last frame.
  var overlay: OverlayPicture?
  var recentOverlays = RecentOverlays()
  /// Where the surface is to be.
  var request = SurfaceRequest(height: 0, headroom: 0)
  /// When it was put there.
  var placeTime: EventTime?
  /// Whether the compositor has taken the surface away, so that asking again at once would be in vain.
  var surfaceIsRefused = false
  var firstFrames = FirstFrames()
  /// The scale of the surface that was shown last.
  var lastScale: Double?
  /// Whether the first frame has gone, after which words may be read.
  private var opensLanguages = false
  private var toldPlacement = BoardPlacement()
  private var toldDeadline: EventTime?
  /// Draws what shows.
  package let painter: BoardPainter

  /// - Parameter firstKeyboard: The keyboard to begin with; `nil` for the first of the settings.
  package init(
    field: any DeskField, screen: any DeskScreen, services: any DeskServices, situation: DeskSituation, held: HeldForm,
    firstKeyboard: String? = nil, painter: BoardPainter
  ) {
    self.field = field
    self.screen = screen
    self.services = services
    self.situation = situation
    self.held = held
    self.firstKeyboard = firstKeyboard
    self.painter = painter
    guests = Guests { [unowned services] in services.now }
    visibility.showsOnFocus = situation.showsOnFocus
    accommodations.follow(situation.preferences)
    dwell.milliseconds = situation.preferences.dwellMilliseconds
    guests.context = { [weak self] in self?.field.client.context }
    guests.onEvent = { [weak self] in self?.follow($0) }
    painter.renderer.guestPixels = { [weak self] in self?.guestPixels() }
    painter.renderer.scanPixels = { [weak self] in self?.scanPixels() }
  }

  var now: EventTime { services.now }
}

// MARK: - Our own keys

extension KeyboardDesk {
  /// Makes our own keys, unless they are there; `nil` where there are no layouts.
  @discardableResult
  package func makeKeys() -> KeyboardController? {
    if let keys { return keys }
    guard !isWithoutLayouts else { return nil }
    guard let catalog = services.readCatalog() else {
      isWithoutLayouts = true
      return nil
    }
    let keys = KeyboardController(
      catalog: catalog, preferences: situation.preferences, screen: keyScreen ?? Screen(size: .zero))
    keys.emojiSource = services.emoji
    keys.languageSource = services.languages
    keys.personalWords = services.personalWords
    painter.renderer.emojiFontPath = services.emoji?.fontPath
    keys.client = field.client
    keys.onEvent = { [weak self] in self?.follow($0) }
    self.keys = keys
    if let firstKeyboard { keys.prefer(firstKeyboard) }
    if opensLanguages { keys.openLanguages() }
    keys.isReturnEnabled = claim?.isReturnEnabled ?? true
    keys.theme = theme
    keys.situation.showsGlobeBelow = showsGlobeBelow
    focus(field.state)
    return keys
  }

  /// Other words of the person are searched than before.
  package func followPersonalWords() {
    keys?.followPersonalWords()
    update()
  }

  /// Reads words from now on: after the first frame, and before the first touch.
  package func openLanguages() {
    opensLanguages = true
    keys?.openLanguages()
  }

  private func follow(_ event: KeyboardEvent) {
    switch event {
    case .click(let click):
      noteKeyTouch()
      services.perform(.click(click))
    case .dismiss: visibility.hide()
    case .changeForm(let form): hold(as: form)
    case .moveKeys(let side): moveKeys(to: side)
    case .moveBar(let place): moveBar(to: place)
    case .adjustSize: beginAdjusting()
    case .scanText: beginScanning()
    case .openSettings: openSettings()
    case .chooseGuest(let choice): choose(choice.id)
    case .leftEmoji: services.perform(.freedMemory)
    case .finishedWord(let word): if fieldHasProse { services.perform(.learn(.used(word))) }
    case .keptWord(let word): if fieldHasProse { services.perform(.learn(.kept(word))) }
    case .filled(let offer): noteFilled(offer)
    case .modeChanged: guests.forgetMissing()
    }
  }

  /// Whether words are typed that are no names, codes or secrets, as far as the app says, and not into the desktop itself.
  private var fieldHasProse: Bool { field.app != .desktop && claim?.content?.isProse ?? true }

  func openSettings() {
    if offersSettings { services.perform(.openSettings) }
  }

  /// Whether the Globe key's list leads to the settings. Not over the desktop's own fields, such as those of a lock screen or
  /// a login: who types there may not be the person whose settings they are.
  var offersSettings: Bool { situation.hasSettingsApp && !(field.state.isActive && field.app == .desktop) }

  /// The colours that follow from the settings, the field and the desktop.
  package var theme: Theme {
    Theme.theme(
      isDark: isDark, isHighContrast: situation.contrast.isHigh(where: situation.prefersHighContrast))
  }

  private var isDark: Bool {
    switch claim?.appearance {
    case .light: return false
    case .dark: return true
    case .automatic, nil: break
    }
    return switch situation.appearance {
    case .light: false
    case .dark: true
    case .automatic: situation.prefersDark
    }
  }

  /// Takes over another situation and another way to hold the keyboard at once.
  ///
  /// - Parameter isForAll: Whether that was chosen for all screens, so that how it was held on the others since the start does not count.
  package func take(_ situation: DeskSituation, held: HeldForm, isForAll: Bool = false) {
    if isForAll || held.form != self.held.form { heldElsewhere = [:] }
    if held != self.held {
      forgetDrag()
      self.held = held
    }
    if situation == self.situation { update() } else { self.situation = situation }
  }

  private func followSituation(since old: DeskSituation) {
    followSizes(since: old)
    if situation.showsOnFocus != old.showsOnFocus { visibility.showsOnFocus = situation.showsOnFocus }
    keys?.preferences = situation.preferences
    if !situation.takesHardwareKeys { keys?.isBarAlone = false }
    accommodations.follow(situation.preferences)
    dwell.milliseconds = situation.preferences.dwellMilliseconds
    keys?.theme = theme
    if situation.appsWithoutGuests != old.appsWithoutGuests || situation.hostKeyboards != old.hostKeyboards {
      noteGuestField(guestField)
    }
    if situation.autoFill != old.autoFill { findAutoFill() }
    update()
  }

  /// What the person types with where a field allows it, by the name in the settings; `nil` where nobody knows yet.
  package var chosenKeyboard: String? { guests.chosenID ?? keys?.preferredModeID ?? firstKeyboard }
}

// MARK: - Time

extension KeyboardDesk {
  /// Lets time pass; called when it was asked for by `DeskEffect.wake`.
  package func advance(to time: EventTime) {
    toldDeadline = nil
    if let keys, isOnlyPictureDue(of: keys, at: time) {
      keys.advance(to: time)
      return presentKeys(keys)
    }
    visibility.advance(to: time)
    for event in accommodations.advance(to: time) { take(event) }
    follow(gestures.advance(to: time))
    keys?.advance(to: time)
    remote?.advance(to: time)
    scanner?.advance(to: time)
    advanceDwell(to: time)
    guests.board.advance(to: time)
    keepFirstFrame(at: time)
    forgetSetAsidePassword(at: time)
    update()
  }

  /// Whether time brings nothing but a key to look as if it were up, as it does after nearly every tap.
  private func isOnlyPictureDue(of keys: KeyboardController, at time: EventTime) -> Bool {
    guard keys.isOnlyPictureDue(at: time), shown != nil, screen.surface != nil, asked == nil, adjustment == nil,
      scan == nil, !guests.isShowing
    else { return false }
    return earliestOfOthers.map { $0 > time } ?? true
  }

  /// The earliest deadline of all but our own keys.
  private var earliestOfOthers: EventTime? {
    let moments = [
      accommodations.nextDeadline, gestures.nextDeadline, visibility.nextDeadline, guests.board.nextDeadline,
      guests.waitEnd, firstFrames.keepTime, setAsidePassword?.end, remote?.nextDeadline,
      scanner?.nextDeadline, dwell.nextDeadline(after: now),
    ]
    return moments.reduce(nil, EventTime.earlier)
  }

  func tellDeadline() {
    let next = EventTime.earlier(keys?.nextDeadline, earliestOfOthers)
    guard next != toldDeadline else { return }
    toldDeadline = next
    services.perform(.wake(at: next))
  }
}

// MARK: - Where it is

extension KeyboardDesk {
  /// Where the keyboard is, as far as the screen has taken it there.
  package var placement: BoardPlacement {
    guard let output = screen.output else { return BoardPlacement() }
    var placement = BoardPlacement(outputName: output.name, outputSize: output.size)
    guard let frame = boardFrame else { return placement }
    placement.frame = frame
    placement.form = form
    placement.isCollapsed = isBarAside
    placement.keyboard = guests.isShowing ? guests.activeID ?? "" : keys?.modeID ?? ""
    return placement
  }

  /// Where the keyboard is on the screen, without headroom and margins; `nil` while it has no surface.
  var boardFrame: Rect? { screen.boardFrame(for: request) }

  func tellPlacement() {
    let placement = placement
    guard placement != toldPlacement, !isOnTheWay(to: placement) else { return }
    toldPlacement = placement
    services.perform(.moved(placement))
  }

  /// Whether the keyboard goes from one place on its screen to another and has no surface between the two: it does not go away.
  private func isOnTheWay(to placement: BoardPlacement) -> Bool {
    screen.isShown && screen.surface == nil && toldPlacement.form != nil
      && placement.outputName == toldPlacement.outputName && placement.outputSize == toldPlacement.outputSize
  }
}
