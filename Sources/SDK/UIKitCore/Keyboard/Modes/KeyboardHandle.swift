// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The handle of a floating keyboard. It does nothing by itself: the keys above it take its fingers.
@MainActor
final class KeyboardHandle: UIView {
  weak var keys: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "KeyboardHandle"
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { keys ?? super.next }
}
