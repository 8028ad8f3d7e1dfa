// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel
import TextModel
import WaylandPlatform

/// The field that has focus, as the compositor and the field channel tell of it.
final class WaylandField: DeskField {
  private let session: WaylandSession
  private let channel: FieldChannelServer
  private var activation = 0
  private var deskWatches = false

  init(_ session: WaylandSession, _ channel: FieldChannelServer) {
    self.session = session
    self.channel = channel
  }

  var state: FieldState { session.fieldState }

  var client: any TextClient { session.client }

  var pressesKeys: Bool { session.client.pressesKeys }

  var guestText: (any GuestTextLane)? { self }

  var watchesOtherUse: Bool {
    get { deskWatches && session.watchesOtherUse }
    set {
      deskWatches = newValue
      watch()
    }
  }

  var takesHardwareKeys: Bool {
    get { session.takesHardwareKeys }
    set { session.takesHardwareKeys = newValue }
  }

  func handleHardwareKeys(isUrgent: Bool) -> Bool { session.handleHardwareKeys(isUrgent: isUrgent) }

  func noteTouches(areWaiting: Bool) { session.noteTouches(areWaiting: areWaiting) }

  func forgetHardwareKeySequence() { session.forgetHardwareKeySequence() }

  /// Whether to tell of other use for the sake of what phones have typed.
  var watchesForPhones = false {
    didSet { watch() }
  }

  private func watch() { session.watchesOtherUse = deskWatches || watchesForPhones }

  /// Whether nobody can have used anything else since the last pause, while somebody watches.
  var isQuiet: Bool { session.isQuiet }

  /// Whether anybody tells of other use.
  var hearsOtherUse: Bool { session.hearsOtherUse }

  /// How often a change of text has been asked for, by whomever.
  var changeCount: Int { session.client.changeCount }

  /// Calls once all has been taken over that the compositor has told by now.
  func whenHeard(_ action: @escaping () -> Void) { session.connection.whenHandled(action) }

  /// Whether so little waits for the app that what comes now is not dropped.
  var hasRoom: Bool { session.client.hasRoom }

  func claim(on state: FieldState) -> FieldClaim? { channel.claim(state) }

  var claimant: AnyHashable? { channel.owner.map { AnyHashable($0) } }

  var program: String? { channel.program }

  var app: FocusedAppID {
    guard session.watchesApps else { return .untold }
    return session.appID.map(FocusedAppID.app) ?? .desktop
  }

  /// Takes over a state of the input method, and what has been told of it on the field channel by now.
  func receive(_ state: FieldState) -> FieldNews {
    let news = session.client.receive(state)
    channel.readArrived()
    if state.isActive, state.activation != activation {
      activation = state.activation
      channel.fieldActivated()
    }
    channel.take(state.proof)
    channel.follow(state)
    return news
  }
}

// MARK: - Text of guests

extension WaylandField: GuestTextLane {
  func apply(_ edits: [TextEdit], ofGuest name: String) { session.client.apply(edits, ofCustomKeyboard: name) }

  func cancelGuests(where isConcerned: (String) -> Bool) { session.client.cancelCustomKeyboards(where: isConcerned) }

  func endHold(ofGuest name: String, deletionCount count: Int) -> Bool {
    session.client.endHold(ofCustomKeyboard: name, deletionCount: count)
  }

  func shortenGuest(_ name: String) { session.client.shortenCustomKeyboard(name) }
}
