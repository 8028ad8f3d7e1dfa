// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel

extension KeyboardReport {
  init(_ placement: BoardPlacement) {
    let kind: Kind =
      switch placement.mode {
      case .docked: .docked
      case .floating: .floating
      case .hidden: .hidden
      }
    guard kind != .hidden else {
      self = .hidden
      return
    }
    self.init(kind, output: placement.outputName, screen: placement.outputSize, frame: placement.frame)
    mode = placement.keyboard
  }
}
