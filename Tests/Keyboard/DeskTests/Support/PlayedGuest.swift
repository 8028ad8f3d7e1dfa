// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import ExtensionProtocol
import Geometry
import TextModel

/// A custom keyboard whose process a test plays.
final class PlayedGuest: Guest {
  let identifier: String
  let name: String
  var isASCIICapable = true
  var hasFullAccess = false
  var followsLocation = false
  var commandApps: [String] = []
  var onEvent: (GuestEvent) -> Void = { _ in }
  var context: () -> TextContext? = { nil }
  private(set) var isRunning = false
  private(set) var scene: GuestScene?
  private(set) var heard: [HostMessage.Touch] = []
  private(set) var fieldCount = 0
  private(set) var isLeaving = false
  /// Touches that it has not answered.
  var owed = 0
  private var onLeft: () -> Void = {}
  /// Enough for any screen of the tests.
  private let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 << 20, alignment: 64)
  private var format: PictureFormat?

  init(_ identifier: String) {
    self.identifier = identifier
    let word = identifier.split(separator: ".").last ?? ""
    name = word.prefix(1).uppercased() + word.dropFirst()
  }

  isolated deinit { pixels.deallocate() }

  func mayTypeCommands(in app: String?) -> Bool { app.map(commandApps.contains) ?? false }

  func prepare() { isRunning = true }

  func end() {
    isRunning = false
    (scene, isLeaving, owed, format) = (nil, false, 0, nil)
  }

  func retire(_ done: @escaping () -> Void) {
    hide(keepsField: true)
    if isLeaving {
      onLeft = { [weak self] in
        self?.end(); done()
      }
    } else {
      end(); done()
    }
  }

  func show(_ scene: GuestScene, isNewField: Bool) {
    isRunning = true
    if isNewField { fieldCount += 1 }
    self.scene = scene
    isLeaving = false
  }

  func hide(keepsField: Bool) {
    if !keepsField { leaveField() }
    guard scene != nil else { return }
    scene = nil
    isLeaving = keepsField && owed > 0
  }

  func leaveField() {
    guard isLeaving else { return }
    (isLeaving, owed) = (false, 0)
    onEvent(.typingEnded)
    onLeft()
  }

  var owesText: Bool { isLeaving && owed > 0 }

  func touch(_ touch: HostMessage.Touch, microseconds: Int64) {
    heard.append(touch)
    if touch.phase == .began { owed += 1 }
  }

  func noteAppChangedText() {}
  private(set) var takenBack = 0
  func noteDeletionsTakenBack() { takenBack += 1 }
  var picture: (bytes: UnsafeRawBufferPointer, format: PictureFormat)? {
    guard scene != nil, let format else { return nil }
    return (UnsafeRawBufferPointer(pixels), format)
  }
  var scale: Double { scene?.surroundings.scale ?? 1 }
  private(set) var shownCount = 0
  func pictureShown() { shownCount += 1 }

  // MARK: What a test has it do

  /// Draws a picture of the size that it was asked for.
  func draw() {
    guard let scene else { return }
    let size = scene.surroundings.size
    format = PictureFormat(width: Int(size.width * scale), height: Int(size.height * scale))
    onEvent(.picture(nil))
  }

  /// Types, as the answer to a touch.
  func answer(_ text: String) {
    onEvent(.edits([.insert(text)]))
    owed = max(owed - 1, 0)
    onEvent(.touchesAnswered)
    if isLeaving, owed == 0 { leaveField() }
  }

  func fail(_ fault: GuestFault = .ended("a signal")) {
    end()
    onEvent(.fault(fault))
  }
}
