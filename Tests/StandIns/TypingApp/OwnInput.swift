// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Takes text without being one of the system's fields.
class Tally: UIView, UIKeyInput {
  private var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { report("begins tally") }
  }

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    self.text += text
    report("tally \(self.text.debugDescription)")
  }

  func deleteBackward() {
    _ = text.popLast()
    report("tally \(text.debugDescription)")
  }
}

/// A keyboard of the app's own.
class Pad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report("pad touched") }
}
