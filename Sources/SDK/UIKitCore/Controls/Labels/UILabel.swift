// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where a text stays that is drawn smaller than its font.
@nonexhaustive
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line that it would be written on in full size.
  case alignBaselines = 0
  /// In the middle of the view.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// Something whose fonts may follow the size of text that people prefer.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles become larger and smaller at once when people choose another size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that shows a text.
@MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var content = LabelText()
  private var layouts: LabelLayouts?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Text

  /// The text, without attributes; `nil` for none.
  open var text: String? {
    get { content.string }
    set { if content.set(newValue) { textChanged() } }
  }

  /// The text with its attributes; those that are not set are the label's.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set {
      content.set(newValue)
      textChanged()
    }
  }

  /// The font of all of the text; the system's at 17 points by default.
  open var font: UIFont! {
    get { shownFont }
    set {
      content.setFont(newValue ?? LabelText.defaultFont)
      textChanged()
    }
  }

  /// The colour of all of the text; `UIColor.label` by default.
  open var textColor: UIColor! {
    get { content.color }
    set {
      content.setColor(newValue ?? .label)
      lookChanged()
    }
  }

  /// Where lines stand; by default `natural`, at the side where text begins.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.setAlignment(newValue)
      lookChanged()
    }
  }

  /// Where lines are broken, and where the last one is cut short; by default at its end.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      content.setLineBreakMode(newValue)
      textChanged()
    }
  }

  /// At most so many lines; 0 for as many as there is room for.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// Whether the text is drawn smaller where there is no room for it.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { lookChanged() } }
  }

  /// The smallest part of its size that the font is drawn in; 0 for as small as it takes.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { lookChanged() } }
  }

  /// Where a text stays that is drawn smaller to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { lookChanged() } }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
  }

  /// The width that lines are broken at to find the label's own size, in points; 0 for the width that it has.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Whether all of the text shows where a pointer rests on the label while there is no room for it; not by default.
  open var showsExpansionTextWhenTruncated = false

  // MARK: Looks

  /// Whether the text is as strong as its colour is.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookChanged() } }
  }

  /// The colour of all of the text while `isHighlighted`; `nil` for the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { lookChanged() } }
  }

  /// The colour of a second drawing of the text under the first; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where that drawing is, in points from the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { setNeedsDisplay() } }
  }

  // MARK: Sizes

  /// Returns the room that the text takes in bounds, with at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = currentLayouts.size(
      width: bounds.width, limit: numberOfLines, scale: traitCollection.displayScale)
    let height = min(size.height, bounds.height)
    let isBounded = bounds.height < TextPlacement.unlimited
    let x: CGFloat =
      switch shownAlignment {
      case .center: (bounds.width - size.width) / 2
      case .right: bounds.width - size.width
      case .left, .justified, .natural: 0
      }
    return CGRect(
      x: bounds.minX + (bounds.width < TextPlacement.unlimited ? x : 0),
      y: bounds.minY + (isBounded ? (bounds.height - height) / 2 : 0), width: size.width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? TextPlacement.unlimited : size.width
    let room = CGRect(x: 0, y: 0, width: width, height: TextPlacement.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0)) }

  override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentSize(inWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }

  override var baselineMetrics: BaselineMetrics? {
    guard content.length > 0 else { return nil }
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    let (layout, origin) = currentLayouts.layout(in: CGRect(origin: .zero, size: size), limit: numberOfLines)
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    return BaselineMetrics(
      firstFromTop: origin.y + first.baseline, lastFromBottom: size.height - origin.y - last.baseline,
      lineHeight: last.frame.height)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle of the current context, half way down where there is more room.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), content.length > 0 else { return }
    let (layout, origin) = currentLayouts.layout(in: rect, limit: numberOfLines)
    if let shadowColor {
      let layouts = LabelLayouts(placement.recolored(shadowColor), isStyled: content.isStyled)
      let shadow = layouts.layout(in: rect, limit: numberOfLines).layout
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      shadow.draw(at: place, in: context.cairo, color: shadowColor)
    }
    layout.draw(at: origin, in: context.cairo, color: content.color)
  }

  open override func draw(_ rect: CGRect) {
    guard !isEnabled, let context = UIGraphicsGetCurrentContext() else { return drawText(in: bounds) }
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawText(in: bounds)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Letters keep their shape while an animation changes the size.
  override var contentPlacement: ContentMode {
    guard contentMode == .redraw else { return contentMode }
    // The first of several lines is there from the start.
    switch shownAlignment {
    case .center: return numberOfLines == 1 ? .center : .top
    case .right: return numberOfLines == 1 ? .right : .topRight
    case .left, .justified, .natural: return numberOfLines == 1 ? .left : .topLeft
    }
  }

  // MARK: Changes

  private func lookChanged() {
    layouts = nil
    setNeedsDisplay()
  }

  private func textChanged() {
    lookChanged()
    invalidateIntrinsicContentSize()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previousTraitCollection?.displayScale != traitCollection.displayScale
    {
      textChanged()
    }
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { text?.isEmpty == false }
  override var naturalLabel: String? { text }
  override var naturalTraits: UIAccessibilityTraits { .staticText }
}

extension UILabel {
  /// The font in the size that people prefer, where it follows that.
  private var shownFont: UIFont {
    guard adjustsFontForContentSizeCategory else { return content.font }
    return content.font.adjusted(to: traitCollection)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownAlignment: NSTextAlignment {
    textAlignment == .natural ? (isMirrored ? .right : .left) : textAlignment
  }

  /// What is known of the text, for as long as it is written in the same direction.
  private var currentLayouts: LabelLayouts {
    let direction: UIUserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    if let layouts, layouts.placement.direction == direction { return layouts }
    let new = LabelLayouts(placement, isStyled: content.isStyled)
    layouts = new
    return new
  }

  private var placement: TextPlacement {
    var text = content.shown(
      font: shownFont, naturalAlignment: isMirrored ? .right : .left,
      color: isHighlighted ? highlightedTextColor : nil)
    if adjustsFontForContentSizeCategory {
      let adjusted = NSMutableAttributedString(attributedString: text)
      adjusted.adjustFonts(to: traitCollection)
      text = adjusted
    }
    var placement = TextPlacement(text: text, font: shownFont, lineBreakMode: lineBreakMode)
    placement.direction = isMirrored ? .rightToLeft : .leftToRight
    placement.alignment = shownAlignment
    placement.shrinks = adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0) : nil
    placement.baselineAdjustment = baselineAdjustment
    return placement
  }
}

extension UILabel: TextCutting {
  var cutText: (text: String, rect: CGRect)? {
    guard showsExpansionTextWhenTruncated, let text, !text.isEmpty else { return nil }
    let layout = currentLayouts.layout(in: bounds, limit: numberOfLines).layout
    let isCut =
      layout.isTruncated || layout.usedSize.width > bounds.width + 0.5 || layout.usedSize.height > bounds.height + 0.5
    return isCut ? (text, bounds) : nil
  }
}

extension UILabel: DirectlyDrawn {
  var drawsDirectly: Bool { isEnabled && shadowColor == nil && !content.isStyled && type(of: self) == UILabel.self }

  func drawDirectly(in rect: CGRect, of context: CGContext) {
    guard content.length > 0 else { return }
    let (layout, origin) = currentLayouts.layout(in: rect, limit: numberOfLines)
    // Nothing is drawn beyond the bounds, as nobody would draw it away again there.
    let reaches = !rect.contains(layout.inkFrame.offsetBy(dx: origin.x, dy: origin.y))
    if reaches {
      context.saveGState()
      context.clip(to: rect)
    }
    traitCollection.performAsCurrent { layout.draw(at: origin, in: context.cairo, color: content.color) }
    if reaches { context.restoreGState() }
  }
}
