// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SystemKeyboard
import WaylandPlatform

// MARK: - Questions

extension Daemon {
  func answer(_ question: String) -> String {
    session.connection.dispatchArrived()
    guard question == "state" else { return "{\"error\":\"unknown question; ask: state\"}" }
    return InspectAnswer(controller: controller, placement: placement, serial: focusSerial).json
  }
}
