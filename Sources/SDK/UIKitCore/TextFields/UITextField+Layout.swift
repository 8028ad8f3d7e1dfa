// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

// MARK: - Places of the parts

extension UITextField {
  /// The room between the border and the text, in points.
  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 2
    default: 7
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    default: true
    }
  }

  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) }
  /// The clear button gives way to a view that is put in its place.
  private var showsClear: Bool { !showsRight && hasText && isEnabled && shows(clearButtonMode) }

  /// The button's side, in points.
  private static let clearSide: CGFloat = 19
  private static let clearMargin: CGFloat = 5

  func usualTextRect(_ bounds: CGRect) -> CGRect {
    let border = borderRect(forBounds: bounds)
    var (left, right) = (border.minX + padding, border.maxX - padding)
    func give(_ rect: CGRect) {
      if rect.midX < border.midX { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
    }
    if showsLeft { give(leftViewRect(forBounds: bounds)) }
    if showsRight { give(rightViewRect(forBounds: bounds)) }
    if showsClear { give(clearButtonRect(forBounds: bounds).insetBy(dx: -Self.clearMargin, dy: 0)) }
    return CGRect(x: left, y: border.minY, width: max(right - left, 0), height: border.height)
  }

  func usualClearRect(_ bounds: CGRect) -> CGRect {
    let border = borderRect(forBounds: bounds)
    let margin = max(padding - 2, 0)
    let x = isMirrored ? border.minX + margin : border.maxX - margin - Self.clearSide
    return CGRect(x: x, y: border.midY - Self.clearSide / 2, width: Self.clearSide, height: Self.clearSide)
  }

  func usualOverlayRect(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    let fitting = view.intrinsicContentSize
    let size = CGSize(
      width: view.bounds.width > 0 ? view.bounds.width : max(fitting.width, 0),
      height: min(view.bounds.height > 0 ? view.bounds.height : max(fitting.height, 0), bounds.height))
    let border = borderRect(forBounds: bounds)
    let x = isLeading != isMirrored ? border.minX : border.maxX - size.width
    return CGRect(x: x, y: border.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The size that shows all of the text, or of the placeholder.
  var fittingSize: CGSize {
    let line = attributes.font.lineHeight
    let text = core.surface.stack.size.width + TextLayout.caretWidth
    let placeholder = placeholderLabel.intrinsicContentSize.width
    var width = max(text, placeholder) + padding * 2
    if showsLeft { width += leftViewRect(forBounds: bounds).width }
    if showsRight { width += rightViewRect(forBounds: bounds).width }
    if clearButtonMode != .never { width += Self.clearSide + Self.clearMargin }
    let room: CGFloat = borderStyle == .roundedRect ? 14 : borderStyle == .none ? 2 : 6
    return CGSize(width: width.rounded(.up), height: line.rounded(.up) + room)
  }

  // MARK: Placing

  func placeParts() {
    clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeText()
    placeholderLabel.isHidden = hasText
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    place(leftView, isShown: showsLeft) { leftViewRect(forBounds: bounds) }
    place(rightView, isShown: showsRight) { rightViewRect(forBounds: bounds) }
    place(clearButton, isShown: showsClear) { clearButtonRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = frame()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  private func placeText() {
    let stack = core.surface.stack
    let room = clip.bounds.size
    fitFont(in: room.width)
    let size = stack.size
    let width = size.width + TextLayout.caretWidth
    let free = room.width - width
    var x: CGFloat = 0
    if free >= 0 {
      scroll = 0
      x = free * alignedShare
    } else {
      if isEditing {
        let caret = core.surface.caretRect
        scroll = max(min(scroll, caret.minX), caret.maxX - room.width)
      }
      scroll = min(max(scroll, 0), -free)
      x = -scroll
    }
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    // Whole pixels, so that letters are as sharp in every field.
    let y =
      ((room.height - size.height) * share * traitCollection.displayScale).rounded() / traitCollection.displayScale
    core.surface.frame = CGRect(x: x, y: y, width: max(width, room.width), height: size.height)
  }

  /// Which part of the room that is left is before the text.
  private var alignedShare: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    default: isMirrored ? 1 : 0
    }
  }

  private func fitFont(in width: CGFloat) {
    let stack = core.surface.stack
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth {
      if stack.setting.fontScale != 1 { setScale(1) }
      let full = stack.size.width + TextLayout.caretWidth
      if full > width, width > 0 { scale = max(width / full, min(minimumFontSize / attributes.font.pointSize, 1)) }
    }
    setScale(scale)
  }

  private func setScale(_ scale: CGFloat) {
    guard core.surface.stack.setting.fontScale != scale else { return }
    core.surface.stack.setting.fontScale = scale
    core.surface.textChanged()
  }

  // MARK: Changes

  func overlayChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func borderChanged() {
    layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    colorBorder()
    colorBox()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives a round box the colour that fields have, where the app has chosen none, and takes it away with the box.
  private func colorBox() {
    if borderStyle == .roundedRect {
      guard backgroundColor == nil else { return }
      (backgroundColor, hasBoxColor) = (.systemBackground, true)
    } else if hasBoxColor {
      if backgroundColor == .systemBackground { backgroundColor = nil }
      hasBoxColor = false
    }
  }

  /// Draws the border in the colour that it has in light or in dark surroundings.
  func colorBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  func makeClearButton() -> UIButton {
    let button = FieldButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = PhraseLanguage.current(.clearText)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
        clearByPerson()
      }, for: .touchUpInside)
    return button
  }
}
