// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rounded card with a question and choices. A finger may slide from one choice to another.
@MainActor
final class AlertCard: UIView {
  /// Between the cards of a sheet.
  static let gap: CGFloat = 8

  private let isSheet: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldsHeight: CGFloat?
  private var rows: [AlertRow] = []
  private var lines: [UIView] = []
  private let onChoice: (UIAlertAction) -> Void
  private weak var pressed: AlertRow?

  private static let cornerRadius: CGFloat = 14
  private static let margin: CGFloat = 16

  /// Returns the cards of an alert: one, and in sheets another one for what leaves everything as it is.
  ///
  /// - Parameter fieldsHeight: How much room fields have below the message of an alert, in points; `nil` without any.
  static func cards(
    of alert: UIAlertController, fieldsHeight: CGFloat?, onChoice: @escaping (UIAlertAction) -> Void
  ) -> [AlertCard] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    switch alert.preferredStyle {
    case .alert:
      let ordered = others + cancel
      return [
        AlertCard(
          alert, title: alert.title, message: alert.message, fieldsHeight: fieldsHeight, actions: ordered,
          onChoice: onChoice)
      ]
    case .actionSheet:
      let main = AlertCard(alert, title: alert.title, message: alert.message, actions: others, onChoice: onChoice)
      // Beside a popover a tap cancels.
      guard !cancel.isEmpty, !alert.isInPopover else { return [main] }
      return [main, AlertCard(alert, title: nil, message: nil, actions: cancel, onChoice: onChoice)]
    }
  }

  private init(
    _ alert: UIAlertController, title: String?, message: String?, fieldsHeight: CGFloat? = nil,
    actions: [UIAlertAction], onChoice: @escaping (UIAlertAction) -> Void
  ) {
    isSheet = alert.preferredStyle == .actionSheet
    self.fieldsHeight = fieldsHeight
    self.onChoice = onChoice
    super.init(frame: .zero)
    // What leaves everything as it is stands out from the other choices of a sheet.
    let isApart = isSheet && actions.allSatisfy { $0.style == .cancel }
    backgroundColor = isApart ? .secondarySystemGroupedBackground : .alertMaterial
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    set(titleLabel, title, font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
    set(messageLabel, message, font: .systemFont(ofSize: 13))
    titleLabel.accessibilityTraits = .header
    for action in actions {
      let isBold =
        action.style == .cancel && (isSheet || alert.preferredAction == nil) || action === alert.preferredAction
      let row = AlertRow(action: action, isBold: isBold, size: isSheet ? 20 : 17)
      rows.append(row)
      addSubview(row)
    }
    for _ in 0..<max(rows.count - (hasContent ? 0 : 1), 0) {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var hasText: Bool { titleLabel.superview != nil || messageLabel.superview != nil }

  /// Whether anything stands above the choices.
  private var hasContent: Bool { hasText || fieldsHeight != nil }

  /// Which choices there are to choose from may have changed.
  func actionsChanged() {
    for row in rows { row.updateColor() }
    AccessibilityCenter.elementsChanged()
  }

  private func set(_ label: UILabel, _ text: String?, font: UIFont) {
    guard let text, !text.isEmpty else { return }
    label.text = text
    label.font = font
    label.textColor = isSheet ? .secondaryLabel : .label
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  // MARK: Places

  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  private func standsSideBySide(_ width: CGFloat) -> Bool {
    !isSheet && rows.count == 2 && rows.allSatisfy { $0.textWidth <= width / 2 - 16 }
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let text = contentFrames(width).bottom
    return text + (standsSideBySide(width) ? rowHeight : rowHeight * CGFloat(rows.count))
  }

  /// Between the message and the fields, in points.
  private static let fieldGap: CGFloat = 14

  /// Where the fields have their room; `nil` without any.
  func fieldsFrame(forWidth width: CGFloat) -> CGRect? { fieldsHeight.map { _ in contentFrames(width).fields } }

  private func contentFrames(_ width: CGFloat) -> (title: CGRect, message: CGRect, fields: CGRect, bottom: CGFloat) {
    let room = width - 2 * Self.margin
    var place: CGFloat = isSheet ? 15 : 19
    var frames = [CGRect.zero, .zero]
    for (index, label) in [titleLabel, messageLabel].enumerated() where label.superview != nil {
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      frames[index] = CGRect(x: Self.margin, y: place, width: room, height: size.height)
      place += size.height + 3
    }
    if hasText { place -= 3 }
    let top = place + (hasText ? Self.fieldGap : 0)
    let box = CGRect(x: Self.margin, y: top, width: room, height: fieldsHeight ?? 0)
    if fieldsHeight != nil { place = box.maxY }
    return (frames[0], frames[1], box, hasContent ? place + (isSheet ? 15 : 19) : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentFrames(bounds.width)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var line = lines.makeIterator()
    if standsSideBySide(bounds.width) {
      let half = bounds.width / 2
      // What cancels comes last from top to bottom, and first side by side.
      let isCancelLast = rows.last?.action.style == .cancel
      for (index, row) in (isCancelLast ? rows.reversed() : rows).enumerated() {
        let isRight = (index == 1) != isMirrored
        row.frame = CGRect(x: isRight ? half : 0, y: frames.bottom, width: half, height: rowHeight)
      }
      line.next()?.frame = CGRect(x: 0, y: frames.bottom, width: bounds.width, height: hairline)
      line.next()?.frame = CGRect(x: half, y: frames.bottom, width: hairline, height: rowHeight)
      return
    }
    for (index, row) in rows.enumerated() {
      let place = frames.bottom + rowHeight * CGFloat(index)
      row.frame = CGRect(x: 0, y: place, width: bounds.width, height: rowHeight)
      if place > 0 { line.next()?.frame = CGRect(x: 0, y: place, width: bounds.width, height: hairline) }
    }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    let row = pressed
    press(nil)
    if let row { onChoice(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    press(rows.first { $0.action.isEnabled && $0.frame.contains(touch.location(in: self)) })
  }

  private func press(_ row: AlertRow?) {
    guard row !== pressed else { return }
    pressed?.isPressed = false
    row?.isPressed = true
    pressed = row
  }
}

/// One choice.
@MainActor
private final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()

  init(action: UIAlertAction, isBold: Bool, size: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  var textWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  var isPressed = false {
    didSet { backgroundColor = isPressed ? .systemFill : nil }
  }

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { action.title }
  override var naturalTraits: UIAccessibilityTraits { action.isEnabled ? .button : [.button, .notEnabled] }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  func updateColor() {
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
