// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import SystemKeyboard
internal import TextModel

/// What all guests together leave to the desk.
enum GuestsEvent {
  /// Something of what shows is different.
  case changed
  case edits([TextEdit], any Guest)
  /// A finger has lifted from a key of one that has taken away so many characters while it was held.
  case holdEnded(any Guest, deletionCount: Int)
  /// One types no more: it has left, or it has been ended.
  case typingEnded(any Guest)
  /// None owes text any more.
  case settled
  /// The person wants something of the host, on the guest's area or the system's keys around it.
  case wish(GuestWish)
  case click(KeyClick)
  /// One asks for words or for where the device is; `isActive` when it shows or is about to.
  case asked(KeyboardMessage, any Guest, isActive: Bool)
  case shown(any Guest)
  /// The active one has left the screen.
  case hidden
  /// One has been ended; `isDisabled` when it is not started again.
  case failed(any Guest, GuestFault, isDisabled: Bool)
  /// Something to say in the log.
  case report(String)
}

enum GuestWish: Hashable {
  case showNext
  case choose(String)
  case changeForm(KeyboardForm)
  case openSettings
  case scanText
  case dismiss
}
