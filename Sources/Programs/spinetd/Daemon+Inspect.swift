// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel
import SystemKeyboard
import WaylandPlatform

// MARK: - Questions

extension Daemon {
  func answer(_ question: String) -> String {
    session.connection.dispatchArrived()
    guard question == "state" else { return "{\"error\":\"unknown question; ask: state\"}" }
    channel.readArrived()
    followClaims()
    // Who taps where the answer says finds the keyboard there.
    session.connection.flush()
    guard let keys = desk.makeKeys() else { return "{\"error\":\"there are no layouts\"}" }
    return InspectAnswer(
      controller: keys, guest: desk.shownGuest, question: desk.shownQuestion, adjusting: desk.adjustBoard,
      scan: desk.scanBoard,
      gap: desk.bottomGap, placement: desk.placement,
      isSeen: surface.isSeen,
      accessoryHeight: desk.claim?.accessoryHeight ?? 0, takesRoom: desk.takesRoom, serial: desk.focusSerial
    ).json
  }
}
