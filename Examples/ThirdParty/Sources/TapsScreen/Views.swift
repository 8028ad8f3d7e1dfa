// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A rounded card with a title and a note that changes.
class CardView: UIView {
  var note = "Nothing yet" {
    didSet {
      setNeedsDisplay()
      accessibilityValue = note
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Taps"
    accessibilityValue = note
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let title: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.label,
    ]
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.secondaryLabel,
    ]
    NSAttributedString(string: "Taps", attributes: title).draw(at: CGPoint(x: 20, y: 20))
    NSAttributedString(string: note, attributes: body).draw(at: CGPoint(x: 20, y: 64))
  }
}

/// A view that acts when it is pushed and let go.
class PushView: UIView {
  private let title: String
  var onPush: () -> Void = {}
  private var isDown = false {
    didSet { if isDown != oldValue { alpha = isDown ? 0.5 : 1 } }
  }

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    backgroundColor = .systemBlue
    layer.cornerRadius = 12
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let text = NSAttributedString(
      string: title,
      attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.white])
    let size = text.size()
    text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = true }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDown = touches.contains { bounds.contains($0.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isDown { onPush() }
    isDown = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = false }
}

/// A view that puts a dot under each finger.
class PadView: UIView {
  private var dots: [UITouch: UIView] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = "Place for fingers"
    clipsToBounds = true
    layer.cornerRadius = 16
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      dot.backgroundColor = touch.type == .direct ? .systemGreen : .systemOrange
      dot.layer.cornerRadius = 30
      dot.isUserInteractionEnabled = false
      dots[touch] = dot
      addSubview(dot)
    }
    accessibilityValue = "\(dots.count)"
    tell("down", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("move", touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("up", touches)
    for touch in touches { dots.removeValue(forKey: touch)?.removeFromSuperview() }
    accessibilityValue = "\(dots.count)"
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }

  private func tell(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      dots[touch]?.center = place
      let kind = touch.type == .direct ? "finger" : "pointer"
      report("\(kind) \(what) \(Int(place.x)) \(Int(place.y)) of \(dots.count)")
    }
  }
}
