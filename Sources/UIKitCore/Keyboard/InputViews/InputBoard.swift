// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An accessory view with a keyboard or an input view below it, and what the keyboard stands on behind both.
@MainActor
final class InputBoard: UIView {
  private var accessory: UIView?
  private var keyboard: UIView?
  /// A keyboard on its way out, below an accessory view that stays.
  private var leaving: UIView?
  let background = BoardBackground()
  /// Holds the accessory view, and rounds its upper corners off where the keyboard floats.
  private let accessoryHolder = AccessoryHolder()
  /// What is below a view of the app's own, where bars and rounded corners cover the screen.
  private let foot = UIView()
  /// The room below that bars and rounded corners cover.
  private var bottomInset: CGFloat = 0
  /// How the keyboard is held.
  private(set) var kind = InAppKeyboard.Kind.docked

  /// Called when the views want another height together than they have.
  var onHeightChange: () -> Void = {}

  /// How high an input view is that says nothing about its height, in points.
  private static let defaultHeight: CGFloat = 216

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "Keyboard"
    addSubview(background)
    addSubview(foot)
    accessoryHolder.clipsToBounds = true
    addSubview(accessoryHolder)
  }

  required init?(coder: NSCoder) { nil }

  /// The system's keys, if they show.
  var keys: SystemKeyboardView? { keyboard as? SystemKeyboardView }
  /// The bar, if it shows.
  var bar: ShortcutBarView? { keyboard as? ShortcutBarView }

  func show(_ newKeyboard: UIView?, _ newAccessory: UIView?, of owner: UIResponder?) {
    let isAccessoryKept = accessory != nil && accessory === newAccessory
    accessoryHolder.owner = owner
    replace(&accessory, by: newAccessory, in: accessoryHolder)
    if isAccessoryKept, newKeyboard == nil, keyboard != nil {
      dropLeaving()
      (leaving, keyboard) = (keyboard, nil)
    } else {
      if leaving === newKeyboard { (leaving, keyboard) = (nil, leaving) }
      dropLeaving()
      replace(&keyboard, by: newKeyboard, in: self)
    }
    background.isHidden = keys == nil && bar == nil && !(leaving is SystemKeyboardView)
    setNeedsLayout()
    // The keyboard comes from below the accessory view.
    if isAccessoryKept, keyboard != nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
  }

  /// What was on its way out is gone.
  func dropLeaving() {
    guard let view = leaving else { return }
    leaving = nil
    if view.superview === self { view.removeFromSuperview() }
    background.isHidden = keys == nil && bar == nil
    setNeedsLayout()
  }

  private func replace(_ old: inout UIView?, by new: UIView?, in holder: UIView) {
    guard old !== new else { return }
    if old?.superview === holder { old?.removeFromSuperview() }
    old = new
    guard let new else { return }
    let sizesItself = holder === accessoryHolder && (new as? UIInputView)?.allowsSelfSizing ?? false
    new.translatesAutoresizingMaskIntoConstraints = !sizesItself
    holder.addSubview(new)
    guard sizesItself else { return }
    // Its content says how high it is, and the board goes by that.
    NSLayoutConstraint.activate([
      new.topAnchor.constraint(equalTo: holder.topAnchor),
      new.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      new.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
  }

  /// Takes a place; how its parts lie in it follows.
  func take(_ place: BoardPlace) {
    kind = place.kind
    bottomInset = place.bottomInset
    frame = place.frame
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Sizes

  func width(as kind: InAppKeyboard.Kind, in available: CGFloat) -> CGFloat {
    switch kind {
    case .floating: min(InAppKeyboard.floatingWidth, available)
    case .collapsedBar: min(ShortcutBarView.collapsedWidth, available)
    default: available
    }
  }

  /// Returns how high the views are together, with the room below them.
  func height(as kind: InAppKeyboard.Kind, forWidth width: CGFloat, below bottomInset: CGFloat) -> CGFloat {
    height(of: accessory, width) + height(of: keyboard, width) + handleHeight(as: kind) + bottomInset
  }

  var accessoryHeight: CGFloat { height(of: accessory, bounds.width) }

  private func handleHeight(as kind: InAppKeyboard.Kind) -> CGFloat {
    kind == .floating ? BoardBackground.handleHeight : 0
  }

  private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if (view as? UIInputView)?.allowsSelfSizing ?? (view.intrinsicContentSize.height > 0) {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    if view === keyboard, view.autoresizingMask.contains(.flexibleHeight) { return Self.defaultHeight }
    return view.bounds.height
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = height(of: accessory, bounds.width)
    accessoryHolder.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
    if let accessory, accessory.translatesAutoresizingMaskIntoConstraints { accessory.frame = accessoryHolder.bounds }
    accessoryHolder.layer.cornerRadius = kind == .floating ? BoardBackground.floatingRadius : 0
    accessoryHolder.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below = height(of: keyboard, bounds.width)
    keyboard?.frame = CGRect(x: 0, y: above, width: bounds.width, height: below)
    leaving?.frame.origin.y = above
    background.frame = bounds
    background.show(kind, in: areas(above, max(below, leaving?.bounds.height ?? 0)), isBarOnLeft: frame.minX == 0)
    layFoot(above + below)
    let height = above + below + handleHeight(as: kind) + bottomInset
    if abs(height - bounds.height) > 0.01 { onHeightChange() }
  }

  /// Where there is something behind the keys.
  private func areas(_ above: CGFloat, _ below: CGFloat) -> [CGRect] {
    switch kind {
    case .floating: return [bounds]
    case .split:
      let width = keys?.halfWidth ?? bounds.width / 2
      return [0, bounds.width - width].map { CGRect(x: $0, y: above, width: width, height: below) }
    default:
      let height = max(bounds.height - above, below + bottomInset)
      return [CGRect(x: 0, y: above, width: bounds.width, height: height)]
    }
  }

  /// Below a view of the app's own, its colour goes on to the end of the screen; an input view without one stands on the
  /// keyboard's.
  private func layFoot(_ top: CGFloat) {
    foot.isHidden = !background.isHidden || bottomInset == 0
    foot.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottomInset)
    foot.backgroundColor =
      keyboard.map { $0.backgroundColor ?? UIInputView.keyboardColor } ?? accessory?.backgroundColor
  }

  /// Between the halves of the keyboard, fingers go through to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
