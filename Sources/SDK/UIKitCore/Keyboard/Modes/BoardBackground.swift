// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry

/// What the keyboard stands on: the colour between its keys, round where it floats, with the handle to drag it by.
@MainActor
final class BoardBackground: UIView {
  /// The handle's mark.
  private let grip = UIView()
  /// Drags a floating keyboard.
  let handle = KeyboardHandle()
  /// One for each half of a split keyboard, otherwise one alone.
  private let plates = [UIView(), UIView()]

  /// How high the handle of a floating keyboard is, in points.
  static let handleHeight: CGFloat = FloatingCard.handleHeight
  /// How round the corners of a floating keyboard are, and those of one in halves, in points.
  nonisolated static let floatingRadius: CGFloat = FloatingCard.cornerRadius
  private static let gripSize = CGSize(width: FloatingCard.grip.width, height: FloatingCard.grip.height)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for plate in plates {
      plate.backgroundColor = UIInputView.keyboardColor
      plate.isUserInteractionEnabled = false
      addSubview(plate)
    }
    grip.backgroundColor = .systemGray
    grip.layer.cornerRadius = Self.gripSize.height / 2
    grip.isUserInteractionEnabled = false
    handle.addSubview(grip)
    addSubview(handle)
  }

  required init?(coder: NSCoder) { nil }

  /// The handle is the only part that takes fingers.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// - Parameters:
  ///   - kind: How the keyboard is held.
  ///   - areas: Where it shows: nowhere, in one rectangle or in two.
  ///   - isBarOnLeft: The corner that a collapsed bar is in.
  func show(_ kind: InAppKeyboard.Kind, in areas: [CGRect], isBarOnLeft: Bool) {
    let radius = [.floating, .split, .collapsedBar].contains(kind) ? Self.floatingRadius : 0
    for (index, plate) in plates.enumerated() {
      plate.isHidden = index >= areas.count
      if index < areas.count { plate.frame = areas[index] }
      let layer = plate.layer
      layer.cornerRadius = radius
      layer.maskedCorners = corners(kind, index, isBarOnLeft)
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = kind == .floating ? Float(FloatingCard.shadowOpacity) : 0
      layer.shadowRadius = FloatingCard.shadowRadius
      layer.shadowOffset = CGSize(width: 0, height: FloatingCard.shadowOffset)
    }
    handle.isHidden = kind != .floating
    let area = areas.first ?? .zero
    handle.frame = CGRect(
      x: area.minX, y: area.maxY - Self.handleHeight, width: area.width, height: Self.handleHeight)
    let size = Self.gripSize
    grip.frame = CGRect(
      x: (area.width - size.width) / 2, y: (Self.handleHeight - size.height) / 2 - FloatingCard.gripRise,
      width: size.width, height: size.height)
  }

  /// Halves of a keyboard and collapsed bars are flush with the sides of the screen.
  private func corners(_ kind: InAppKeyboard.Kind, _ index: Int, _ isBarOnLeft: Bool) -> CACornerMask {
    switch kind {
    case .split:
      index == 0 ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    case .collapsedBar: isBarOnLeft ? .layerMaxXMinYCorner : .layerMinXMinYCorner
    default: .all
    }
  }
}
