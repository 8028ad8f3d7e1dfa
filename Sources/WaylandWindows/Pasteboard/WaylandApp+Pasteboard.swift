// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import WaylandPlatform

/// The clipboards of the desktop as one pasteboard: that of the person who did something last.
extension WaylandApp: PasteboardHost {
  var changeCount: Int { pasteboardCount }

  private var dataDevice: DataDevice? { activeSeat?.dataDevice }

  var types: [String] { dataDevice?.types ?? [] }

  func data(ofType type: String) -> Data? {
    dataDevice?.read(type) { connection.flush() }
  }

  func offer(_ forms: [PasteboardForm]) {
    guard let seat = activeSeat else { return }
    pasteboardCount += 1
    seat.dataDevice?.offer(forms, serial: seat.lastSerial)
    wake()
  }
}
