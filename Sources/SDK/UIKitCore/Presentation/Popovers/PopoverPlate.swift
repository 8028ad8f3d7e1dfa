// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rounded plate with an arrow, on which a popover's content lies.
@MainActor
final class PopoverPlate: UIView {
  private let body = UIView()
  private let arrow = PopoverArrow()

  private static let cornerRadius: CGFloat = 13

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 6)
    body.layer.cornerRadius = Self.cornerRadius
    body.clipsToBounds = true
    addSubview(arrow)
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// On dark, where no shadow shows, a fine line sets it off.
  private func updateEdge() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    body.layer.borderWidth = isDark ? 1 / max(traitCollection.displayScale, 1) : 0
    body.layer.borderColor = UIColor(white: 1, alpha: 0.2).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEdge()
  }

  var color: UIColor = .systemBackground {
    didSet {
      body.backgroundColor = color
      arrow.color = color
    }
  }

  /// Places the content and the arrow.
  ///
  /// - Parameter place: Where the middle of the arrow is along its side, in points.
  func show(_ content: UIView?, arrow direction: UIPopoverArrowDirection, at place: CGFloat) {
    let height = PopoverPlacement.arrowHeight
    let width = PopoverPlacement.arrowWidth
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = height
    case .down: insets.bottom = height
    case .left: insets.left = height
    case .right: insets.right = height
    default: break
    }
    updateEdge()
    body.frame = bounds.inset(by: insets)
    arrow.isHidden = direction == []
    arrow.direction = direction
    arrow.frame =
      switch direction {
      case .up: CGRect(x: place - width / 2, y: 0, width: width, height: height)
      case .down: CGRect(x: place - width / 2, y: bounds.height - height, width: width, height: height)
      case .left: CGRect(x: 0, y: place - width / 2, width: height, height: width)
      default: CGRect(x: bounds.width - height, y: place - width / 2, width: height, height: width)
      }
    layer.shadowPath = UIBezierPath(roundedRect: body.frame, cornerRadius: Self.cornerRadius).cgPath
    guard let content else { return }
    if content.superview !== body { body.addSubview(content) }
    content.frame = body.bounds
  }
}

/// A triangle with a round tip and soft shoulders.
@MainActor
private final class PopoverArrow: UIView {
  var color = UIColor.systemBackground {
    didSet { setNeedsDisplay() }
  }
  var direction = UIPopoverArrowDirection.up {
    didSet { if direction != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isUpright = direction.isUpright
    let size = isUpright ? bounds.size : CGSize(width: bounds.height, height: bounds.width)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    switch direction {
    case .down: context.rotate(by: .pi)
    case .left: context.rotate(by: -.pi / 2)
    case .right: context.rotate(by: .pi / 2)
    default: break
    }
    context.translateBy(x: -size.width / 2, y: -size.height / 2)
    let path = UIBezierPath()
    let middle = size.width / 2
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addCurve(
      to: CGPoint(x: middle - 3, y: 1.5), controlPoint1: CGPoint(x: 6, y: size.height),
      controlPoint2: CGPoint(x: middle - 6, y: 4))
    path.addQuadCurve(to: CGPoint(x: middle + 3, y: 1.5), controlPoint: CGPoint(x: middle, y: -1))
    path.addCurve(
      to: CGPoint(x: size.width, y: size.height), controlPoint1: CGPoint(x: middle + 6, y: 4),
      controlPoint2: CGPoint(x: size.width - 6, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}
