// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry

/// An accessory view with a keyboard or an input view below it, and what the keyboard stands on behind both.
@MainActor
final class InputBoard: UIView {
  private var keyboard: UIView?
  /// A keyboard on its way out, below an accessory view that stays.
  private var leaving: UIView?
  let background = BoardBackground()
  /// Holds the accessory view, and rounds its upper corners off where the keyboard floats.
  private let accessoryHolder = AccessoryHolder()
  /// What is below a view of the app's own, where bars and rounded corners cover the screen, and behind one without a colour.
  private let foot = UIView()
  /// The room below that bars and rounded corners cover.
  private var bottomInset: CGFloat = 0
  /// How the keyboard is held.
  private(set) var kind = InAppKeyboard.Kind.docked

  /// Called when the views want another height together than they have.
  var onHeightChange: () -> Void = {}

  /// What the device shows below the keyboard.
  private(set) var strip: ModeStripView?
  /// How high an input view is that says nothing about its height, in points.
  static let defaultHeight: CGFloat = 216
  /// The same for one with a controller, which is as high as the system's keyboard.
  var usualHeight = defaultHeight {
    didSet { usualHeightConstraint?.constant = usualHeight }
  }
  private var usualHeightConstraint: NSLayoutConstraint?
  private var topConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "Keyboard"
    addSubview(background)
    addSubview(foot)
    addSubview(accessoryHolder)
  }

  required init?(coder: NSCoder) { nil }

  /// The system's keys, if they show.
  var keys: (any EmbeddedKeys)? { keyboard as? any EmbeddedKeys }
  private var accessory: UIView? { accessoryHolder.accessory }
  /// The bar, if it shows.
  var bar: ShortcutBarView? { keyboard as? ShortcutBarView }

  func show(
    _ newKeyboard: UIView?, _ newAccessory: UIView?, of owner: UIResponder?, strip newStrip: ModeStripView?
  ) {
    let isAccessoryKept = accessory != nil && accessory === newAccessory
    accessoryHolder.owner = owner
    accessoryHolder.hold(newAccessory)
    if isAccessoryKept, newKeyboard == nil, keyboard != nil {
      dropLeaving()
      (leaving, keyboard) = (keyboard, nil)
    } else {
      if leaving != nil, leaving === newKeyboard { (leaving, keyboard) = (nil, leaving) }
      dropLeaving()
      putKeyboard(newKeyboard)
    }
    strip?.removeFromSuperview()
    strip = newStrip
    if let newStrip { addSubview(newStrip) }
    backgroundChanged()
    setNeedsLayout()
    // The keyboard comes from below the accessory view.
    if isAccessoryKept, keyboard != nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
  }

  /// What was on its way out is gone.
  func dropLeaving() {
    guard let view = leaving else { return }
    take(view, from: self)
    leaving = nil
    backgroundChanged()
    setNeedsLayout()
  }

  private func backgroundChanged() {
    let keys = keys ?? leaving as? any EmbeddedKeys
    background.isHidden = keys == nil && bar == nil && strip == nil
    background.traitOverrideValues = keys?.traitOverrideValues ?? UITraitCollection.Values()
    background.handle.keys = keys
  }

  private func take(_ view: UIView?, from holder: UIView) {
    guard let view, view.superview === holder else { return }
    if isConstrained(view) { usualHeightConstraint?.isActive = false }
    view.removeFromSuperview()
  }

  private func putKeyboard(_ view: UIView?) {
    guard keyboard !== view else { return }
    take(keyboard, from: self)
    keyboard = view
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = !isConstrained(view)
    addSubview(view)
    if isConstrained(view) { constrain(view) }
  }

  /// Has constraints place a keyboard; any of its own that says how high it is counts more.
  private func constrain(_ view: UIView) {
    let height = view.heightAnchor.constraint(equalToConstant: usualHeight)
    height.priority = UILayoutPriority(rawValue: 950)
    let top = view.topAnchor.constraint(equalTo: topAnchor)
    NSLayoutConstraint.activate([
      height, top, view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    (usualHeightConstraint, topConstraint) = (height, top)
  }

  /// Whether constraints say how high a keyboard is: those of one that has a controller do.
  private func isConstrained(_ view: UIView) -> Bool { view !== accessory && view.controller is UIInputViewController }

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
    case .floating: min(FloatingCard.width, available)
    case .collapsedBar: min(ShortcutBarView.collapsedWidth, available)
    default: available
    }
  }

  /// Returns how high the views are together, with the room below them.
  func height(as kind: InAppKeyboard.Kind, forWidth width: CGFloat, below bottomInset: CGFloat) -> CGFloat {
    accessoryHeight(forWidth: width) + height(of: keyboard, width) + endHeight(as: kind) + bottomInset
  }

  var accessoryHeight: CGFloat { accessoryHeight(forWidth: bounds.width) }

  func accessoryHeight(forWidth width: CGFloat) -> CGFloat { accessoryHolder.height(forWidth: width) }

  /// How high what is below the keys is: the device's strip, or the handle of a floating keyboard.
  private func endHeight(as kind: InAppKeyboard.Kind) -> CGFloat {
    if kind == .docked, strip != nil { return ModeStripView.height }
    return kind == .floating ? BoardBackground.handleHeight : 0
  }

  private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if isConstrained(view) || (view as? UIInputView)?.allowsSelfSizing ?? (view.intrinsicContentSize.height > 0) {
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
    let above = accessoryHeight
    accessoryHolder.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
    accessoryHolder.layer.cornerRadius = kind == .floating ? BoardBackground.floatingRadius : 0
    accessoryHolder.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below = height(of: keyboard, bounds.width)
    for view in [keyboard, leaving].compactMap({ $0 }) {
      if isConstrained(view) {
        topConstraint?.constant = above
      } else {
        view.frame = CGRect(x: 0, y: above, width: bounds.width, height: view === keyboard ? below : view.bounds.height)
      }
    }
    strip?.frame = CGRect(x: 0, y: above + below, width: bounds.width, height: ModeStripView.height)
    background.frame = bounds
    background.show(kind, in: areas(above, max(below, leaving?.bounds.height ?? 0)), isBarOnLeft: frame.minX == 0)
    layFoot(above, above + below + endHeight(as: kind))
    let height = above + below + endHeight(as: kind) + bottomInset
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
  private func layFoot(_ accessoryEnd: CGFloat, _ end: CGFloat) {
    let isBehind = keyboard != nil && keyboard?.backgroundColor == nil
    let top = isBehind ? accessoryEnd : end
    foot.isHidden = !background.isHidden || end + bottomInset <= top
    foot.frame = CGRect(x: 0, y: top, width: bounds.width, height: end + bottomInset - top)
    // A keyboard that is dark for its field stands on a dark foot.
    foot.traitOverrideValues = keyboard?.traitOverrideValues ?? UITraitCollection.Values()
    foot.backgroundColor =
      keyboard.map { $0.backgroundColor ?? UIInputView.keyboardColor } ?? accessory?.backgroundColor
  }

  /// Between the halves of the keyboard, fingers go through to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
