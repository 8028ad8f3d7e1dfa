// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import SystemKeyboard
import WaylandPlatform

// MARK: - Questions

extension Daemon {
  func answer(_ question: String) -> String {
    session.connection.dispatchArrived()
    guard question == "state" else { return "{\"error\":\"unknown question; ask: state\"}" }
    let board = controller.presentation.board
    let frame = Rect(x: 0, y: screen.size.height - board.height, width: board.width, height: board.height)
    return InspectAnswer(
      controller: controller, isVisible: surface.geometry != nil, frame: frame, serial: focusSerial
    ).json
  }
}
