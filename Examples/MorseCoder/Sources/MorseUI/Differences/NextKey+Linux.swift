// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  extension UIInputViewController {
    /// Has a key lead to the next keyboard when it is tapped, and list all of them when it is held.
    func connectNextKey(_ key: UIControl) {
      key.addTarget(self, action: UIInputViewController.handleInputModeList, for: .allTouchEvents)
    }
  }
#endif
