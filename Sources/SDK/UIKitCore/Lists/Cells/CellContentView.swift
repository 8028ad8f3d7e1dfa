// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a cell that holds what is the app's, with the labels and the image of the cell's style.
@MainActor
final class CellContentView: UIView {
  let style: UITableViewCell.CellStyle
  private(set) var textLabel: UILabel?
  private(set) var detailTextLabel: UILabel?
  private(set) var imageView: UIImageView?
  /// How far the content is moved in, in points.
  var indentation: CGFloat = 0 {
    didSet { if indentation != oldValue { setNeedsLayout() } }
  }

  init(style: UITableViewCell.CellStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Parts, made when they are first asked for

  func label() -> UILabel {
    if let textLabel { return textLabel }
    let label = UILabel()
    label.font = style == .value2 ? .preferredFont(forTextStyle: .subheadline) : .preferredFont(forTextStyle: .body)
    label.textColor = style == .value2 ? .tintColor : .label
    textLabel = label
    addSubview(label)
    return label
  }

  func detailLabel() -> UILabel? {
    guard style != .default else { return nil }
    if let detailTextLabel { return detailTextLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    detailTextLabel = label
    addSubview(label)
    return label
  }

  func image() -> UIImageView {
    if let imageView { return imageView }
    let view = UIImageView()
    imageView = view
    addSubview(view)
    return view
  }

  /// Whether there is nothing of the app's own in it.
  var isStandard: Bool {
    subviews.allSatisfy { $0 === textLabel || $0 === detailTextLabel || $0 === imageView || $0 is UIListContentView }
  }

  // MARK: Layout

  private var imageSize: CGSize? {
    guard let image = imageView?.image else { return nil }
    return CGSize(width: max(image.size.width, image.isSymbolImage ? 28 : 0), height: image.size.height)
  }

  var textStart: CGFloat { 16 + indentation + (imageSize.map { $0.width + 16 } ?? 0) }

  private func plan(for size: CGSize) -> ListContentPlan {
    var parts = ListContentPlan.Parts(
      imageSize: imageSize, text: textLabel, second: detailTextLabel, isSideBySide: style == .value1,
      margins: NSDirectionalEdgeInsets(top: 11, leading: 16 + indentation, bottom: 11, trailing: 16), imagePadding: 16,
      horizontalPadding: 8, verticalPadding: 3)
    guard style == .value2 else {
      return ListContentPlan(parts, size: size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    // Two columns, the first one narrow.
    parts.isSideBySide = false
    parts.verticalPadding = 0
    let second = parts.second
    parts.second = nil
    var plan = ListContentPlan(parts, size: size, isMirrored: false)
    (parts.text, parts.second) = (nil, second)
    plan.height = max(plan.height, ListContentPlan(parts, size: size, isMirrored: false).height)
    let height = max(size.height, plan.height)
    // As wide for text of its size as 91 points are for that of 15, up to half of the row.
    let column = min(91 * max((textLabel?.font.pointSize ?? 15) / 15, 1), size.width / 2 - 22)
    let left = CGRect(x: 16 + indentation, y: 0, width: column, height: height)
    let right = CGRect(x: left.maxX + 6, y: 0, width: max(size.width - left.maxX - 22, 0), height: height)
    textLabel?.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    (plan.text, plan.second) = (left, right)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      plan.text.origin.x = size.width - left.maxX
      plan.second.origin.x = size.width - right.maxX
    }
    return plan
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for case let view as any UIView & UIContentView in subviews { view.frame = bounds }
    guard textLabel != nil || detailTextLabel != nil || imageView != nil else { return }
    let plan = plan(for: bounds.size)
    imageView?.contentMode = imageView?.image?.isSymbolImage == true ? .center : .scaleAspectFit
    imageView?.frame = plan.image
    textLabel?.frame = plan.text
    detailTextLabel?.frame = plan.second
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height = plan(for: CGSize(width: size.width, height: 0)).height
    for case let view as any UIView & UIContentView in subviews {
      height = max(height, view.sizeThatFits(CGSize(width: size.width, height: 0)).height)
    }
    return CGSize(width: size.width, height: height)
  }
}
