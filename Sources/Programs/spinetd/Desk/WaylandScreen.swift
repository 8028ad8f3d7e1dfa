// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import SystemKeyboard
import TextModel
import WaylandPlatform

/// The screen that the compositor gives the keyboard a surface on.
final class WaylandScreen: DeskScreen {
  private let session: WaylandSession
  private let keyboard: KeyboardSurface

  init(_ session: WaylandSession, _ keyboard: KeyboardSurface) {
    self.session = session
    self.keyboard = keyboard
  }

  var output: DeskOutput? {
    session.currentOutput.map {
      DeskOutput(
        name: $0.description.name, size: $0.description.logicalSize,
        widthInMillimetres: $0.description.physicalSize.width, identity: $0.identity)
    }
  }

  var hasSeat: Bool { session.hasSeat }

  // Each touch asks for them.
  private static let formsWithCards = KeyboardForm.onDesktops
  private static let formsWithoutCards: [KeyboardForm] = [.docked]

  var abilities: ScreenAbilities {
    var abilities = ScreenAbilities(forms: keyboard.takesCards ? Self.formsWithCards : Self.formsWithoutCards)
    abilities.adjustsSize = true
    abilities.takesOverlays = keyboard.takesOverlays
    return abilities
  }

  var isShown: Bool { keyboard.isShown }
  var surface: DeskSurface? { keyboard.geometry.map { DeskSurface(size: $0.size, scale: $0.scale) } }
  var assumedScale: Double { keyboard.assumedScale }

  var takesRoom: Bool {
    get { keyboard.takesRoom }
    set { keyboard.takesRoom = newValue }
  }

  /// Reckons with the scale of the screen that the keyboard would come to.
  func assumeScale() {
    if !keyboard.isShown, let output = session.currentOutput {
      keyboard.assumedScale = Double(output.description.scale)
    }
  }

  func show(_ request: SurfaceRequest) { keyboard.show(request) }

  func present(_ frame: DeskFrame) {
    keyboard.screenHearsTouches = frame.screenHearsTouches
    keyboard.headroomHearsTouches = frame.headroomHearsTouches
    keyboard.overlay = frame.overlay.map {
      KeyboardSurface.Overlay(area: $0.press.area, shape: $0.press.shape, content: $0)
    }
    keyboard.redraw(frame.damage)
    keyboard.commitState()
  }

  func hearKeysOnly() {
    keyboard.headroomHearsTouches = false
    keyboard.commitState()
  }

  func hide() { keyboard.hide() }
}

extension KeyboardSurface.Frame: FrameBuffer {
  var size: Size { geometry.size }
  var scale: Double { geometry.scale }
  var pixelWidth: Int { geometry.pixelWidth }
  var pixelHeight: Int { geometry.pixelHeight }
  var stride: Int { geometry.stride }
}
