// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem

extension Daemon {
  /// Returns what starts the process of a keyboard.
  func starter(
    of keyboard: InstalledKeyboard, hasFullAccess: Bool
  ) -> () throws(GuestFault) -> any GuestProcess {
    return { () throws(GuestFault) -> any GuestProcess in throw .start("no sandbox yet") }
  }
}
