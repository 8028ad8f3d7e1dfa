// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import ExtensionHost
import ExtensionProtocol
import KeyboardBundle
import LinuxSystem
import TextModel

/// A custom keyboard that is installed, and its process in the sandbox.
final class InstalledGuest: Guest {
  let installed: InstalledKeyboard
  let name: String
  let access: KeyboardAccess
  let keyboard: GuestKeyboard
  var followsLocation = false
  /// What another bundle in its place has another one of.
  private let inode: UInt64?

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

// MARK: - For the desk

extension InstalledGuest {
  var identifier: String { installed.identifier }
  var isASCIICapable: Bool { installed.manifest.isASCIICapable }
  var hasFullAccess: Bool { access.isFull }

  func mayTypeCommands(in app: String?) -> Bool { access.includes(commandApp: app) }

  var onEvent: (GuestEvent) -> Void {
    get { keyboard.onEvent }
    set { keyboard.onEvent = newValue }
  }

  var context: () -> TextContext? {
    get { keyboard.context }
    set { keyboard.context = newValue }
  }

  func prepare() { keyboard.prepare() }
  func end() { keyboard.end() }
  func retire(_ done: @escaping () -> Void) { keyboard.retire(done) }
  func show(_ scene: GuestScene, isNewField: Bool) { keyboard.show(scene, isNewField: isNewField) }
  func hide(keepsField: Bool) { keyboard.hide(keepsField: keepsField) }
  func leaveField() { keyboard.leaveField() }
  var isLeaving: Bool { keyboard.isLeaving }
  var owesText: Bool { keyboard.owesText }
  func touch(_ touch: HostMessage.Touch, microseconds: Int64) { keyboard.touch(touch, microseconds: microseconds) }
  func noteAppChangedText() { keyboard.noteAppChangedText() }
  func noteDeletionsTakenBack() { keyboard.noteDeletionsTakenBack() }
  var picture: (bytes: UnsafeRawBufferPointer, format: PictureFormat)? { keyboard.picture }
  var scale: Double { keyboard.scale }
  func pictureShown() { keyboard.pictureShown() }
}
