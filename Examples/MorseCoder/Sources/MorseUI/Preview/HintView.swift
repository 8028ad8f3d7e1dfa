// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import UIKit

/// The signs that more signals lead to, each above the signals that it needs still; as many as there is room for.
final class HintView: UIView {
  /// A sign and what is still to key for it.
  struct Hint: Hashable {
    var text: String
    var signals: [MorseSignal]
  }

  var hints: [Hint] = [] { didSet { if hints != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private static let thickness: CGFloat = 3
  private static let gap: CGFloat = 13

  /// How many of the hints there is room for.
  func shownCount(in width: CGFloat) -> Int {
    var x: CGFloat = 0
    for (index, hint) in hints.enumerated() {
      x += Self.width(of: hint) + (index > 0 ? Self.gap : 0)
      if x > width { return index }
    }
    return hints.count
  }

  private static func width(of hint: Hint) -> CGFloat {
    max(SignalsView.width(of: hint.signals, thickness: thickness), 13)
  }

  override func draw(_ rect: CGRect) {
    let color = KeyColors.hint.resolvedColor(with: traitCollection)
    color.setFill()
    let font = UIFont.systemFont(ofSize: bounds.height > 44 ? 16 : 15, weight: .medium)
    let top = (bounds.height - font.lineHeight - Self.thickness - 3) / 2
    var x: CGFloat = 0
    for hint in hints.prefix(shownCount(in: bounds.width)) {
      let width = Self.width(of: hint)
      let text = NSAttributedString(string: hint.text, attributes: [.font: font, .foregroundColor: color])
      text.draw(at: CGPoint(x: x + (width - text.size().width) / 2, y: top))
      let signals = SignalsView.width(of: hint.signals, thickness: Self.thickness)
      _ = SignalsView.draw(
        hint.signals, at: CGPoint(x: x + (width - signals) / 2, y: top + font.lineHeight + 3),
        thickness: Self.thickness)
      x += width + Self.gap
    }
  }
}
