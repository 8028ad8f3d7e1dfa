// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import SystemKeyboard
import WaylandPlatform

// MARK: - Questions

extension Daemon {
  func answer(_ question: String) -> String {
    session.connection.dispatchArrived()
    guard question == "state" else { return "{\"error\":\"unknown question; ask: state\"}" }
    fieldChannel.readArrived()
    claimChanged()
    // Who taps where the answer says finds the keyboard there.
    session.connection.flush()
    return InspectAnswer(
      controller: controller, guest: guests.isShowing ? guests.board : nil, question: asked?.board,
      placement: placement,
      accessoryHeight: claim?.accessoryHeight ?? 0,
      takesRoom: surface.takesRoom && !surface.isCard, serial: focusSerial
    ).json
  }
}
