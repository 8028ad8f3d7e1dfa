// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The picture of what is dragged, lifted from where it was.
@MainActor
final class DragPreview {
  /// The window in which it was lifted.
  private(set) weak var home: UIWindow?
  private weak var source: UIView?
  private let picture: UIImage?
  private let outline: CGPath
  /// Where the picture's middle was, in the scene, and how far from there the finger was.
  private let homeCenter: CGPoint
  private let offset: CGVector
  /// Throws the shadow, and takes no touches.
  private let stage = UIView()
  private let badge = UIImageView()

  private static let liftedScale: CGFloat = 1.05
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 14
  private static let shadowOffset = CGSize(width: 0, height: 8)
  private static let badgeSide: CGFloat = 24

  /// Makes a picture that is not shown yet.
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in the scene.
  init?(_ target: UITargetedDragPreview, grabbedAt place: CGPoint, in scene: UIWindowScene) {
    guard let window = target.target.container.window, window.windowScene === scene else { return nil }
    let part = target.outline
    let frame = target.frame(of: part, in: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return nil }
    home = window
    source = target.view
    picture = target.view.picture(of: part, parameters: target.parameters)
    outline = Self.outline(target, of: part, in: frame.size)
    homeCenter = CGPoint(x: frame.midX, y: frame.midY)
    offset = CGVector(dx: frame.midX - place.x, dy: frame.midY - place.y)
    stage.bounds = CGRect(origin: .zero, size: frame.size)
    setUp()
  }

  private func setUp() {
    stage.isUserInteractionEnabled = false
    stage.layer.shadowPath = outline
    stage.layer.shadowRadius = Self.shadowRadius
    stage.layer.shadowOffset = Self.shadowOffset
    let view = UIImageView(image: picture)
    view.contentMode = .scaleToFill
    view.frame = stage.bounds
    stage.addSubview(view)
    let side = Self.badgeSide
    badge.frame = CGRect(x: stage.bounds.maxX - side * 0.6, y: -side * 0.4, width: side, height: side)
    badge.backgroundColor = .white
    badge.layer.cornerRadius = side / 2
    badge.isHidden = true
    stage.addSubview(badge)
  }

  /// What throws the shadow, from the picture's corner.
  private static func outline(_ target: UITargetedDragPreview, of part: CGRect, in size: CGSize) -> CGPath {
    let bounds = CGRect(origin: .zero, size: size)
    guard let path = target.parameters.visiblePath, part.width > 0, part.height > 0 else {
      return UIBezierPath(rect: bounds).cgPath
    }
    var map = CGAffineTransform(translationX: -part.minX, y: -part.minY)
      .concatenating(CGAffineTransform(scaleX: size.width / part.width, y: size.height / part.height))
    return path.cgPath.copy(using: &map) ?? path.cgPath
  }
}

// MARK: - In the app's windows

extension DragPreview {
  /// Comes up from the view.
  func lift() {
    guard stage.superview == nil, let home else { return }
    UIView.performWithoutAnimation {
      stage.center = place(homeCenter, in: home)
      home.addSubview(stage)
    }
    UIView.animate(springDuration: 0.3, bounce: 0.2, options: .allowUserInteraction) {
      stage.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
      stage.layer.shadowOpacity = Self.shadowOpacity
    }
  }

  /// Follows the finger, into another scene's front window where that is below it.
  func move(to finger: CGPoint, in scene: UIWindowScene) {
    let window = home?.windowScene === scene ? home : scene.windows.last { !$0.isHidden }
    guard let window else { return }
    UIView.performWithoutAnimation {
      if stage.superview !== window { window.addSubview(stage) }
      stage.center = place(CGPoint(x: finger.x + offset.dx, y: finger.y + offset.dy), in: window)
    }
  }

  /// Shows what a drop would do.
  func show(_ operation: UIDropOperation) {
    switch operation {
    case .copy:
      badge.image = UIImage(systemName: "plus.circle.fill")
      badge.tintColor = .systemGreen
    case .forbidden:
      badge.image = UIImage(systemName: "xmark.circle.fill")
      badge.tintColor = .systemGray
    case .cancel, .move: break
    }
    badge.isHidden = operation == .cancel || operation == .move
  }

  /// Goes back to where it came from; where that has gone, it fades.
  func goBack(within seconds: TimeInterval) {
    badge.isHidden = true
    guard let home, stage.superview != nil else { return }
    let isThere = source?.window === home && stage.superview === home
    UIView.animate(withDuration: seconds) { [self] in
      stage.transform = .identity
      stage.layer.shadowOpacity = 0
      if isThere { stage.center = place(homeCenter, in: home) } else { stage.alpha = 0 }
    }
  }

  /// Goes into what it was dropped on.
  func land(within seconds: TimeInterval) {
    badge.isHidden = true
    UIView.animate(withDuration: seconds) { [self] in
      stage.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.alpha = 0
    }
  }

  func remove() { stage.removeFromSuperview() }

  private func place(_ scenePlace: CGPoint, in window: UIWindow) -> CGPoint {
    scenePlace.applying(window.layer.model.toSuperlayer.inverted())
  }
}

// MARK: - For the desktop

extension DragPreview {
  /// Returns the picture as it follows the finger, and where the finger is on it, in points.
  func icon(scale: CGFloat) -> (image: CGImage, hotSpot: CGPoint)? {
    let size = stage.bounds.size
    let margin = Self.shadowRadius * 2 + Self.shadowOffset.height
    let lifted = CGSize(width: size.width * Self.liftedScale, height: size.height * Self.liftedScale)
    let whole = CGSize(width: lifted.width + margin * 2, height: lifted.height + margin * 2)
    let image = CGImage.drawn(size: whole, scale: scale) { context in
      context.translateBy(x: margin, y: margin)
      context.scaleBy(x: Self.liftedScale, y: Self.liftedScale)
      context.drawShadow(
        of: outline, offset: Self.shadowOffset, radius: Self.shadowRadius,
        color: CGColor(red: 0, green: 0, blue: 0, alpha: CGFloat(Self.shadowOpacity)))
      if let pixels = picture?.cgImage { context.drawUpright(pixels, in: CGRect(origin: .zero, size: size)) }
    }
    return image.map {
      (
        $0,
        CGPoint(x: whole.width / 2 - offset.dx * Self.liftedScale, y: whole.height / 2 - offset.dy * Self.liftedScale)
      )
    }
  }
}
