// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

/// The guests that the person has enabled, and the one of them that shows or is about to.
final class Guests {
  private let now: () -> EventTime
  private var enabled: [any Guest] = []
  private var failures: [String: FailureCount] = [:]
  /// What the person types with where a field allows it; `nil` for the system's keyboard.
  private(set) var chosenID: String?
  /// The one that was chosen when it was no longer installed, and since when.
  private var missing: (id: String, since: EventTime)?
  /// The one that shows, or is about to.
  private var active: (any Guest)?
  /// Those that have a last word to say before they end.
  private(set) var retiring: [any Guest] = []
  let board = GuestBoard(size: .zero)
  /// Whether the active one has drawn a picture. While it draws one of another size the last one stays.
  private(set) var hasPicture = false
  /// The size that the active one is to have.
  private var wantedSize = Size.zero
  /// Whether a picture waits to be drawn.
  private var isPictureNew = false
  /// Whether one that was to show waits for others to go.
  private var isWaiting = false
  /// When the active one was asked to show.
  private var askedAt: EventTime?
  /// How high the active one wants to be, in logical pixels; `nil` for as high as the system's.
  private(set) var wantedHeight: Double?

  /// Calls with what is for the desk to do.
  var onEvent: (GuestsEvent) -> Void = { _ in }
  var context: () -> TextContext? = { nil }

  /// How long an empty screen waits for a guest that takes its time, in milliseconds.
  private static let longestWaitMilliseconds: Int64 = 150

  init(now: @escaping () -> EventTime) {
    self.now = now
    board.onEvent = { [weak self] in self?.follow($0) }
  }

  private func follow(_ event: GuestBoard.Event) {
    switch event {
    case .touch(let touch): tellTouch(touch)
    case .showNext: onEvent(.wish(.showNext))
    case .choose(let id): onEvent(.wish(.choose(id)))
    case .changeForm(let form): onEvent(.wish(.changeForm(form)))
    case .openSettings: onEvent(.wish(.openSettings))
    case .scanText: onEvent(.wish(.scanText))
    }
  }
}

// MARK: - Which

extension Guests {
  /// Those for a list, of the ones that may show.
  func choices(where isAllowed: (any Guest) -> Bool) -> [KeyboardChoice] {
    enabled.filter { isAllowed($0) }.map { KeyboardChoice(id: $0.identifier, name: $0.name) }
  }

  /// Takes the keyboards that are enabled now; processes of those that were before go on.
  func enable(_ guests: [any Guest]) {
    for old in enabled where !guests.contains(where: { $0 === old }) {
      if old === active { hide(keepsField: true) }
      retire(old)
    }
    let new = guests.filter { guest in !enabled.contains { $0 === guest } }
    enabled = guests
    if let chosenID, !guests.contains(where: { $0.identifier == chosenID }) {
      missing = (chosenID, now())
      self.chosenID = nil
    }
    for guest in new { connect(guest) }
    returnToMissing()
  }

  /// Goes on with the guest that the person chose, where it was gone for a moment only: whoever builds one anew replaces its
  /// files.
  private func returnToMissing() {
    guard chosenID == nil, let missing, guest(missing.id) != nil else { return }
    self.missing = nil
    if now() < missing.since.advanced(byMilliseconds: Self.longestAbsenceMilliseconds) { chosenID = missing.id }
  }

  /// The person has chosen another keyboard in the meantime.
  func forgetMissing() { missing = nil }

  private static let longestAbsenceMilliseconds: Int64 = 10_000

  /// The ones that are enabled.
  var all: [any Guest] { enabled }

  func guest(_ identifier: String) -> (any Guest)? { enabled.first { $0.identifier == identifier } }

  func choose(_ identifier: String?) {
    chosenID = identifier.flatMap(guest)?.identifier
    forgetMissing()
  }

  /// The keyboard that the person chose, if it may show for a field.
  func chosen(for traits: FieldTraits, where isAllowed: (any Guest) -> Bool) -> (any Guest)? {
    guard let chosenID, let guest = guest(chosenID), isAllowed(guest) else { return nil }
    return !traits.requiresASCII || guest.isASCIICapable ? guest : nil
  }

