// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the line below a cell looks.
struct CellSeparator: Equatable {
  var isShown = true
  var color = UIColor.separator
  /// Before the start of the line and after its end; `nil` at the start for where the text starts.
  var leading: CGFloat?
  var trailing: CGFloat = 0
  /// Whether `leading` counts from where the text starts.
  var isFromText = false
  /// Whether the line goes from side to side, whatever else is said.
  var isWhole = false
}

extension UITableViewCell {
  private static let editWidth: CGFloat = 38
  private static let reorderWidth: CGFloat = 44
  private static let accessoryMargin: CGFloat = 16

  /// What lies beside the content, in points.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    if isEditing, shouldIndentWhileEditing, isChoosing || editingStyle != .none { leading = Self.editWidth }
    if isEditing, showsReorderControl { trailing += Self.reorderWidth }
    if let shownAccessory {
      trailing += accessorySize(shownAccessory).width + Self.accessoryMargin
    }
    return (leading, trailing)
  }

  func contentWidth(in width: CGFloat) -> CGFloat { max(width - sides.leading - sides.trailing, 0) }

  private func accessorySize(_ view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.sizeThatFits(CGSize(width: 100, height: bounds.height)) : view.bounds.size
  }

  func placeParts() {
    backgroundView?.frame = bounds
    litView?.frame = bounds
    let sides = sides
    content.indentation = CGFloat(indentationLevel) * indentationWidth
    content.frame = mirrored(
      CGRect(
        x: sides.leading, y: 0, width: max(bounds.width - sides.leading - sides.trailing, 0), height: bounds.height))
    configuredView?.frame = content.bounds
    var end = bounds.width
    placeEditControl()
    placeReorderControl(&end)
    if let shownAccessory {
      let size = accessorySize(shownAccessory)
      end -= Self.accessoryMargin + size.width
      shownAccessory.frame = mirrored(
        CGRect(x: end, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }
    placeSeparator(sides.leading)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func placeEditControl() {
    let isShown = isEditing && (isChoosing || editingStyle != .none)
    let kind: CellEditControl.Kind = isChoosing ? .choose : editingStyle == .insert ? .insert : .delete
    if isShown, editControl?.kind != kind {
      editControl?.removeFromSuperview()
      let control = CellEditControl(kind: kind) { [weak self] in self.map { $0.table?.editControlTapped(in: $0) } }
      control.isChosen = isSelected
      editControl = control
      let start = CGRect(x: -Self.editWidth, y: 0, width: Self.editWidth + 8, height: bounds.height)
      stand(control, at: start)
    }
    guard let editControl else { return }
    editControl.alpha = isShown ? 1 : 0
    editControl.frame = mirrored(
      CGRect(x: isShown ? 4 : -Self.editWidth, y: 0, width: Self.editWidth + 8, height: bounds.height))
  }

  private func placeReorderControl(_ end: inout CGFloat) {
    let isShown = isEditing && showsReorderControl
    if isShown, reorderControl == nil {
      let control = CellReorderControl { [weak self] recognizer in
        self.map { $0.table?.reorder($0, recognizer) }
      }
      reorderControl = control
      stand(control, at: CGRect(x: bounds.width, y: 0, width: Self.reorderWidth, height: bounds.height))
    }
    guard let reorderControl else { return }
    reorderControl.alpha = isShown ? 1 : 0
    if isShown { end -= Self.reorderWidth }
    reorderControl.frame = mirrored(
      CGRect(x: bounds.width - (isShown ? Self.reorderWidth : 0), y: 0, width: Self.reorderWidth, height: bounds.height)
    )
  }

  /// Adds a control where it comes from.
  private func stand(_ control: UIView, at frame: CGRect) {
    UIView.performWithoutAnimation {
      addSubview(control)
      control.frame = mirrored(frame)
      control.alpha = 0
      control.layoutSubviews()
    }
  }

  private func placeSeparator(_ contentStart: CGFloat) {
    if separator.superview == nil {
      separator.isUserInteractionEnabled = false
      addSubview(separator)
    }
    separator.isHidden = !separatorLook.isShown || (isLit && selectedBackgroundView == nil) || hasFocus
    separator.backgroundColor = separatorLook.color
    var leading = separatorLook.leading ?? automaticSeparatorStart
    if separatorLook.isFromText { leading = automaticSeparatorStart + (separatorLook.leading ?? 0) }
    var trailing = separatorLook.trailing
    if hasOwnSeparatorInset { (leading, trailing) = (separatorInset.left, separatorInset.right) }
    var start = contentStart
    if separatorLook.isWhole { (leading, trailing, start) = (0, 0, 0) }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    separator.frame = mirrored(
      CGRect(
        x: start + leading, y: bounds.height - thickness,
        width: max(bounds.width - start - leading - trailing, 0), height: thickness))
  }

  private var automaticSeparatorStart: CGFloat {
    (configuredView as? UIListContentView)?.textStart ?? content.textStart
  }

  // MARK: Lit

  func updateLit(animated: Bool) {
    let isLit = isLit
    if isLit {
      let view = selectedBackgroundView ?? Self.standardLitView()
      if litView !== view, litView == nil || selectedBackgroundView != nil {
        litView?.removeFromSuperview()
        litView = view
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      }
      litView?.frame = bounds
      UIView.performWithoutAnimation { litView?.alpha = 1 }
    } else if let litView {
      guard animated else {
        litView.removeFromSuperview()
        self.litView = nil
        return setNeedsLayout()
      }
      UIView.animate(
        withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: { litView.alpha = 0 },
        completion: { [weak self, weak litView] _ in
          guard let self, let litView, litView === self.litView, !self.isLit else { return }
          litView.removeFromSuperview()
          self.litView = nil
        })
    }
    setNeedsLayout()
  }

  private static func standardLitView() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    return view
  }

  // MARK: Accessories

  func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return chevron()
    case .checkmark: return symbol("checkmark", .semibold, size: 17, color: nil)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
      let button = detailButton()
      let chevron = chevron()
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      button.frame.origin = CGPoint(x: isMirrored ? 44 - button.bounds.width : 0, y: (30 - button.bounds.height) / 2)
      chevron.frame.origin = CGPoint(
        x: isMirrored ? 0 : 44 - chevron.bounds.width, y: (30 - chevron.bounds.height) / 2)
      row.addSubview(button)
      row.addSubview(chevron)
      return row
    }
  }

  private func chevron() -> UIView { symbol("chevron.forward", .semibold, size: 13.5, color: .tertiaryLabel) }

  /// Makes the picture of a symbol that grows with the text.
  private func symbol(_ name: String, _ weight: UIImage.SymbolWeight, size: CGFloat, color: UIColor?) -> UIView {
    let size = UIFontMetrics.default.scaledValue(for: size, compatibleWith: traitCollection)
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    let view = UIImageView(image: image)
    if let color { view.tintColor = color }
    return view
  }

  private func detailButton() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 30)
    button.addAction(
      UIAction { [weak self] _ in self.map { $0.table?.accessoryTapped(in: $0) } }, for: .primaryActionTriggered)
    return button
  }

  /// The table that the cell is in.
  var table: UITableView? {
    var next = superview
    while let view = next {
      if let table = view as? UITableView { return table }
      next = view.superview
    }
    return nil
  }
}
