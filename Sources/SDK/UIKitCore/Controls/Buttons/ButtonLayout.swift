// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the parts of a button go.
@MainActor
struct ButtonLayout {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private let button: UIButton
  private let look: ButtonLook
  private let isMirrored: Bool
  private let insets: UIEdgeInsets

  init(button: UIButton) {
    self.button = button
    look = button.look
    isMirrored = button.isMirrored
    insets = look.insets.absolute(isMirrored: isMirrored)
  }

  /// The alignment of lines of text.
  var textAlignment: NSTextAlignment {
    switch textEdge {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .automatic: .center
    }
  }

  private var textEdge: UIButton.Configuration.TitleAlignment {
    guard look.titleAlignment == .automatic else { return look.titleAlignment }
    switch button.contentHorizontalAlignment {
    case .leading: return .leading
    case .trailing: return .trailing
    case .left: return isMirrored ? .trailing : .leading
    case .right: return isMirrored ? .leading : .trailing
    case .fill, .center: break
    }
    guard hasImage, !isStacked else { return .center }
    return look.imagePlacement == .trailing ? .trailing : .leading
  }

  private var hasImage: Bool { look.image != nil || look.showsIndicator }
  private var hasText: Bool { look.title != nil || look.subtitle != nil }
  private var isStacked: Bool { look.imagePlacement == .top || look.imagePlacement == .bottom }
  private var imageSize: CGSize {
    look.showsIndicator ? CGSize(width: 20, height: 20) : look.image?.size ?? .zero
  }
  private var imageGap: CGFloat { hasImage && hasText ? look.imagePadding : 0 }
}

// MARK: - Sizes

extension ButtonLayout {
  /// Returns the size that suits the content.
  ///
  /// - Parameter width: Where there is text, lines are broken at it; 0 for not at all.
  func size(fitting width: CGFloat) -> CGSize {
    let room = width > 0 ? width - insets.left - insets.right : TextPlacement.unlimited
    let content = contentSize(in: max(room, 0))
    let scale = max(button.traitCollection.displayScale, 1)
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    let least = CGSize(
      width: max(look.leastSize.width, look.backgroundImage?.size.width ?? 0),
      height: max(look.leastSize.height, look.backgroundImage?.size.height ?? 0))
    return CGSize(
      width: max(whole(content.width + insets.left + insets.right), least.width),
      height: max(whole(content.height + insets.top + insets.bottom), least.height))
  }

  private func contentSize(in width: CGFloat) -> CGSize {
    let image = imageSize
    let text = textSizes(in: width)
    if isStacked {
      return CGSize(width: max(image.width, text.all.width), height: image.height + imageGap + text.all.height)
    }
    return CGSize(width: image.width + imageGap + text.all.width, height: max(image.height, text.all.height))
  }

  private func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize, all: CGSize) {
    let room = max(isStacked ? width : width - imageSize.width - imageGap, 0)
    func size(_ label: UILabel) -> CGSize {
      label.sizeThatFits(CGSize(width: room < TextPlacement.unlimited / 2 ? max(room, 1) : 0, height: 0))
    }
    let title = look.title == nil ? .zero : size(button.label)
    let subtitle = look.subtitle == nil ? .zero : size(button.subtitleView)
    let gap = look.title != nil && look.subtitle != nil ? look.titlePadding : 0
    let all = CGSize(width: min(max(title.width, subtitle.width), room), height: title.height + gap + subtitle.height)
    return (title, subtitle, all)
  }
}

// MARK: - Places

extension ButtonLayout {
  func frames(in bounds: CGRect) -> Frames {
    let room = bounds.inset(by: insets)
    let content = contentSize(in: max(room.width, 0))
    var block = CGRect(
      x: horizontal(content.width, in: room), y: vertical(content.height, in: room),
      width: min(content.width, max(room.width, 0)), height: content.height)
    if button.contentHorizontalAlignment == .fill {
      block.origin.x = room.minX
      block.size.width = max(room.width, 0)
    }
    let text = textSizes(in: block.width)
    let image = imageSize
    var frames = Frames()
    var textBlock = CGRect(origin: block.origin, size: text.all)
    if isStacked {
      let imageY = look.imagePlacement == .top ? block.minY : block.maxY - image.height
      frames.image = CGRect(x: block.midX - image.width / 2, y: imageY, width: image.width, height: image.height)
      textBlock.origin.x = block.minX
      textBlock.size.width = block.width
      textBlock.origin.y = look.imagePlacement == .top ? block.maxY - text.all.height : block.minY
    } else {
      let isOnLeft = (look.imagePlacement == .trailing) == isMirrored
      let imageX = isOnLeft ? block.minX : block.maxX - image.width
      frames.image = CGRect(x: imageX, y: block.midY - image.height / 2, width: image.width, height: image.height)
      textBlock.size.width = max(block.width - image.width - imageGap, 0)
      textBlock.origin.x = isOnLeft ? block.maxX - textBlock.width : block.minX
      textBlock.origin.y = block.midY - text.all.height / 2
    }
    frames.title = CGRect(x: textBlock.minX, y: textBlock.minY, width: textBlock.width, height: text.title.height)
    frames.subtitle = CGRect(
      x: textBlock.minX, y: textBlock.maxY - text.subtitle.height, width: textBlock.width, height: text.subtitle.height)
    return frames.aligned(to: button.traitCollection.displayScale)
  }

  private func horizontal(_ width: CGFloat, in room: CGRect) -> CGFloat {
    switch button.effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.midX - min(width, room.width) / 2
    }
  }

  private func vertical(_ height: CGFloat, in room: CGRect) -> CGFloat {
    switch button.contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }
}

extension ButtonLayout.Frames {
  /// Returns the frames with their corners between pixels.
  fileprivate func aligned(to scale: CGFloat) -> Self {
    let scale = max(scale, 1)
    func aligned(_ rect: CGRect) -> CGRect {
      CGRect(
        origin: CGPoint(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale),
        size: rect.size)
    }
    return Self(image: aligned(image), title: aligned(title), subtitle: aligned(subtitle))
  }
}
