// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// The clipboards of the desktop as one pasteboard: that of the person who did something last.
extension WaylandApp: PasteboardHost {
  var changeCount: Int { pasteboardCount }

  private var dataDevice: DataDevice? { activeSeat?.dataDevice }

  var types: [String] { dataDevice?.types ?? [] }

  func data(ofType type: String) -> Data? {
    // What was taken in meanwhile waits for the loop, which does not hear of it by itself.
    defer { wake() }
    do throws(PipeFailure) {
      return try dataDevice?.read(type, through: connection)
    } catch {
      Console.report("\(appID): nothing is pasted: \(Self.reason(for: error))")
      return nil
    }
  }

  func offer(_ forms: [PasteboardForm]) {
    guard let seat = activeSeat else { return }
    pasteboardCount += 1
    seat.dataDevice?.offer(forms, serial: seat.lastSerial)
    wake()
  }

  private static func reason(for failure: PipeFailure) -> String {
    switch failure {
    case .tooSlow: "the app that it was copied in takes too long to hand it over."
    case .tooMuch: "it is more than an app takes."
    case .broken: "the system gave no way to hand it over."
    }
  }
}
