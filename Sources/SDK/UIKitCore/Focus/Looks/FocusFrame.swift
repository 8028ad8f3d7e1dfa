// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a view shows that it has the focus.
enum FocusShape {
  /// A ring around it.
  case ring(radius: CGFloat)
  /// A bright plate behind it, or a dark one where all is light, with what stands on that in the other style.
  ///
  /// `outset`: how far the plate stands out, in points.
  case plate(outset: CGSize, radius: CGFloat)
}

/// What shows around or behind the view that has the focus. It hears no touches.
@MainActor
final class FocusFrame: UIView {
  /// From the view to the ring, and how thick that is, in points.
  static let (distance, thickness): (CGFloat, CGFloat) = (3, 4)

  private let isPlate: Bool

  private init(isPlate: Bool) {
    self.isPlate = isPlate
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.shadowOpacity = isPlate ? 0.35 : 0
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 6)
    if isPlate { backgroundColor = .focusPlate } else { layer.borderWidth = Self.thickness }
    colorRing()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes a plate behind a view, in place and clear as yet.
  static func plate(behind view: UIView, in frame: CGRect, radius: CGFloat, isLifted: Bool = true) -> FocusFrame {
    let plate = FocusFrame(isPlate: true)
    plate.layer.cornerRadius = radius
    if !isLifted { plate.layer.shadowOpacity = 0 }
    UIView.performWithoutAnimation {
      plate.frame = frame
      plate.alpha = 0
      if let content = view.viewsOnFocusPlate.first, content !== view {
        view.insertSubview(plate, belowSubview: content)
        plate.isInOtherStyle = true
      } else {
        view.insertSubview(plate, at: 0)
      }
    }
    return plate
  }

  /// Makes a ring around a view, or inside of one that cuts off what stands out; in place and clear as yet.
  static func ring(around view: UIView, radius: CGFloat) -> FocusFrame {
    let ring = FocusFrame(isPlate: false)
    let outset = view.clipsToBounds ? 0 : distance + thickness
    ring.layer.cornerRadius = radius + outset
    UIView.performWithoutAnimation {
      ring.frame = view.bounds.insetBy(dx: -outset, dy: -outset)
      ring.alpha = 0
      view.addSubview(ring)
    }
    return ring
  }

  private func colorRing() {
    if !isPlate { layer.borderColor = UIColor.focusRing.resolvedColor(with: traitCollection).cgColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorRing()
  }
}

extension UIColor {
  /// Behind what has the focus, which is shown in the other style.
  static let focusPlate = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 1, alpha: 1)
  }

  /// Around what has the focus.
  static let focusRing = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0.11, alpha: 1)
  }
}
