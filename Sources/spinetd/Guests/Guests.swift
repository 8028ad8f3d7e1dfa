// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import KeyboardEngine
import KeyboardBundle
import LinuxSystem
import SystemKeyboard
import TextModel

/// The keyboards of others that the person has enabled, and the one of them that shows or is about to.
final class Guests {
  private let loop: EventLoop
  private var enabled: [Guest] = []
  private var failures: [String: FailureCount] = [:]
  /// What the person types with where a field allows it; `nil` for the system's keyboard.
  private(set) var chosenID: String?
  /// The one that shows, or is about to.
  private var active: Guest?
  /// Those that have a last word to say before they end.
  private(set) var retiring: [Guest] = []
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
  private var askedAt: Int64?
  /// How high the active one wants to be, in logical pixels; `nil` for as high as the system's.
  private(set) var wantedHeight: Double?

  /// Calls when something of what shows is different.
  var onChange: () -> Void = {}
  var onEdits: ([TextEdit], Guest) -> Void = { _, _ in }
  /// Calls when a finger has lifted from a key of one that has taken away so many characters while it was held. Returns whether any
  /// of that was taken back.
  var onHoldEnd: (_ guest: Guest, _ deletionCount: Int) -> Bool = { _, _ in false }
  /// Calls when one types no more: it has left, or it has been ended.
  var onTypingEnd: (Guest) -> Void = { _ in }
  /// Calls when no keyboard owes text any more.
  var onSettled: () -> Void = {}
  var onWish: (GuestBoard.Wish) -> Void = { _ in }
  var onDismiss: () -> Void = {}
  var onClick: (KeyClick) -> Void = { _ in }
  /// Calls when one asks for words or for where the device is; `isActive` when it shows or is about to.
  var onRequest: (_ message: KeyboardMessage, _ guest: Guest, _ isActive: Bool) -> Void = { _, _, _ in }
  /// Calls when one comes on screen.
  var onShow: (Guest) -> Void = { _ in }
  /// Calls when the active one has left the screen.
  var onHide: () -> Void = {}
  /// Calls when a keyboard has been ended; `isDisabled` when it is not started again.
  var onFailure: (_ guest: Guest, _ fault: GuestFault, _ isDisabled: Bool) -> Void = { _, _, _ in }
  var context: () -> TextContext? = { nil }

  /// How long an empty screen waits for a keyboard that takes its time, in microseconds.
  private static let longestWait: Int64 = 150_000

  init(loop: EventLoop) {
    self.loop = loop
    board.onTouch = { [weak self] in self?.tell($0) }
    board.onWish = { [weak self] in self?.onWish($0) }
  }
}

// MARK: - Which

extension Guests {
  /// Those for a list, of the ones that may show.
  func choices(where isAllowed: (Guest) -> Bool) -> [KeyboardChoice] {
    enabled.filter(isAllowed).map { KeyboardChoice(id: $0.identifier, name: $0.name) }
  }

  /// Takes the keyboards that are enabled now; processes of those that were before go on.
  func enable(_ guests: [Guest]) {
    for old in enabled where !guests.contains(where: { $0 === old }) {
      if old === active { hide(keepsField: true) }
      retire(old)
    }
    let new = guests.filter { guest in !enabled.contains { $0 === guest } }
    enabled = guests
    if let chosenID, !guests.contains(where: { $0.identifier == chosenID }) { self.chosenID = nil }
    for guest in new { connect(guest) }
  }

  /// The ones that are enabled.
  var all: [Guest] { enabled }

  func guest(_ identifier: String) -> Guest? { enabled.first { $0.identifier == identifier } }

  func choose(_ identifier: String?) { chosenID = identifier.flatMap(guest)?.identifier }

  /// The keyboard that the person chose, if it may show for a field.
  func chosen(for traits: FieldTraits, where isAllowed: (Guest) -> Bool) -> Guest? {
    guard let chosenID, let guest = guest(chosenID), isAllowed(guest) else { return nil }
    return !traits.requiresASCII || guest.isASCIICapable ? guest : nil
  }

  /// Starts the processes that may run now, so that each is there when it is chosen; one that has failed begins when it is.
  func prepare() {
    guard let next = active ?? chosenID.flatMap(guest) ?? enabled.first(where: { !$0.access.isFull }) ?? enabled.first,
      makeRoom(for: next)
    else { return }
    for guest in enabled where guest.access.isFull == next.access.isFull && failures[guest.identifier] == nil {
      guest.keyboard.prepare()
    }
  }

