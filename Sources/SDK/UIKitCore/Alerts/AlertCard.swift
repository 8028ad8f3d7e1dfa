// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rounded card with a question and choices. A finger may slide from one choice to another.
@MainActor
final class AlertCard: UIView {
  /// Between the cards of a sheet.
  static let gap: CGFloat = 8

  private let isSheet: Bool
  /// Holds the title and the message; it scrolls where the screen has no room for both.
  private let text = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldsHeight: CGFloat?
  private var rows: [AlertRow] = []
  private var lines: [UIView] = []
  private let onChoice: (UIAlertAction) -> Void
  private weak var pressed: AlertRow?

  private var rowHeight: CGFloat

  private static let cornerRadius: CGFloat = 14
  /// Above and below the words of a choice whose text is large, in points.
  private static let rise: CGFloat = 11
  private static let textGap: CGFloat = 3
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
    rowHeight = isSheet ? 57 : 44
    super.init(frame: .zero)
    // What leaves everything as it is stands out from the other choices of a sheet.
    let isApart = isSheet && actions.allSatisfy { $0.style == .cancel }
    backgroundColor = isApart ? .secondarySystemGroupedBackground : .alertMaterial
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    let traits = alert.traitCollection
    func font(_ style: UIFont.TextStyle, _ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
      let usual = UIFont.systemFont(ofSize: size, weight: weight)
      return UIFontMetrics(forTextStyle: style).scaledFont(for: usual, compatibleWith: traits)
    }
    addSubview(text)
    set(
      titleLabel, title, font: isSheet ? font(.footnote, 13, .semibold) : font(.headline, 17, .semibold))
    set(messageLabel, message, font: font(.footnote, 13, .regular))
    titleLabel.accessibilityTraits = .header
    for action in actions {
      let isBold =
        action.style == .cancel && (isSheet || alert.preferredAction == nil) || action === alert.preferredAction
      let weight: UIFont.Weight = isBold ? .semibold : .regular
      let row = AlertRow(action: action, font: isSheet ? font(.title3, 20, weight) : font(.body, 17, weight))
      rowHeight = max(rowHeight, (row.font.lineHeight + 2 * Self.rise).rounded(.up))
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

  private func set(_ label: UILabel, _ words: String?, font: UIFont) {
    guard let words, !words.isEmpty else { return }
    label.text = words
    label.font = font
    label.textColor = isSheet ? .secondaryLabel : .label
    label.numberOfLines = 0
    label.textAlignment = .center
    text.addSubview(label)
  }

  // MARK: Places

  private func standsSideBySide(_ width: CGFloat) -> Bool {
    !isSheet && rows.count == 2 && rows.allSatisfy { $0.textWidth <= width / 2 - 16 }
  }

  /// Returns how high the card is where nothing scrolls, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    contentFrames(width, shorterBy: 0).bottom
      + (standsSideBySide(width) ? rowHeight : rowHeight * CGFloat(rows.count))
  }

  /// Between the message and the fields, in points.
  private static let fieldGap: CGFloat = 14

  /// Where the fields have their room in a card of a size; `nil` without any.
  func fieldsFrame(in size: CGSize) -> CGRect? { fieldsHeight.map { _ in contentFrames(in: size).fields } }

  /// Where the parts above the choices are; the title and the message in `text`.
  private struct ContentFrames {
    var text = CGRect.zero
    var title = CGRect.zero
    var message = CGRect.zero
    var fields = CGRect.zero
    var bottom: CGFloat = 0
  }

  private func contentFrames(in size: CGSize) -> ContentFrames {
    contentFrames(size.width, shorterBy: max(height(forWidth: size.width) - size.height, 0))
  }

  private func contentFrames(_ width: CGFloat, shorterBy missing: CGFloat) -> ContentFrames {
    let room = width - 2 * Self.margin
    let rise: CGFloat = isSheet ? 15 : 19
    func fit(_ label: UILabel, below y: CGFloat) -> CGRect {
      guard label.superview != nil else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGRect(x: Self.margin, y: y, width: room, height: size.height)
    }
    var frames = ContentFrames()
    frames.title = fit(titleLabel, below: 0)
    frames.message = fit(messageLabel, below: titleLabel.superview == nil ? 0 : frames.title.maxY + Self.textGap)
    let whole = max(frames.title.maxY, frames.message.maxY)
    frames.text = CGRect(x: 0, y: rise, width: width, height: max(whole - missing, 0))
    var place = frames.text.maxY
    if let fieldsHeight {
      frames.fields = CGRect(
        x: Self.margin, y: place + (hasText ? Self.fieldGap : 0), width: room, height: fieldsHeight)
      place = frames.fields.maxY
    }
    frames.bottom = hasContent ? place + rise : 0
    return frames
  }

  private func placeText(_ frames: ContentFrames) {
    text.frame = frames.text
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    let whole = max(frames.title.maxY, frames.message.maxY)
    text.contentSize = CGSize(width: frames.text.width, height: whole)
    text.isUserInteractionEnabled = whole > frames.text.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentFrames(in: bounds.size)
    placeText(frames)
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

  /// Returns what stands for a choice; `nil` where that is not one of the card.
  func view(of action: UIAlertAction) -> UIView? { rows.first { $0.action === action } }

  fileprivate func choose(_ row: AlertRow) { onChoice(row.action) }

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

  var font: UIFont { label.font }

  init(action: UIAlertAction, font: UIFont) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
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

  /// The card follows fingers itself, as they may slide from one choice to another.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override var canBecomeFocused: Bool { action.isEnabled }

  override var focusShape: FocusShape { .plate(outset: CGSize(width: -5, height: -4), radius: 10) }

  override func focusMoved() { updateColor() }

  override func selectBegan() { isPressed = true }

  override func selectEnded(isTaken: Bool) {
    isPressed = false
    if isTaken { (superview as? AlertCard)?.choose(self) }
  }

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { action.title }
  override var naturalTraits: UIAccessibilityTraits { action.isEnabled ? .button : [.button, .notEnabled] }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  func updateColor() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : hasFocus && showsFocusEffect ? .label : action.style == .destructive ? .systemRed : tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
