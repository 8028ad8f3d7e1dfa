// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel

extension KeyboardReport {
  init(_ placement: BoardPlacement) {
    guard let form = placement.form else {
      self = .hidden
      return
    }
    self.init(form, output: placement.outputName, screen: placement.outputSize, frame: placement.frame)
    isCollapsed = placement.isCollapsed
    mode = placement.keyboard
  }
}