  /// Starts the processes that may run now, so that each is there when it is chosen; one that has failed begins when it is.
  func prepare() {
    guard let next = active ?? chosenID.flatMap(guest) ?? enabled.first(where: { !$0.hasFullAccess }) ?? enabled.first,
      makeRoom(for: next)
    else { return }
    for guest in enabled where guest.hasFullAccess == next.hasFullAccess && failures[guest.identifier] == nil {
      guest.prepare()
    }
  }

  /// Ends those that may not be there together with a keyboard. One that can send away what it learns, and one that cannot, never
  /// have processes at the same time, not even such that stand still: what processes have in memory of the system's files can be
  /// seen by others.
  ///
  /// - Returns: Whether none of them is there; one that is leaving is waited for.
  private func makeRoom(for guest: any Guest) -> Bool {
    let others = (enabled + retiring).filter { $0.hasFullAccess != guest.hasFullAccess }
    guard !others.contains(where: \.isLeaving) else { return false }
    for other in others {
      other.end()
      other.followsLocation = false
      onEvent(.typingEnded(other))
    }
    retiring.removeAll { $0.hasFullAccess != guest.hasFullAccess }
    return true
  }

  /// Ends all processes at once.
  func endAll() {
    for guest in enabled + retiring { guest.end() }
  }

  /// The one that shows or is about to.
  var activeID: String? { active?.identifier }

  /// Whether one shows, or is about to, and may.
  func isActive(where isAllowed: (any Guest) -> Bool) -> Bool { active.map(isAllowed) ?? false }

  /// Whether the one that was chosen may do what the person has granted.
  var hasFullAccess: Bool { chosenID.flatMap(guest)?.hasFullAccess ?? false }
}

extension FieldTraits {
  /// Whether guests may type here: never secrets, nor telephone numbers.
  var allowsGuests: Bool {
    let kind = FieldPlane(self).kind
    return !isSecure && kind != .phonePad && kind != .namePhonePad
  }

  fileprivate var requiresASCII: Bool { FieldPlane(self).kind.requiresASCII }
}

// MARK: - Showing

extension Guests {
  /// Whether the active one can be seen.
  var isShowing: Bool { active != nil && hasPicture }

  /// Whether it is worth waiting a moment for the active one before anything else shows.
  var isWorthWaiting: Bool {
    guard active != nil, !hasPicture, let askedAt else { return false }
    return now() < askedAt.advanced(byMilliseconds: Self.longestWaitMilliseconds)
  }

  /// When that ends.
  var waitEnd: EventTime? {
    isWorthWaiting ? askedAt?.advanced(byMilliseconds: Self.longestWaitMilliseconds) : nil
  }

  /// Shows a keyboard, or goes on showing it, elsewhere or for another field.
  func show(_ guest: any Guest, _ scene: GuestScene, isNewField: Bool) {
    let isBack = active !== guest
    if isBack {
      hide(keepsField: !isNewField)
      isWaiting = !makeRoom(for: guest)
      if isWaiting { return }
      active = guest
      askedAt = now()
    }
    wantedSize = scene.surroundings.size
    if isNewField { board.letGo() }
    guest.show(scene, isNewField: isNewField)
    if isBack { onEvent(.shown(guest)) }
  }

  /// Takes the active one from the screen.
  ///
  /// - Parameter keepsField: Whether the field is still the one that it typed into.
  func hide(keepsField: Bool) {
    guard let active else { return }
    board.letGo()
    onEvent(.hidden)
    active.hide(keepsField: keepsField)
    (self.active, hasPicture, isPictureNew, askedAt, wantedHeight) = (nil, false, false, nil, nil)
  }

  /// The pixels to draw; the keyboard is told that they are on their way.
  func takePicture() -> (bytes: UnsafeRawBufferPointer, format: PictureFormat)? { active?.picture }

  /// A frame with the latest picture has been drawn.
  func notePictureShown() {
    guard isPictureNew else { return }
    isPictureNew = false
    active?.pictureShown()
  }

  /// The text has changed by other hands than those of keyboards.
  func noteAppChangedText() {
    for guest in enabled + retiring where guest === active || guest.isLeaving {
      guest.noteAppChangedText()
    }
  }
}

// MARK: - Leaving

extension Guests {
  /// Another field has got focus, or none has any more, or some guests may not type into it from now on.
  func noteFieldChange(for isConcerned: (any Guest) -> Bool = { _ in true }) {
    for guest in enabled + retiring where guest !== active && isConcerned(guest) { guest.leaveField() }
    settle()
  }

