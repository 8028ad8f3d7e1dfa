// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a context menu lifts from the screen: a picture of a view, or a controller's view that grows out of it.
@MainActor
final class ContextPreview {
  let controller: UIViewController?
  private let source: UITargetedPreview
  private let window: UIWindow
  /// Throws the shadow.
  private let stage = UIView()
  private let content: UIView
  private let glass = UIImageView()
  private let dimming = UIView()
  /// Where the view is, in the window.
  private let home: CGRect
  private var lifted = CGRect.zero

  private static let cornerRadius: CGFloat = 13
  private static let gap: CGFloat = 12
  /// How much of the room a menu leaves to the preview at least.
  private static let leastPart: CGFloat = 0.3

  init?(_ source: UITargetedPreview, controller: UIViewController?, in window: UIWindow) {
    guard source.target.container.window === window || controller != nil else { return nil }
    self.source = source
    self.controller = controller
    self.window = window
    let outline = source.outline
    home = source.frame(of: outline, in: window)
    if let view = controller?.view {
      content = view
    } else {
      let picture = UIImageView(image: source.view.picture(of: outline, parameters: source.parameters))
      picture.contentMode = .scaleToFill
      content = picture
    }
    lifted = CGRect(origin: home.origin, size: size)
    lifted.origin.x = home.midX - lifted.width / 2
    lifted.origin.y = home.midY - lifted.height / 2
  }

  /// The view that is not where it was while its picture is lifted.
  var hiddenView: UIView? { source.view === window ? nil : source.view }

  /// The size that it is shown in.
  private var size: CGSize {
    if let controller {
      let preferred = controller.preferredContentSize
      let room = CGSize(width: window.bounds.width - 32, height: window.bounds.height * 0.55)
      return CGSize(
        width: preferred.width > 0 ? min(preferred.width, room.width) : room.width,
        height: preferred.height > 0 ? min(preferred.height, room.height) : room.height)
    }
    // Small things grow by more than large ones.
    let growth = 1 + 16 / max(home.width, home.height, 160)
    let widest = window.bounds.width - 16
    let factor = home.width > 0 ? max(min(growth, widest / home.width), 0.1) : 1
    return CGSize(width: home.width * factor, height: home.height * factor)
  }

  // MARK: Places

  /// Finds where the menu goes, and where the preview has to go to leave room for it.
  func place(menuOf size: CGSize, in room: CGRect) -> MenuPlacement {
    var preview = CGRect(origin: .zero, size: self.size)
    let menuHeight = max(min(size.height, room.height * (1 - Self.leastPart) - Self.gap), 1)
    let left = max(room.height - menuHeight - Self.gap, 1)
    if preview.height > left {
      let factor = controller == nil ? left / preview.height : 1
      preview.size = CGSize(width: preview.width * factor, height: left)
    }
    let x = home.midX - preview.width / 2
    preview.origin.x = min(max(x, room.minX), max(room.maxX - preview.width, room.minX))
    let y = min(max(home.midY - preview.height / 2, room.minY), room.maxY - preview.height)
    let needed = Self.gap + menuHeight
    let fitsBelow = y + preview.height + needed <= room.maxY
    let isAbove = !fitsBelow && y - needed >= room.minY
    preview.origin.y = fitsBelow || isAbove ? y : room.maxY - needed - preview.height
    lifted = preview
    var placement = MenuPlacement(
      size: CGSize(width: size.width, height: menuHeight),
      beside: preview.insetBy(dx: 0, dy: MenuPlacement.gap - Self.gap),
      attachment: preview.midX <= room.midX ? preview.minX : preview.maxX, in: room)
    placement.frame.origin.y = isAbove ? preview.minY - needed : preview.maxY + Self.gap
    placement.frame.size.height = menuHeight
    placement.isAbove = isAbove
    placement.anchor.y = isAbove ? 1 : 0
    return placement
  }

  func contains(_ place: CGPoint) -> Bool { stage.frame.contains(place) }

  // MARK: Moving

  func enter(_ overlay: UIView, backdrop: UIImage?) {
    UIView.performWithoutAnimation {
      glass.image = backdrop
      dimming.backgroundColor = .black
      for view in [glass, dimming] {
        view.frame = overlay.bounds
        view.alpha = 0
        view.isUserInteractionEnabled = false
        overlay.addSubview(view)
      }
      stage.frame = home
      stage.layer.shadowRadius = 20
      stage.layer.shadowOffset = CGSize(width: 0, height: 8)
      stage.isAccessibilityElement = true
      stage.accessibilityLabel = source.view.accessibilityLabel
      content.isUserInteractionEnabled = false
      content.clipsToBounds = true
      content.layer.cornerRadius = controller == nil ? 0 : Self.cornerRadius
      content.alpha = controller == nil ? 1 : 0
      stage.addSubview(content)
      overlay.addSubview(stage)
      controller?.beginAppearanceTransition(true, animated: true)
      layoutContent()
    }
  }

  private func layoutContent() {
    content.frame = stage.bounds
    content.layoutIfNeeded()
    stage.layer.shadowPath = outline(in: stage.bounds.size)
  }

  /// What throws the shadow.
  private func outline(in size: CGSize) -> CGPath {
    let bounds = CGRect(origin: .zero, size: size)
    guard controller == nil, let path = source.parameters.visiblePath, home.width > 0, home.height > 0 else {
      return UIBezierPath(roundedRect: bounds, cornerRadius: controller == nil ? 0 : Self.cornerRadius).cgPath
    }
    let box = path.bounds
    var map = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: size.width / box.width, y: size.height / box.height))
    return path.cgPath.copy(using: &map) ?? path.cgPath
  }

  func lift() {
    stage.frame = lifted
    stage.layer.shadowOpacity = 0.25
    content.alpha = 1
    layoutContent()
    glass.alpha = 1
    dimming.alpha = window.traitCollection.userInterfaceStyle == .dark ? 0.35 : 0.12
  }

  /// Goes back to where it came from, or to where the delegate says.
  func goBack(to target: UITargetedPreview?) {
    if let target, target.target.container.window === window {
      stage.frame = target.frame(of: target.outline, in: window)
    } else {
      stage.frame = home
    }
    content.alpha = controller == nil ? 1 : 0
    settle()
  }

  /// Grows and fades, as it becomes what was opened.
  func pop() {
    stage.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    stage.alpha = 0
    settle()
  }

  private func settle() {
    stage.layer.shadowOpacity = 0
    layoutContent()
    glass.alpha = 0
    dimming.alpha = 0
    controller?.beginAppearanceTransition(false, animated: true)
  }

  func leave() {
    controller?.endAppearanceTransition()
    content.removeFromSuperview()
  }
}

extension UITargetedPreview {
  /// The part of the view that shows, in its own coordinates.
  var outline: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// Where a part of the view stands in a window.
  func frame(of part: CGRect, in window: UIWindow) -> CGRect {
    let bounds = view.bounds
    let map = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(target.transform)
      .concatenating(CGAffineTransform(translationX: target.center.x, y: target.center.y))
    return target.container.convert(part.applying(map), to: nil)
  }
}

extension UIView {
  /// Returns a picture of a part of the view, cut out as the parameters say.
  func picture(of part: CGRect, parameters: UIPreviewParameters) -> UIImage? {
    snapshotImage(of: part) { context in
      if let path = parameters.visiblePath {
        context.addPath(path.cgPath)
        context.clip()
      }
      if let color = parameters.backgroundColor?.resolvedColor(with: self.traitCollection) {
        context.setFillColor(color.cgColor)
        context.fill(part)
      }
    }
  }
}