  /// Ends those that may not be there together with a keyboard. One that can send away what it learns, and one that cannot, never
  /// have processes at the same time, not even such that stand still: what processes have in memory of the system's files can be
  /// seen by others.
  ///
  /// - Returns: Whether none of them is there; one that is leaving is waited for.
  private func makeRoom(for guest: Guest) -> Bool {
    let others = (enabled + retiring).filter { $0.access.isFull != guest.access.isFull }
    guard !others.contains(where: \.keyboard.isLeaving) else { return false }
    for other in others {
      other.keyboard.end()
      other.followsLocation = false
      onTypingEnd(other)
    }
    retiring.removeAll { $0.access.isFull != guest.access.isFull }
    return true
  }

  /// Ends all processes at once.
  func endAll() {
    for guest in enabled + retiring { guest.keyboard.end() }
  }

  /// The one that shows or is about to.
  var activeID: String? { active?.identifier }

  /// Whether one shows, or is about to, and may.
  func isActive(where isAllowed: (Guest) -> Bool) -> Bool { active.map(isAllowed) ?? false }

  /// Whether the one that was chosen may do what the person has granted.
  var hasFullAccess: Bool { chosenID.flatMap(guest)?.access.isFull ?? false }
}

extension FieldTraits {
  /// Whether keyboards of others may type here: never secrets, nor telephone numbers.
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
    return MonotonicClock.nowMicroseconds < askedAt + Self.longestWait
  }

  /// When that ends.
  var waitEnd: EventTime? {
    isWorthWaiting ? askedAt.map { EventTime(microseconds: $0 + Self.longestWait) } : nil
  }

  /// Shows a keyboard, or goes on showing it, elsewhere or for another field.
  func show(_ guest: Guest, _ scene: GuestKeyboard.Scene, isNewField: Bool) {
    let isBack = active !== guest
    if isBack {
      hide(keepsField: !isNewField)
      isWaiting = !makeRoom(for: guest)
      if isWaiting { return }
      active = guest
      askedAt = MonotonicClock.nowMicroseconds
    }
    wantedSize = scene.surroundings.size
    if isNewField { board.letGo() }
    guest.keyboard.show(scene, isNewField: isNewField)
    if isBack { onShow(guest) }
  }

  /// Takes the active one from the screen.
  ///
  /// - Parameter keepsField: Whether the field is still the one that it typed into.
  func hide(keepsField: Bool) {
    board.letGo()
    if active != nil { onHide() }
    active?.keyboard.hide(keepsField: keepsField)
    (active, hasPicture, isPictureNew, askedAt, wantedHeight) = (nil, false, false, nil, nil)
  }

  /// The pixels to draw; the keyboard is told that they are on their way.
  func takePicture() -> (bytes: UnsafeRawBufferPointer, format: PictureFormat)? { active?.keyboard.picture }

  /// A frame with the latest picture has been drawn.
  func pictureShown() {
    guard isPictureNew else { return }
    isPictureNew = false
    active?.keyboard.pictureShown()
  }

  /// The text has changed by other hands than those of keyboards.
  func foreignChange() {
    for guest in enabled + retiring where guest === active || guest.keyboard.isLeaving {
      guest.keyboard.foreignChange()
    }
  }
}

// MARK: - Leaving

extension Guests {
  /// Another field has got focus, or none has any more, or some keyboards of others may not type into it from now on.
  func fieldChanged(for isConcerned: (Guest) -> Bool = { _ in true }) {
    for guest in enabled + retiring where guest !== active && isConcerned(guest) { guest.keyboard.leaveField() }
    settle()
  }

  /// Whether a keyboard that has left the screen has not said yet what the last touches on it mean.
  var owesText: Bool { (enabled + retiring).contains { $0.keyboard.owesText } }

  private func settle() {
    guard !owesText else { return }
    onSettled()
    guard isWaiting else { return }
    isWaiting = false
    onChange()
  }

  private func retire(_ guest: Guest) {
    retiring.append(guest)
    guest.keyboard.retire { [weak self, weak guest] in
      guard let self else { return }
      retiring.removeAll { $0 === guest }
      if let guest { onTypingEnd(guest) }
      settle()
    }
  }
}

