// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import LinuxSystem

/// A keyboard that the person has enabled.
final class Guest {
  let installed: InstalledKeyboard
  let name: String
  let access: KeyboardAccess
  let keyboard: GuestKeyboard
  /// Whether its process wants to be told of each move of the device, while it shows.
  var followsLocation = false
  /// What another bundle in its place has another one of.
  private let inode: UInt64?

  var identifier: String { installed.identifier }
  var isASCIICapable: Bool { installed.manifest.isASCIICapable }

  init(_ installed: InstalledKeyboard, name: String, access: KeyboardAccess, keyboard: GuestKeyboard) {
    self.installed = installed
    self.name = name
    self.access = access
    self.keyboard = keyboard
    inode = Self.inode(installed)
  }

  private static func inode(_ keyboard: InstalledKeyboard) -> UInt64? { try? Files.status(keyboard.executable).inode }

  /// Whether it is what is installed now.
  func isCurrent(_ keyboard: InstalledKeyboard, name: String, access: KeyboardAccess) -> Bool {
    keyboard == installed && name == self.name && access == self.access && Self.inode(keyboard) == inode
  }
}
