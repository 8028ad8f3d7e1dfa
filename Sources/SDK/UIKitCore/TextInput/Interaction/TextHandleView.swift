// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a finger takes hold of in a text.
enum TextGrip {
  case caret
  /// The start of the selection.
  case start
  /// The end of the selection.
  case end
}

/// The handle at an end of the selection: a line with a round knob, above the start or below the end.
@MainActor
final class TextHandleView: UIView {
  private let isStart: Bool
  private let line = UIView()
  private let knob = UIView()

  /// The diameter of the knob, in points.
  static let knobSize: CGFloat = 10
  /// How far the knob stands over the line's end: no further than a text view keeps from its first line.
  static let knobReach: CGFloat = 8
  /// How wide and high the area is that a finger takes hold of.
  private static let grip: CGFloat = 44

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    knob.layer.cornerRadius = Self.knobSize / 2
    for view in [line, knob] { addSubview(view) }
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    line.backgroundColor = tintColor
    knob.backgroundColor = tintColor
  }

  /// Stands at the place of a caret.
  func stand(at caret: CGRect) {
    let top = isStart ? caret.minY - Self.knobReach : caret.minY
    frame = CGRect(
      x: caret.midX - Self.knobSize / 2, y: top, width: Self.knobSize, height: caret.height + Self.knobReach)
    line.frame = CGRect(
      x: (Self.knobSize - caret.width) / 2, y: isStart ? Self.knobReach : 0, width: caret.width, height: caret.height)
    knob.frame = CGRect(
      x: 0, y: isStart ? 0 : bounds.height - Self.knobSize, width: Self.knobSize, height: Self.knobSize)
  }

  /// The middle of the knob, in the superview's coordinates.
  var knobCenter: CGPoint {
    CGPoint(x: frame.midX, y: isStart ? frame.minY + Self.knobSize / 2 : frame.maxY - Self.knobSize / 2)
  }

  /// Where a finger takes hold of it, in the superview's coordinates.
  var gripArea: CGRect {
    let center = knobCenter
    return CGRect(x: center.x - Self.grip / 2, y: center.y - Self.grip / 2, width: Self.grip, height: Self.grip)
      .union(frame)
  }
}