  /// Whether a keyboard that has left the screen has not said yet what the last touches on it mean.
  var owesText: Bool { (enabled + retiring).contains { $0.owesText } }

  private func settle() {
    guard !owesText else { return }
    onEvent(.settled)
    guard isWaiting else { return }
    isWaiting = false
    onEvent(.changed)
  }

  private func retire(_ guest: any Guest) {
    retiring.append(guest)
    guest.retire { [weak self, weak guest] in
      guard let self else { return }
      retiring.removeAll { $0 === guest }
      if let guest { onEvent(.typingEnded(guest)) }
      settle()
    }
  }
}

// MARK: - What they say

extension Guests {
  private func connect(_ guest: any Guest) {
    guest.context = { [weak self] in self?.context() }
    guest.onEvent = { [weak self, weak guest] event in
      if let guest { self?.take(event, from: guest) }
    }
  }

  private func take(_ event: GuestEvent, from guest: any Guest) {
    switch event {
    case .picture(let changes): take(changes, by: guest)
    case .height(let height):
      guard guest === active, height != wantedHeight else { return }
      wantedHeight = height
      onEvent(.changed)
    case .edits(let edits):
      if guest === active || guest.isLeaving { onEvent(.edits(edits, guest)) }
    case .holdEnded(let count): onEvent(.holdEnded(guest, deletionCount: count))
    case .typingEnded:
      onEvent(.typingEnded(guest))
      settle()
    case .message(let message): take(message, from: guest)
    case .touchesAnswered: settle()
    case .intrusion: report("it tried to type while it was hidden; nothing was typed", of: guest)
    case .refusal(let refusal): report(refusal.report, of: guest)
    case .overwork:
      report("it kept the processor busy while it was hidden; it stands still until it shows", of: guest)
    case .fault(let fault): fail(guest, fault)
    }
  }

  private func report(_ text: String, of guest: any Guest) {
    onEvent(.report("keyboard \(guest.identifier): \(text)"))
  }

  private func take(_ changes: [Rect]?, by guest: any Guest) {
    guard guest === active, let picture = guest.picture, hasRightSize(picture.format) else {
      return guest.pictureShown()
    }
    let isAsBefore = hasPicture && board.size == wantedSize
    board.resize(to: wantedSize)
    board.drawn(isAsBefore ? changes : nil)
    // One that does not wait until the last picture has been shown is drawn no sooner for that.
    let isKnown = isPictureNew && isAsBefore
    let isFirst = !hasPicture
    (isPictureNew, hasPicture) = (true, true)
    if !isKnown { onEvent(.changed) }
    if isFirst { prepare() }
  }

  /// The scale of the picture that is wanted now.
  private var scale: Double { active?.scale ?? 1 }

  private func hasRightSize(_ format: PictureFormat) -> Bool {
    format.width == Int((wantedSize.width * scale).rounded())
      && format.height == Int((wantedSize.height * scale).rounded())
  }

  private func take(_ message: KeyboardMessage, from guest: any Guest) {
    switch message {
    case .requestLexicon, .requestLocation: return onEvent(.asked(message, guest, isActive: guest === active))
    default: break
    }
    guard guest === active else { return }
    switch message {
    case .advance: onEvent(.wish(.showNext))
    case .dismiss: onEvent(.wish(.dismiss))
    case .modeKey(let finger, let key):
      board.takeModeKey(finger: Int32(bitPattern: finger), key: key)
      onEvent(.changed)
    case .click(let click): onEvent(.click(click))
    default: break
    }
  }

  private func fail(_ guest: any Guest, _ fault: GuestFault) {
    let isTooOften = failures[guest.identifier, default: FailureCount()].failed(at: now().microseconds)
    let isDisabled = isTooOften || fault.isFinal
    let wasActive = guest === active
    if wasActive { hide(keepsField: true) }
    onEvent(.typingEnded(guest))
    guest.followsLocation = false
    if chosenID == guest.identifier { chosenID = nil }
    if isDisabled {
      enabled.removeAll { $0 === guest }
      failures[guest.identifier] = nil
    }
    onEvent(.failed(guest, fault, isDisabled: isDisabled))
    settle()
    if wasActive { onEvent(.changed) }
  }

  private func tellTouch(_ event: TouchEvent) {
    active?.touch(
      HostMessage.Touch(finger: UInt32(bitPattern: event.finger), phase: event.phase, place: event.location),
      microseconds: event.time.microseconds)
  }
}
