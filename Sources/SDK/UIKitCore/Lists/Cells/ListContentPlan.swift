// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the image and the two texts of a row go. Places are in the row's content, mirrored where people read from right
/// to left.
struct ListContentPlan {
  var image = CGRect.zero
  var text = CGRect.zero
  var second = CGRect.zero
  var height: CGFloat = 0

  /// What is to be placed.
  @MainActor
  struct Parts {
    var imageSize: CGSize?
    var text: UILabel?
    var second: UILabel?
    var isSideBySide = false
    var margins: NSDirectionalEdgeInsets
    var imagePadding: CGFloat
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    /// The least height of the row.
    var leastHeight: CGFloat = 44
  }

  @MainActor
  init(_ parts: Parts, size: CGSize, isMirrored: Bool) {
    let margins = parts.margins
    var start = margins.leading
    let end = max(size.width - margins.trailing, start)
    if let imageSize = parts.imageSize { start = min(start + imageSize.width + parts.imagePadding, end) }
    let width = end - start
    var first = Self.size(of: parts.text, width: width)
    var second = Self.size(of: parts.second, width: width)
    let sits = parts.isSideBySide && first.width + parts.horizontalPadding + second.width <= width
    let gap = first.height > 0 && second.height > 0 ? parts.verticalPadding : 0
    let textHeight = sits ? max(first.height, second.height) : first.height + gap + second.height
    let content = max(textHeight, parts.imageSize?.height ?? 0)
    height = max(content + margins.top + margins.bottom, parts.leastHeight)
    let middle = margins.top + (max(size.height, height) - margins.top - margins.bottom) / 2
    if let imageSize = parts.imageSize {
      image = CGRect(
        x: margins.leading, y: middle - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
    }
    if sits {
      first.width = width - second.width - (second.width > 0 ? parts.horizontalPadding : 0)
      text = CGRect(x: start, y: middle - first.height / 2, width: first.width, height: first.height)
      self.second = CGRect(
        x: end - second.width, y: middle - second.height / 2, width: second.width, height: second.height)
    } else {
      first.width = width
      second.width = width
      let top = middle - textHeight / 2
      text = CGRect(origin: CGPoint(x: start, y: top), size: first)
      self.second = CGRect(origin: CGPoint(x: start, y: top + first.height + gap), size: second)
    }
    guard isMirrored else { return }
    for part in [\ListContentPlan.image, \.text, \.second] {
      self[keyPath: part].origin.x = size.width - self[keyPath: part].maxX
    }
  }

  @MainActor
  private static func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
    return CGSize(width: min(ceil(size.width), width), height: size.height)
  }
}
