// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import SystemKeyboard
import WaylandPlatform

/// Where the keyboard is, as apps and tools are told.
struct Placement: Hashable {
  /// What can be seen of the keyboard, without headroom and shadow, in the screen's logical pixels; zeros while hidden.
  var frame = Rect.zero
  var mode = Mode.hidden
  /// The screen, by the compositor's name such as `eDP-1`; empty when that is not known.
  var outputName = ""
  /// In logical pixels.
  var outputSize = Size.zero
  /// The keyboard that types, as the settings name it; empty while hidden, and where it is not known yet.
  var keyboard = ""

  enum Mode: String { case docked, floating, hidden }
}

extension Daemon {
  var placement: Placement {
    guard let output = session.currentOutput?.description else { return Placement() }
    var placement = Placement(outputName: output.name, outputSize: output.logicalSize)
    guard let frame = surface.frame(onScreen: output.logicalSize) else { return placement }
    placement.frame = frame
    placement.mode = surface.isCard ? .floating : .docked
    placement.keyboard = guests.isShowing ? guests.activeID ?? "" : hasController ? controller.modeID : ""
    return placement
  }

  func tellPlacement() {
    fieldChannel.follow(session.fieldState)
    let placement = placement
    guard placement != toldPlacement else { return }
    toldPlacement = placement
    onPlacementChange(placement)
  }
}