// MARK: - What they say

extension Guests {
  private func connect(_ guest: Guest) {
    let keyboard = guest.keyboard
    keyboard.context = { [weak self] in self?.context() }
    keyboard.onPicture = { [weak self, weak guest] in
      if let guest { self?.drawn($0, by: guest) }
    }
    keyboard.onHeight = { [weak self, weak guest] height in
      guard let self, let guest, guest === active, height != wantedHeight else { return }
      wantedHeight = height
      onChange()
    }
    keyboard.onEdits = { [weak self, weak guest] edits in
      if let self, let guest, guest === active || guest.keyboard.isLeaving { onEdits(edits, guest) }
    }
    keyboard.onHoldEnd = { [weak self, weak guest] count in
      guard let self, let guest else { return false }
      return onHoldEnd(guest, count)
    }
    keyboard.onTypingEnd = { [weak self, weak guest] in
      guard let self, let guest else { return }
      onTypingEnd(guest)
      settle()
    }
    keyboard.onMessage = { [weak self, weak guest] message in
      if let guest { self?.take(message, from: guest) }
    }
    keyboard.onTouchesAnswered = { [weak self] in self?.settle() }
    keyboard.onIntrusion = { [weak guest] in
      guard let guest else { return }
      Log.report(
        "keyboard \(guest.identifier): it tried to type while it was hidden; nothing was typed")
    }
    keyboard.onRefusal = { [weak guest] refusal in
      guard let guest else { return }
      Log.report("keyboard \(guest.identifier): \(refusal.report)")
    }
    keyboard.onOverwork = { [weak guest] in
      guard let guest else { return }
      Log.report(
        "keyboard \(guest.identifier): it kept the processor busy while it was hidden; it stands still until it shows"
      )
    }
    keyboard.onFault = { [weak self, weak guest] fault in
      if let guest { self?.fail(guest, fault) }
    }
  }

  private func drawn(_ changes: [Rect]?, by guest: Guest) {
    guard guest === active, let picture = guest.keyboard.picture, hasRightSize(picture.format) else {
      return guest.keyboard.pictureShown()
    }
    let isAsBefore = hasPicture && board.size == wantedSize
    board.resize(to: wantedSize)
    board.drawn(isAsBefore ? changes : nil)
    // One that does not wait until the last picture has been shown is drawn no sooner for that.
    let isKnown = isPictureNew && isAsBefore
    let isFirst = !hasPicture
    (isPictureNew, hasPicture) = (true, true)
    if !isKnown { onChange() }
    if isFirst { prepare() }
  }

  /// The scale of the picture that is wanted now.
  private var scale: Double { active?.keyboard.scale ?? 1 }

  private func hasRightSize(_ format: PictureFormat) -> Bool {
    format.width == Int((wantedSize.width * scale).rounded())
      && format.height == Int((wantedSize.height * scale).rounded())
  }

  private func take(_ message: KeyboardMessage, from guest: Guest) {
    switch message {
    case .requestLexicon, .requestLocation: return onRequest(message, guest, guest === active)
    default: break
    }
    guard guest === active else { return }
    switch message {
    case .advance: onWish(.next)
    case .dismiss: onDismiss()
    case .modeKey(let finger, let key):
      board.takeModeKey(finger: Int32(bitPattern: finger), key: key)
      onChange()
    case .click(let click): onClick(click)
    default: break
    }
  }

  private func fail(_ guest: Guest, _ fault: GuestFault) {
    let isTooOften = failures[guest.identifier, default: FailureCount()].failed(at: MonotonicClock.nowMicroseconds)
    let isDisabled = isTooOften || fault.isFinal
    let wasActive = guest === active
    if wasActive { hide(keepsField: true) }
    onTypingEnd(guest)
    guest.followsLocation = false
    if chosenID == guest.identifier { chosenID = nil }
    if isDisabled {
      enabled.removeAll { $0 === guest }
      failures[guest.identifier] = nil
    }
    onFailure(guest, fault, isDisabled)
    settle()
    if wasActive { onChange() }
  }

  private func tell(_ event: TouchEvent) {
    active?.keyboard.touch(
      HostMessage.Touch(finger: UInt32(bitPattern: event.finger), phase: event.phase, place: event.location),
      microseconds: event.time.microseconds)
  }
}
