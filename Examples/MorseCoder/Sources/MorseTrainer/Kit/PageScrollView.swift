// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that is scrolled: touching it beside its controls puts the keyboard away.
final class PageScrollView: UIScrollView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endEditing(true)
  }
}
