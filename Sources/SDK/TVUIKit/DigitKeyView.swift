// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases
import UIKitCore

/// One key of the row: a digit, or Delete. The one that Select would take is lifted and stands out.
@MainActor
final class DigitKeyView: UIControl {
  let key: DigitKey
  /// Whether Select takes it.
  var isLifted = false {
    didSet { if isLifted != oldValue { showLook() } }
  }

  private let label = UILabel()
  private let icon = UIImageView(image: UIImage(systemName: "delete.left"))

  init(_ key: DigitKey) {
    self.key = key
    super.init(frame: .zero)
    layer.cornerRadius = 10
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    label.font = .systemFont(ofSize: 24, weight: .medium)
    label.textAlignment = .center
    icon.contentMode = .center
    switch key {
    case .digit(let digit):
      label.text = "\(digit)"
      accessibilityLabel = label.text
      addSubview(label)
    case .delete:
      accessibilityLabel = PhraseLanguage.current(.delete)
      addSubview(icon)
    }
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { showLook() }
  }

  /// The row has a focus of its own, for all screens.
  override var canBecomeFocused: Bool { false }

  private func showLook() {
    backgroundColor = isLifted ? .label : isHighlighted ? .systemFill : .secondarySystemFill
    label.textColor = isLifted ? .systemBackground : .label
    icon.tintColor = isLifted ? .systemBackground : .label
    transform = isLifted ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
    layer.shadowOpacity = isLifted ? 0.3 : 0
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    icon.frame = bounds
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
